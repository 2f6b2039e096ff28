import { machineText } from '../engine/machine.ts'
import { figure, table } from '../engine/print.ts'
import { type BenchResultJson, parseResult } from '../engine/run.ts'
import { jsonOf } from './child.ts'
import type { Goal } from './goal.ts'
import type { EngineFigures } from './stored.ts'

const COMMAND = 'npm run bench -w lab -- --json'

/** Runs every engine benchmark. */
export const measureEngine = async (): Promise<EngineFigures> => {
  const found = (await jsonOf('npm', ['run', '--silent', 'bench', '-w', 'lab', '--', '--json'])) as Omit<
    EngineFigures,
    'command'
  >
  return { ...found, command: COMMAND }
}

/** The output of the benchmark with machine and date. */
export const engineBlock = ({ machine, effort, benches }: EngineFigures): string =>
  [
    '```text',
    machineText(machine),
    `one thread, processor time; medians of ${effort.samples} samples of ${effort.milliseconds} ms, in turns`,
    '',
    table(benches.map(parseResult)),
    '```',
  ].join('\n')

const goalsOf = ({ title, unit, aim, ours, peers }: BenchResultJson): Goal[] => {
  const goals: Goal[] = []
  if (aim?.perSecond !== undefined) {
    const { perSecond, slowest, fastest } = ours
    goals.push({
      what: title,
      aim: `${figure(aim.perSecond)} ${unit} a second`,
      measured: `${figure(perSecond)} (${figure(slowest)} to ${figure(fastest)})`,
      met: perSecond >= aim.perSecond,
    })
  }
  for (const peer of aim?.ratio === undefined ? [] : peers) {
    goals.push({
      what: title,
      aim: `${figure(aim?.ratio ?? 0)} times ${peer.name}`,
      measured: `${figure(peer.behind)} times`,
      met: peer.behind >= (aim?.ratio ?? 0),
    })
  }
  return goals
}

/** The goals of the engine. */
export const engineGoals = ({ benches }: EngineFigures): Goal[] => benches.flatMap(goalsOf)

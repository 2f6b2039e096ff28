import { median } from '../engine/contest.ts'
import { figure } from '../engine/print.ts'
import { FLOOR_GOAL, GOAL, LATENCY_GOAL, PACE_GOALS, type PaceStep, sustained } from '../server/finding.ts'
import { page } from '../server/print.ts'
import type { ServerResult } from '../server/run.ts'
import type { Runs } from '../server/runs.ts'
import { jsonOf } from './child.ts'
import type { Goal } from './goal.ts'
import type { ServerFigures } from './stored.ts'

const PLAN = ['--paces', '1,3', '--warm', '5', '--seconds', '3', '--runs', '3']

/** Runs the load test of the servers. */
export const measureServer = async (): Promise<ServerFigures> => {
  const report = (await jsonOf('npm', [
    'run',
    '--silent',
    'bench:server',
    '-w',
    'lab',
    '--',
    '--json',
    ...PLAN,
  ])) as Runs
  return { ...report, command: `npm run bench:server -w lab -- ${PLAN.join(' ')}` }
}

/** The output of the benchmark. */
export const serverBlock = (figures: ServerFigures): string =>
  [
    `\`${figures.command}\`, ${(figures.all?.length ?? 1) > 1 ? 'the run in the middle, and all of them' : 'one run'}:`,
    '',
    '```text',
    page(figures),
    '```',
  ].join('\n')

const NAMES: { readonly [id: string]: string } = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

const KIB = 1024

const kept = ({ ending }: ServerResult): boolean => ending.kept === ending.accepted

const at = (finding: ServerResult | undefined, pace: number | null): PaceStep | undefined =>
  finding?.steps.find(({ wanted }) => wanted === pace)

/** The figures of a server as text: one for each entry of `PACE_AIMS`. */
const listed = (figures: readonly number[]): string => {
  const texts = figures.map(each => each.toFixed(2))
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}

/** The goals of the server on each database, compared with the median of all runs. */
export const serverGoals = (figures: ServerFigures): Goal[] => {
  const { findings, players, all = [figures] } = figures
  const middle = (
    id: ServerResult['id'],
    figureOf: (ours: ServerResult, find: (id: ServerResult['id']) => ServerResult | undefined) => number,
  ) =>
    median(
      all.flatMap(run => {
        const find = (id: ServerResult['id']): ServerResult | undefined => run.findings.find(each => each.id === id)
        const ours = find(id)
        return ours === undefined ? [] : [figureOf(ours, find)]
      }),
    )
  /** Ratio of the processor times of two servers, at each pace. */
  const ratios = (id: ServerResult['id'], over: ServerResult['id']): number[] =>
    PACE_GOALS.map(({ pace }) =>
      middle(id, (ours, find) => (at(ours, pace)?.cpu ?? Number.NaN) / (at(find(over), pace)?.cpu ?? Number.NaN)),
    )
  const isMeasured = (id: ServerResult['id']): boolean => findings.some(each => each.id === id)
  return findings
    .filter(({ id }) => NAMES[id] !== undefined)
    .flatMap((finding): Goal[] => {
      const best = sustained(finding.steps)
      const { id, ending } = finding
      const on = NAMES[id]
      const peer = ratios(id, 'boardgame.io').map(ratio => 1 / ratio)
      const floor = ratios(id, 'floor-sqlite')
      const p99 = middle(id, ours => at(ours, LATENCY_GOAL.pace)?.p99 ?? Number.NaN)
      const connected = middle(id, ours => ours.connected.resident)
      const played = middle(id, ours => ours.played.resident)
      return [
        {
          what: `server on ${on}, processor time of boardgame.io over ours`,
          aim: `${listed(PACE_GOALS.map(each => each.peer))} times at 500 and 1,500 actions a second and flat out`,
          measured: `${listed(peer)} times`,
          met: peer.every((ratio, place) => ratio >= (PACE_GOALS[place]?.peer ?? 0)),
        },
        ...(isMeasured('floor-sqlite')
          ? [
              {
                what: `server on ${on}, processor time of ours over the floor with SQLite`,
                aim: `at most ${FLOOR_GOAL} times at 500 and 1,500 actions a second and flat out`,
                measured: `${listed(floor)} times`,
                met: floor.every(ratio => ratio <= FLOOR_GOAL),
              },
            ]
          : []),
        {
          what: `server on ${on}, ${figure(LATENCY_GOAL.pace)} actions a second`,
          aim: `p99 at most ${LATENCY_GOAL.p99} ms`,
          measured: `p99 ${p99.toFixed(0)} ms`,
          met: p99 <= LATENCY_GOAL.p99,
        },
        {
          what: `server on ${on}, ${figure(players)} players`,
          aim: `${figure(GOAL.reached)} durable actions a second, p99 under ${GOAL.p99} ms`,
          measured: best === undefined ? 'none in time' : `${figure(best.reached)}, p99 ${best.p99.toFixed(0)} ms`,
          met: best !== undefined && Number(best.reached.toPrecision(3)) >= GOAL.reached,
        },
        {
          what: `server on ${on}, memory`,
          aim: `at most ${GOAL.memory / KIB} KiB for each connected player, ${GOAL.flooded / KIB} KiB after a flood`,
          measured: `${(connected / KIB).toFixed(1)} KiB connected, ${(played / KIB).toFixed(1)} KiB after playing flat out`,
          met: connected <= GOAL.memory && played <= GOAL.flooded,
        },
        {
          what: `server on ${on}, log`,
          aim: 'nothing acknowledged is missing',
          measured: `${ending.accepted.toLocaleString('en')} acknowledged, ${ending.kept?.toLocaleString('en') ?? 'none'} kept`,
          met: kept(finding),
        },
      ]
    })
}

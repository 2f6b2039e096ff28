import { machineText } from '../engine/machine.ts'
import { figure } from '../engine/print.ts'
import { columns, NAMES } from './columns.ts'
import { GOAL, type PaceStep, sustained } from './finding.ts'
import type { BenchReport, ServerResult } from './run.ts'
import { flatOut, type Runs, ranges } from './runs.ts'

const KIB = 1024

const HEAD = [
  'wanted/s',
  'reached/s',
  'p50 ms',
  'p99 ms',
  'µs CPU',
  '+ database',
  'bytes',
  'server busy',
  'players busy',
]

const share = (part: number): string => `${Math.round(part * 100)}%`

const rowOf = (step: PaceStep): string[] => [
  '',
  step.wanted === null ? 'all' : figure(step.wanted),
  figure(step.reached),
  step.p50.toFixed(1),
  step.p99.toFixed(1),
  figure(step.cpu),
  step.database > 0 ? figure(step.database) : '',
  figure(step.bytes),
  share(step.serverLoad),
  share(step.generatorLoad),
]

const stepsOf = (findings: readonly ServerResult[]): string =>
  columns([['', ...HEAD], ...findings.flatMap(({ id, steps }) => [[NAMES[id]], ...steps.map(rowOf)])])

const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`

const summaryOf = (findings: readonly ServerResult[]): string => {
  const line = (title: string, of: (finding: ServerResult) => string, aim = ''): string[] => [
    title,
    ...findings.map(of),
    aim,
  ]
  return columns([
    ['', ...findings.map(({ id }) => id), 'aim'],
    line(
      `sustained actions/s, p99 < ${GOAL.p99} ms`,
      ({ steps }) => (sustained(steps) === undefined ? 'none' : figure(sustained(steps)?.reached ?? 0)),
      figure(GOAL.reached),
    ),
    line('  its p99, ms', ({ steps }) => sustained(steps)?.p99.toFixed(1) ?? '', String(GOAL.p99)),
    line('  its CPU per action, µs', ({ steps }) => {
      const step = sustained(steps)
      return step === undefined ? '' : figure(step.cpu)
    }),
    line('flat out, actions/s', each => figure(flatOut(each)?.reached ?? 0)),
    line('memory per player, connected', ({ connected }) => kib(connected.resident), kib(GOAL.memory)),
    line('memory per player, all played', ({ played }) => kib(played.resident), kib(GOAL.flooded)),
    line('  of it living objects', ({ played }) => kib(played.living)),
    line('acknowledged / kept', ({ ending: { accepted, kept } }) => `${accepted} / ${kept ?? '-'}`),
  ])
}

/** The step of the peer at the same pace as ours. */
const pairs = (ours: ServerResult, peer: ServerResult): readonly (readonly [PaceStep, PaceStep])[] =>
  ours.steps.flatMap(step => {
    const other = peer.steps.find(({ wanted }) => wanted === step.wanted)
    return other === undefined ? [] : [[step, other] as const]
  })

/** Our servers among the measured ones. */
const OURS: ReadonlySet<ServerResult['id']> = new Set(['sqlite', 'postgres', 'memory'])

const ratiosOf = (findings: readonly ServerResult[]): string => {
  const peer = findings.find(({ id }) => id === 'boardgame.io')
  if (peer === undefined) return ''
  const rows = [
    [
      'boardgame.io against ours, times',
      'CPU per action',
      'with database',
      'bytes per action',
      'flat out, ours more',
      'memory',
    ],
  ]
  for (const ours of findings.filter(({ id }) => OURS.has(id))) {
    const both = pairs(ours, peer)
    const mean = (of: (ours: PaceStep, theirs: PaceStep) => number): string =>
      figure(Math.exp(both.reduce((sum, [a, b]) => sum + Math.log(of(a, b)), 0) / Math.max(1, both.length)))
    rows.push([
      `  ${NAMES[ours.id]}`,
      mean((a, b) => b.cpu / a.cpu),
      mean((a, b) => b.cpu / (a.cpu + a.database)),
      mean((a, b) => b.bytes / a.bytes),
      figure((flatOut(ours)?.reached ?? 0) / (flatOut(peer)?.reached ?? 1)),
      figure(peer.played.resident / ours.played.resident),
    ])
  }
  return columns(rows)
}

const trouble = ({ id, ending: { faults, refused, agree, accepted, kept } }: ServerResult): string[] => [
  ...faults.map(fault => `${id}: ${fault}`),
  ...(refused > 0 ? [`${id}: ${refused} shares came too late for their deal`] : []),
  ...(agree ? [] : [`${id}: the players of a table knew different things in the end`]),
  ...(kept === null || kept === accepted
    ? []
    : [`${id}: ${accepted} wishes were acknowledged, ${kept} are in the log`]),
]

/** A report as text. */
export const page = ({ machine, load, plan, players, findings, all }: BenchReport & Partial<Runs>): string => {
  const loads = load.map(each => each.toFixed(1)).join(' … ')
  return [
    `${machineText(machine)}; load of the machine ${loads}`,
    `${players} players at ${plan.tables} tables of Herzlos, ${plan.generators} generator on the same machine, ${plan.seconds} s each${plan.warm > 0 ? ` after ${plan.warm} s of play` : ''}`,
    '',
    stepsOf(findings),
    '',
    summaryOf(findings),
    '',
    ratiosOf(findings),
    ...findings.flatMap(trouble),
    ...(all === undefined || all.length < 2 ? [] : ['', ranges(all)]),
  ].join('\n')
}

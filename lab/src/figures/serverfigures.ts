import { median } from '../engine/contest.ts'
import { figure } from '../engine/print.ts'
import { AIM, FLOOR_AIM, LATENCY_AIM, PACE_AIMS, type Step, sustained } from '../server/finding.ts'
import { page } from '../server/print.ts'
import type { Finding } from '../server/run.ts'
import type { Runs } from '../server/runs.ts'
import { jsonOf } from './child.ts'
import type { Goal } from './goal.ts'
import type { ServerFigures } from './stored.ts'

const PLAN = ['--paces', '1,3', '--warm', '5', '--seconds', '3', '--runs', '3']

/** Puts the servers under load. */
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

/** What the bench prints. */
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

const kept = ({ ending }: Finding): boolean => ending.kept === ending.accepted

const at = (finding: Finding | undefined, pace: number | null): Step | undefined =>
  finding?.steps.find(({ wanted }) => wanted === pace)

/** The figures of a server as text: one for each pace of `PACE_AIMS`. */
const listed = (figures: readonly number[]): string => {
  const texts = figures.map(each => each.toFixed(2))
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}

/** What the server was to reach, on each database: what differs from run to run is told by the median of all. */
export const serverGoals = (figures: ServerFigures): Goal[] => {
  const { findings, players, all = [figures] } = figures
  const middle = (
    id: Finding['id'],
    figureOf: (ours: Finding, find: (id: Finding['id']) => Finding | undefined) => number,
  ) =>
    median(
      all.flatMap(run => {
        const find = (id: Finding['id']): Finding | undefined => run.findings.find(each => each.id === id)
        const ours = find(id)
        return ours === undefined ? [] : [figureOf(ours, find)]
      }),
    )
  /** How many times the processor time of one server is that of another, at each pace. */
  const ratios = (id: Finding['id'], over: Finding['id']): number[] =>
    PACE_AIMS.map(({ pace }) =>
      middle(id, (ours, find) => (at(ours, pace)?.cpu ?? Number.NaN) / (at(find(over), pace)?.cpu ?? Number.NaN)),
    )
  const isMeasured = (id: Finding['id']): boolean => findings.some(each => each.id === id)
  return findings
    .filter(({ id }) => NAMES[id] !== undefined)
    .flatMap((finding): Goal[] => {
      const best = sustained(finding.steps)
      const { id, ending } = finding
      const on = NAMES[id]
      const peer = ratios(id, 'boardgame.io').map(ratio => 1 / ratio)
      const floor = ratios(id, 'floor-sqlite')
      const p99 = middle(id, ours => at(ours, LATENCY_AIM.pace)?.p99 ?? Number.NaN)
      const connected = middle(id, ours => ours.connected.resident)
      const played = middle(id, ours => ours.played.resident)
      return [
        {
          what: `server on ${on}, processor time of boardgame.io over ours`,
          aim: `${listed(PACE_AIMS.map(each => each.peer))} times at 500 and 1,500 actions a second and flat out`,
          measured: `${listed(peer)} times`,
          met: peer.every((ratio, place) => ratio >= (PACE_AIMS[place]?.peer ?? 0)),
        },
        ...(isMeasured('floor-sqlite')
          ? [
              {
                what: `server on ${on}, processor time of ours over the floor with SQLite`,
                aim: `at most ${FLOOR_AIM} times at 500 and 1,500 actions a second and flat out`,
                measured: `${listed(floor)} times`,
                met: floor.every(ratio => ratio <= FLOOR_AIM),
              },
            ]
          : []),
        {
          what: `server on ${on}, ${figure(LATENCY_AIM.pace)} actions a second`,
          aim: `p99 at most ${LATENCY_AIM.p99} ms`,
          measured: `p99 ${p99.toFixed(0)} ms`,
          met: p99 <= LATENCY_AIM.p99,
        },
        {
          what: `server on ${on}, ${figure(players)} players`,
          aim: `${figure(AIM.reached)} durable actions a second, p99 under ${AIM.p99} ms`,
          measured: best === undefined ? 'none in time' : `${figure(best.reached)}, p99 ${best.p99.toFixed(0)} ms`,
          met: best !== undefined && Number(best.reached.toPrecision(3)) >= AIM.reached,
        },
        {
          what: `server on ${on}, memory`,
          aim: `at most ${AIM.memory / KIB} KiB for each connected player, ${AIM.flooded / KIB} KiB after a flood`,
          measured: `${(connected / KIB).toFixed(1)} KiB connected, ${(played / KIB).toFixed(1)} KiB after playing flat out`,
          met: connected <= AIM.memory && played <= AIM.flooded,
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

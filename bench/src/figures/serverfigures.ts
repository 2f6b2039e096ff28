import { median } from '../contest.ts'
import { figure } from '../print.ts'
import { AIM, sustained } from '../server/finding.ts'
import { page } from '../server/print.ts'
import type { Finding } from '../server/run.ts'
import { flatOut, type Runs } from '../server/runs.ts'
import { jsonOf } from './child.ts'
import type { Goal } from './goal.ts'
import type { ServerFigures } from './stored.ts'

const PLAN = ['--paces', '1,3,8', '--seconds', '5', '--runs', '3']

/** Puts the servers under load. */
export const measureServer = async (): Promise<ServerFigures> => {
  const report = (await jsonOf('npm', ['run', '--silent', 'bench:server', '--', '--json', ...PLAN])) as Runs
  return { ...report, command: `npm run bench:server -- ${PLAN.join(' ')}` }
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

const kept = ({ ending }: Finding): boolean => ending.kept === ending.granted

/** What the server was to reach, on each database: what differs from run to run is told by the median of all. */
export const serverGoals = (figures: ServerFigures): Goal[] => {
  const { findings, players, all = [figures] } = figures
  const middle = (id: Finding['id'], figureOf: (ours: Finding, peer: Finding | undefined) => number): number =>
    median(
      all.flatMap(run => {
        const ours = run.findings.find(each => each.id === id)
        const peer = run.findings.find(each => each.id === 'boardgame.io')
        return ours === undefined ? [] : [figureOf(ours, peer)]
      }),
    )
  return findings
    .filter(({ id }) => NAMES[id] !== undefined)
    .flatMap((finding): Goal[] => {
      const best = sustained(finding.steps)
      const { id, ending } = finding
      const on = NAMES[id]
      const cheaper = middle(id, (ours, peer) => (flatOut(peer)?.cpu ?? 0) / (flatOut(ours)?.cpu ?? 1))
      const more = middle(id, (ours, peer) => (flatOut(ours)?.reached ?? 0) / (flatOut(peer)?.reached ?? 1))
      const connected = middle(id, ours => ours.connected.resident)
      const played = middle(id, ours => ours.played.resident)
      return [
        {
          what: `server on ${on}, beside boardgame.io`,
          aim: `a quarter of its processor time an action, ${AIM.peer} times its actions a second flat out`,
          measured: `its processor time is ${cheaper.toFixed(2)} times ours; ${more.toFixed(2)} times its actions`,
          met: cheaper >= AIM.peer && more >= AIM.peer,
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
          measured: `${ending.granted.toLocaleString('en')} acknowledged, ${ending.kept?.toLocaleString('en') ?? 'none'} kept`,
          met: kept(finding),
        },
      ]
    })
}

import { columns, NAMES } from './columns.ts'
import type { Step } from './finding.ts'
import type { Plan } from './plan.ts'
import type { Finding, Report, Tell } from './run.ts'
import { runPlan } from './run.ts'

/** Several runs of one plan: the one in the middle, by what SQLite (or the first server) did flat out, and all. */
export interface Runs extends Report {
  readonly all: readonly Report[]
}

const KIB = 1024

/** The step flat out. */
export const flatOut = (finding: Finding | undefined): Step | undefined =>
  finding?.steps.find(({ wanted }) => wanted === null)

const speedOf = ({ findings }: Report): number => {
  const [first] = findings
  return flatOut(first)?.reached ?? 0
}

/** Does a plan as often as it says. */
export const runOften = async (plan: Plan, tell: Tell): Promise<Runs> => {
  const all: Report[] = []
  for (let run = 1; run <= plan.runs; run++) {
    if (plan.runs > 1) tell(`run ${run} of ${plan.runs}`)
    all.push(await runPlan(plan, tell))
  }
  const sorted = all.toSorted((one, other) => speedOf(one) - speedOf(other))
  return { ...(sorted[Math.floor((sorted.length - 1) / 2)] as Report), all }
}

const rangeOf = (values: readonly number[], show: (value: number) => string): string => {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined) return ''
  return `${show(sorted[Math.floor((sorted.length - 1) / 2)]!)} (${show(least)} … ${show(most)})`
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const tenth = (value: number): string => value.toFixed(1)
const times = (value: number): string => value.toFixed(2)

/** What all runs found, the median and the range of each figure. */
export const ranges = (all: readonly Report[]): string => {
  const ids = all[0]?.findings.map(({ id }) => id) ?? []
  const of = (report: Report, id: Finding['id']): Finding | undefined => report.findings.find(each => each.id === id)
  const line = (
    title: string,
    figureOf: (finding: Finding, report: Report) => number | undefined,
    show: (value: number) => string,
  ): string[] => [
    title,
    ...ids.map(id =>
      rangeOf(
        all.map(report => {
          const finding = of(report, id)
          return (finding === undefined ? undefined : figureOf(finding, report)) ?? Number.NaN
        }),
        show,
      ),
    ),
  ]
  const peer = (report: Report): Finding | undefined => of(report, 'boardgame.io')
  const floor = (report: Report): Finding | undefined => of(report, 'floor-sqlite')
  const ratio = (over: Step | undefined, under: Step | undefined): number | undefined =>
    over === undefined || under === undefined ? undefined : over.cpu / under.cpu
  const paces = [...new Set(all.flatMap(({ findings }) => findings.flatMap(({ steps }) => steps.map(s => s.wanted))))]
  const at = (finding: Finding | undefined, wanted: number | null): Step | undefined =>
    finding?.steps.find(step => step.wanted === wanted)
  const name = (wanted: number | null): string => (wanted === null ? 'flat out' : `${whole(wanted)} wanted`)
  return columns([
    [`${all.length} runs, median (least … most)`, ...ids.map(id => NAMES[id])],
    ...paces.flatMap(wanted => [
      line(`${name(wanted)}: actions/s`, finding => at(finding, wanted)?.reached, whole),
      line('  p99, ms', finding => at(finding, wanted)?.p99, tenth),
      line('  processor time an action, µs', finding => at(finding, wanted)?.cpu, whole),
      line(
        "  the peer's, times ours",
        (finding, report) => ratio(at(peer(report), wanted), at(finding, wanted)),
        times,
      ),
      line(
        '  times the floor with SQLite',
        (finding, report) => ratio(at(finding, wanted), at(floor(report), wanted)),
        times,
      ),
    ]),
    line(
      "flat out, times the peer's actions/s",
      (finding, report) => {
        const theirs = at(peer(report), null)
        return theirs === undefined ? undefined : (at(finding, null)?.reached ?? 0) / theirs.reached
      },
      times,
    ),
    line('memory a player, connected, KiB', ({ connected }) => connected.resident / KIB, tenth),
    line('memory a player, all played, KiB', ({ played }) => played.resident / KIB, tenth),
    line('  of it living, KiB', ({ played }) => played.living / KIB, tenth),
  ])
}

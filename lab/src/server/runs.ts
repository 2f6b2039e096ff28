import { columns, NAMES } from './columns.ts'
import type { PaceStep } from './finding.ts'
import type { Plan } from './plan.ts'
import type { BenchReport, ReportProgress, ServerResult } from './run.ts'
import { runPlan } from './run.ts'

/** Several runs of one plan: all of them, and the median one by the maximum pace of SQLite (or of the first server). */
export interface Runs extends BenchReport {
  readonly all: readonly BenchReport[]
}

const KIB = 1024

/** The step at maximum pace. */
export const flatOut = (finding: ServerResult | undefined): PaceStep | undefined =>
  finding?.steps.find(({ wanted }) => wanted === null)

const speedOf = ({ findings }: BenchReport): number => {
  const [first] = findings
  return flatOut(first)?.reached ?? 0
}

/** Repeats a plan. */
export const runOften = async (plan: Plan, tell: ReportProgress): Promise<Runs> => {
  const all: BenchReport[] = []
  for (let run = 1; run <= plan.runs; run++) {
    if (plan.runs > 1) tell(`run ${run} of ${plan.runs}`)
    all.push(await runPlan(plan, tell))
  }
  const sorted = all.toSorted((one, other) => speedOf(one) - speedOf(other))
  return { ...(sorted[Math.floor((sorted.length - 1) / 2)] as BenchReport), all }
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

/** The median and the range of each figure over all runs. */
export const ranges = (all: readonly BenchReport[]): string => {
  const ids = all[0]?.findings.map(({ id }) => id) ?? []
  const of = (report: BenchReport, id: ServerResult['id']): ServerResult | undefined =>
    report.findings.find(each => each.id === id)
  const line = (
    title: string,
    figureOf: (finding: ServerResult, report: BenchReport) => number | undefined,
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
  const peer = (report: BenchReport): ServerResult | undefined => of(report, 'boardgame.io')
  const floor = (report: BenchReport): ServerResult | undefined => of(report, 'floor-sqlite')
  const ratio = (over: PaceStep | undefined, under: PaceStep | undefined): number | undefined =>
    over === undefined || under === undefined ? undefined : over.cpu / under.cpu
  const paces = [...new Set(all.flatMap(({ findings }) => findings.flatMap(({ steps }) => steps.map(s => s.wanted))))]
  const at = (finding: ServerResult | undefined, wanted: number | null): PaceStep | undefined =>
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

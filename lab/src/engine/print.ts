import type { BenchResult } from './run.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const three = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** Formats a pace or a ratio with at most the measured digits. */
export const figure = (value: number): string => (value >= 100 ? whole : three).format(Number(value.toPrecision(3)))

const aimOf = ({ bench }: BenchResult, at: number): string => {
  if (at === 0) return bench.aim?.perSecond === undefined ? '' : figure(bench.aim.perSecond)
  return bench.aim?.ratio === undefined ? '' : `${figure(bench.aim.ratio)} ×`
}

/** The findings as a table: one line for our code, and one for each peer with the factor by which ours is faster. */
export const table = (findings: readonly BenchResult[]): string => {
  const rows = [['', 'a second', 'range', 'ours is', 'aim']]
  for (const finding of findings) {
    rows.push([`${finding.bench.title} (${finding.bench.unit})`, '', '', '', ''])
    for (const [at, pace] of finding.paces.entries()) {
      const ratio = at === 0 ? '' : `${figure(pace.behind)} ×`
      const range = `${figure(pace.slowest)} … ${figure(pace.fastest)}`
      rows.push([`  ${pace.name}`, figure(pace.perSecond), range, ratio, aimOf(finding, at)])
    }
  }
  const widths = [0, 1, 2, 3, 4].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map(row => row.join('  ').trimEnd())
    .join('\n')
}

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { BOUND, type Hypotheses, type MatchReport, type SprtState, sprtPath } from '@halfpint/bots'

/** The matches of a sequential test, kept line by line in a file, so that an interrupted test can be resumed. */
export interface SprtLog {
  readonly played: readonly MatchReport[]
  keep(report: MatchReport): void
}

/** Opens a log. Its first line names the experiment; the log of another experiment is refused. */
export const openLog = (file: string | undefined, experiment: string): SprtLog | undefined => {
  if (file === undefined) return { played: [], keep: () => {} }
  const keep = (report: MatchReport): void => appendFileSync(file, `${JSON.stringify(report)}\n`)
  if (!existsSync(file)) {
    writeFileSync(file, `${experiment}\n`)
    return { played: [], keep }
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
  if (first !== experiment) return undefined
  const played: MatchReport[] = []
  for (const line of lines) {
    try {
      played.push(JSON.parse(line) as MatchReport)
    } catch {
      // The run was interrupted in the middle of the last line; its match is played again.
    }
  }
  return { played, keep }
}

const WIDTH = 640
const HEIGHT = 280
const EDGE = 40

/** Draws the path of a test: the likelihood ratio after each deal between its two bounds. */
export const pictureOf = (shares: readonly number[], hypotheses: Hypotheses, title: string): string => {
  const path = sprtPath(shares, hypotheses)
  const reach = 1.15 * Math.max(BOUND, ...path.map(({ llr }) => Math.abs(llr)))
  const x = (at: number): string => (EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, path.length - 1)).toFixed(1)
  const y = (llr: number): string => (HEIGHT / 2 - ((HEIGHT / 2 - EDGE) * llr) / reach).toFixed(1)
  const level = (llr: number, kind: string): string =>
    `<line class="${kind}" x1="${EDGE}" x2="${WIDTH - EDGE}" y1="${y(llr)}" y2="${y(llr)}"/>`
  const last = path.at(-1) as SprtState | undefined
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>.bound{stroke:#a33;stroke-dasharray:6 4}.zero{stroke:#888}.path{fill:none;stroke:#246;stroke-width:2}text{fill:#444}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${level(BOUND, 'bound')}${level(-BOUND, 'bound')}${level(0, 'zero')}
<text x="${EDGE}" y="${Number(y(BOUND)) - 6}">${percent(hypotheses.high)}</text>
<text x="${EDGE}" y="${Number(y(-BOUND)) + 16}">${percent(hypotheses.low)}</text>
<polyline class="path" points="${path.map(({ llr }, at) => `${x(at)},${y(llr)}`).join(' ')}"/>
<text x="${WIDTH - EDGE}" y="${HEIGHT - 12}" text-anchor="end">${last?.blocks ?? 0} / ${last?.llr.toFixed(2) ?? 0}</text>
</svg>
`
}

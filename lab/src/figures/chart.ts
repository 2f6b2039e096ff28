import { hasInterval } from './ladderfigures.ts'
import { stepsOf, tablesOf } from './lines.ts'
import { type LadderGame, nameOf, type Rung } from './rung.ts'

const WIDTH = 760
const LEFT = 196
const RIGHT = 24
const ROW = 17
const GAP = 13
const PANEL = 48
const LEAST = 0.4

// Colours for light and dark mode on an own background, because the picture may be on a page of either kind.
const STYLE = `
  svg { font: 12px system-ui, sans-serif; --ground: #fbf7ef; --ink: #2b2320; --faint: #8a7d72; --line: #ddd2c2; --bar: #b4541a }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #211b18; --ink: #f1e8dc; --faint: #a59788; --line: #443a33; --bar: #f0a35e }
  }
  .ground { fill: var(--ground) }
  .title { font-weight: 600; font-size: 15px; fill: var(--ink) }
  .step { font-weight: 600; fill: var(--ink) }
  .small { font-size: 11px; fill: var(--faint) }
  .grid { stroke: var(--line) }
  .even { stroke: var(--faint); stroke-dasharray: 4 3 }
  .bar { stroke: var(--bar); stroke-width: 5; stroke-linecap: round; opacity: 0.45 }
  .dot { fill: var(--bar) }
  .few { fill: none; stroke: var(--bar); stroke-width: 1.5 }
`

const x = (share: number): number =>
  Math.round((LEFT + ((Math.max(LEAST, share) - LEAST) / (1 - LEAST)) * (WIDTH - LEFT - RIGHT)) * 10) / 10

const text = (at: number, y: number, kind: string, args: string, anchor = 'start'): string =>
  `<text class="${kind}" x="${at}" y="${y}" text-anchor="${anchor}">${args}</text>`

const rungMark = (rung: Rung, y: number): string => {
  const share = `${(100 * rung.winShare).toFixed(1)}%`
  const told = `<title>${rung.line} ${share}, ${rung.games} matches</title>`
  // Without an interval only a ring is drawn: the line was played, but is not conclusive.
  if (!hasInterval(rung)) return `<g>${told}<circle class="few" cx="${x(rung.winShare)}" cy="${y}" r="4"/></g>`
  const bar = `<line class="bar" x1="${x(rung.low)}" x2="${x(rung.high)}" y1="${y}" y2="${y}"/>`
  return `<g>${told}${bar}<circle class="dot" cx="${x(rung.winShare)}" cy="${y}" r="4"/></g>`
}

/** The part of the picture for one game, and its lower edge. */
const panel = (
  rungs: readonly Rung[],
  game: LadderGame,
  title: string,
  top: number,
): { drawn: string; end: number } => {
  const drawn: string[] = [text(16, top + 20, 'title', title)]
  let y = top + PANEL
  for (const { upper, lower } of stepsOf(game)) {
    drawn.push(text(16, y + 4, 'step', `${upper} over ${lower}`))
    for (const players of tablesOf(game)) {
      const rung = rungs.find(({ line }) => line === nameOf({ game, players, upper, lower }))
      drawn.push(text(LEFT - 12, y + 4, 'small', String(players), 'end'))
      if (rung !== undefined) drawn.push(rungMark(rung, y))
      y += ROW
    }
    y += GAP
  }
  const end = y - GAP
  const marks = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap(share => [
    `<line class="${share === 0.5 ? 'even' : 'grid'}" x1="${x(share)}" x2="${x(share)}" y1="${top + PANEL - 14}" y2="${end - 4}"/>`,
    text(x(share), top + PANEL - 20, 'small', `${Math.round(100 * share)}%`, 'middle'),
  ])
  return { drawn: [...marks, ...drawn].join('\n'), end }
}

/** The ladder as an SVG picture: the share of matches won by the stronger level, with 95 % confidence intervals. */
export const chartOf = (rungs: readonly Rung[]): string => {
  const halfPint = panel(rungs, 'half-pint-heroes', 'Half-Pint Heroes', 8)
  const herzlos = panel(rungs, 'herzlos', 'Herzlos', halfPint.end + 22)
  const height = herzlos.end + 34
  const legend = text(
    16,
    height - 12,
    'small',
    'Part of matches won by the stronger level; bars: limits of 95%; rings: too few deals for limits; small numbers: players.',
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    '<title>The ladder of the bots</title>',
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}" rx="10"/>`,
    halfPint.drawn,
    herzlos.drawn,
    legend,
    '</svg>',
    '',
  ].join('\n')
}

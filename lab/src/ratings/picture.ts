import { type RatingList, titleOf } from './document.ts'

const WIDTH = 760
const LEFT = 240
const RIGHT = 40
const ROW = 22
const HEAD = 44

// Colours for light and dark mode on an own background, because the picture may be on a page of either kind.
const STYLE = `
  svg { font: 12px system-ui, sans-serif; --ground: #fbf7ef; --ink: #2b2320; --faint: #8a7d72; --line: #ddd2c2; --bar: #b4541a }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #211b18; --ink: #f1e8dc; --faint: #a59788; --line: #443a33; --bar: #f0a35e }
  }
  .ground { fill: var(--ground) }
  .title { font-weight: 600; font-size: 15px; fill: var(--ink) }
  .bot { fill: var(--ink) }
  .small { font-size: 11px; fill: var(--faint) }
  .grid { stroke: var(--line) }
  .bar { stroke: var(--bar); stroke-width: 5; stroke-linecap: round; opacity: 0.45 }
  .dot { fill: var(--bar) }
`

const STEP = 200

/** The rating lists as an SVG picture: a dot for each bot, a bar for its confidence interval. */
export const pictureOf = (lists: readonly RatingList[]): string => {
  const all = lists.flatMap(({ list }) => list.flatMap(({ low, high }) => [low, high]))
  const least = STEP * Math.floor(Math.min(...all, 900) / STEP)
  const most = STEP * Math.ceil(Math.max(...all, 1100) / STEP)
  const x = (rating: number): number =>
    Math.round((LEFT + ((rating - least) / (most - least)) * (WIDTH - LEFT - RIGHT)) * 10) / 10
  const text = (at: number, y: number, kind: string, args: string, anchor = 'start'): string =>
    `<text class="${kind}" x="${at}" y="${y}" text-anchor="${anchor}">${args}</text>`
  const drawn: string[] = []
  let top = 8
  for (const each of lists.filter(({ list }) => list.length > 0)) {
    const end = top + HEAD + ROW * each.list.length
    for (let rating = least; rating <= most; rating += STEP) {
      drawn.push(`<line class="grid" x1="${x(rating)}" x2="${x(rating)}" y1="${top + HEAD - 12}" y2="${end - 10}"/>`)
      drawn.push(text(x(rating), top + HEAD - 18, 'small', String(rating), 'middle'))
    }
    drawn.push(text(16, top + 18, 'title', titleOf(each)))
    each.list.forEach(({ bot, rating, low, high }, at) => {
      const y = top + HEAD + ROW * at + 4
      drawn.push(text(16, y + 4, 'bot', bot))
      drawn.push(`<line class="bar" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/>`)
      drawn.push(
        `<circle class="dot" cx="${x(rating)}" cy="${y}" r="4"><title>${bot}: ${rating.toFixed(0)}</title></circle>`,
      )
    })
    top = end + 14
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img">`,
    '<title>The rating lists of the bots</title>',
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${top}" rx="10"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

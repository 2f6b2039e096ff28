import type { FieldBot } from '@halfpint/daily'

/** The width of the chart, the distance of the dots, and the number of dots side by side in a column. */
const [WIDTH, STEP, ACROSS] = [330, 7.4, 5]

interface DotsProps {
  readonly field: readonly FieldBot[]
  readonly points: number
  readonly label: string
}

/** A dot for each bot in the player's seat, in a column for its points; the player's column is lit. */
export const Dots = ({ field, points, label }: DotsProps) => {
  const counts = new Map<number, number>([[points, 0]])
  for (const bot of field) counts.set(bot.points, (counts.get(bot.points) ?? 0) + 1)
  const columns = [...counts].toSorted(([a], [b]) => a - b)
  // A few columns are separated by several dots in a line; many columns get one dot each.
  const across = columns.length > 8 ? Math.max(1, Math.floor(WIDTH / columns.length / STEP) - 1) : ACROSS
  const tallest = Math.max(...columns.map(([, bots]) => Math.ceil(bots / across)))
  const height = tallest * STEP + 4
  const every = Math.ceil(columns.length / 12)
  return (
    <svg class="dots-chart" viewBox={`0 0 ${WIDTH} ${height + 22}`} role="img" aria-label={label}>
      <path d={`M0 ${height}h${WIDTH}`} />
      {columns.map(([value, bots], at) => {
        const middle = (WIDTH * (at + 0.5)) / columns.length
        return (
          <g key={value} class={value === points ? 'own' : ''}>
            {Array.from({ length: bots }, (_, dot) => (
              <circle
                key={dot}
                cx={middle + ((dot % across) - (Math.min(bots, across) - 1) / 2) * STEP}
                cy={height - 5 - Math.floor(dot / across) * STEP}
                r="3"
              />
            ))}
            {(value === points || at % every === 0) && (
              <text x={middle} y={height + 16}>
                {String(Math.round(value * 10) / 10).replace('-', '−')}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

import type { ReviewedDecision } from '@halfpint/bots'
import type { Json } from '@halfpint/core'
import { words } from '../../base/speech.ts'

const WIDTH = 320
const HEIGHT = 96
/** Space below for the numbers of the rounds. */
const FOOT = 14

interface CurveProps {
  /** All decisions of one seat, in order. */
  readonly decisions: readonly ReviewedDecision<Json>[]
  /** The decisions that are discussed below. */
  readonly worst: readonly ReviewedDecision<Json>[]
  readonly percent: (share: number) => string
}

/** The chance of winning by decision and round; the costliest decisions have dots. */
export const Curve = ({ decisions, worst, percent }: CurveProps) => {
  const say = words('replay').review
  const first = decisions[0]
  const last = decisions.at(-1)
  if (first === undefined || last === undefined || decisions.length < 2) return null
  const x = (at: number): number => (at / (decisions.length - 1)) * (WIDTH - 12) + 6
  const y = (win: number): number => 4 + (1 - win) * (HEIGHT - 8)
  const rounds = decisions.flatMap(({ round }, at) => (round === decisions[at - 1]?.round ? [] : [{ round, at }]))
  return (
    <figure class="chance-curve">
      <figcaption>
        {say.curve}
        <b>{`${percent(first.chosen.win)} … ${percent(last.chosen.win)}`}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
        {[0, 0.5, 1].map(win => (
          <path key={win} class="grid" d={`M0 ${y(win)}h${WIDTH}`} />
        ))}
        {rounds.map(({ round, at }) => (
          <g key={round}>
            <path class="grid" d={`M${x(at)} 4v${HEIGHT - 4}`} />
            <text x={x(at) + 3} y={HEIGHT + FOOT - 3}>
              {round + 1}
            </text>
          </g>
        ))}
        <path class="line" d={`M${decisions.map(({ chosen }, at) => `${x(at)} ${y(chosen.win)}`).join('L')}`} />
        {decisions.map(({ at, chosen }, place) =>
          worst.some(each => each.at === at) ? <circle key={at} cx={x(place)} cy={y(chosen.win)} r="4" /> : null,
        )}
      </svg>
    </figure>
  )
}

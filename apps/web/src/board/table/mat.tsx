import type { Seat } from '@halfpint/core'
import type { ComponentChildren } from 'preact'

/** A small fan of card backs. */
const Backs = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <g stroke="#f3e6c6" stroke-width="1.3" fill="#7b2d26">
      <rect x="8" y="4" width="10" height="15" rx="1.6" transform="rotate(-20 12 22)" />
      <rect x="8" y="4" width="10" height="15" rx="1.6" transform="rotate(20 12 22)" />
      <rect x="6.6" y="3" width="11" height="17" rx="1.8" />
    </g>
  </svg>
)

const TEETH = 21

/** The outline of a bottle cap. */
const CAP = `M${Array.from({ length: 2 * TEETH }, (_, at) => {
  const [radius, angle] = [at % 2 === 0 ? 11.8 : 10.2, (Math.PI * at) / TEETH]
  return `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`
}).join('L')}z`

interface CapProps {
  readonly colour: string
  /** The player it belongs to, if it is one player's. */
  readonly owner?: Seat
  /** Its place among the caps on one mat. */
  readonly index?: number
  readonly children: ComponentChildren
}

/** A bottle cap in a player's colour. */
export const Cap = ({ colour, owner, index = 0, children }: CapProps) => (
  <span class="cap" style={{ color: colour, '--i': String(index) }} data-owner={owner}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d={CAP} />
      <circle cx="12" cy="12" r="8.6" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.1" />
    </svg>
    {children}
  </span>
)

interface MatProps {
  readonly face: ComponentChildren
  /** Number of cards in hand; `null` if the hand is visible. */
  readonly held: number | null
  /** Won tricks, face down under the mat. */
  readonly won: number
  /** Tricks won in a row, shown by the three parts of the rim. */
  readonly streak?: number
  /** The total; `null` before the first round is scored. */
  readonly score: string | null
  /** Everything else on the mat. */
  readonly children?: ComponentChildren
}

/** The beer mat of a player. Hidden from screen readers, which get a sentence. */
export const Mat = ({ face, held, won, streak = 0, score, children }: MatProps) => (
  <span class="mat" data-streak={Math.min(3, streak)} aria-hidden="true">
    {won > 0 ? (
      <span class="pile">
        {Array.from({ length: won }, (_, at) => (
          <i key={at} class="back" style={{ '--i': String(at) }} />
        ))}
      </span>
    ) : null}
    <span class="rim" />
    {face}
    {held === null ? null : (
      <span class="held">
        <Backs />
        <b>{held}</b>
      </span>
    )}
    {score === null ? null : <span class="score">{score}</span>}
    {children}
  </span>
)

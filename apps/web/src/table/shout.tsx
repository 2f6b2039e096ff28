import './shout.css'
import type { ComponentChildren } from 'preact'

interface ShoutProps {
  /** What kind it is; its colours follow from that. */
  readonly of: 'brawl' | 'march' | 'duel'
  /** The one word that everybody shouts. */
  readonly shout: string
  /** Milliseconds until it begins. */
  readonly after?: number
  readonly onDone: () => void
  readonly children: ComponentChildren
}

/** A word that everybody shouts, on the table itself, seen from across the room; a tap ends it. What it says is announced elsewhere. */
export const Shout = ({ of, shout, after = 0, onDone, children }: ShoutProps) => (
  <div class={`shout of-${of}`} aria-hidden="true" style={{ '--after': `${after}ms` }} onPointerDown={onDone}>
    <div class="shout-stage">
      {children}
      <b class="shout-word" style={{ '--letters': String(shout.length) }}>
        {shout}
      </b>
    </div>
  </div>
)

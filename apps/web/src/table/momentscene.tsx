import './moment.css'
import type { ComponentChildren } from 'preact'

interface MomentSceneProps {
  /** What kind of moment it is; its colours follow from that. */
  readonly of: 'brawl' | 'march' | 'duel'
  /** The one word that everybody shouts. */
  readonly shout: string
  /** Milliseconds until it begins. */
  readonly after?: number
  readonly onDone: () => void
  readonly children: ComponentChildren
}

/** A great moment, on the table itself, seen from across the room; a tap ends it. What it says is announced elsewhere. */
export const MomentScene = ({ of, shout, after = 0, onDone, children }: MomentSceneProps) => (
  <div class={`moment of-${of}`} aria-hidden="true" style={{ '--after': `${after}ms` }} onPointerDown={onDone}>
    <div class="moment-stage">
      {children}
      <b class="moment-shout" style={{ '--letters': String(shout.length) }}>
        {shout}
      </b>
    </div>
  </div>
)

import './duel.css'
import type { SeatState } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { SeatFace } from '../../../ui/seatface.tsx'
import { Banner } from '../../table/banner.tsx'
import { ShapeMark } from '../shapes.tsx'

interface DuelProps {
  /** The players who may win the match with the next mark. */
  readonly duelists: readonly (SeatState | undefined)[]
  readonly after: number
  readonly onDone: () => void
}

/** H30: a gun fight: the lamp narrows to its players, and stars fall onto their mats. */
export const Duel = ({ duelists, after, onDone }: DuelProps) => (
  <Banner of="duel" word={words('half-pint-heroes').duel.heading} after={after} onDone={onDone}>
    <div class="duelists" style={{ '--n': String(duelists.length) }}>
      {duelists.map((seatState, at) => (
        <span key={at} class="mat">
          <span class="duel-star">
            <ShapeMark shape="blue" />
          </span>
          <span class="rim" />
          <SeatFace seatState={seatState} />
        </span>
      ))}
    </div>
  </Banner>
)

import './duel.css'
import type { Chair } from '@halfpint/table'
import { ChairFace } from '../../game/chair.tsx'
import { words } from '../../shell/speech.ts'
import { Shout } from '../../table/shout.tsx'
import { ShapeMark } from './shapes.tsx'

interface DuelProps {
  /** Whoever may win the game with the next mark. */
  readonly duelists: readonly (Chair | undefined)[]
  readonly after: number
  readonly onDone: () => void
}

/** H30: a gun fight: the lamp narrows to those who draw, and stars spin onto their mats. */
export const Duel = ({ duelists, after, onDone }: DuelProps) => (
  <Shout of="duel" shout={words('half-pint-heroes').duel.heading} after={after} onDone={onDone}>
    <div class="duelists" style={{ '--n': String(duelists.length) }}>
      {duelists.map((chair, at) => (
        <span key={at} class="mat">
          <span class="duel-star">
            <ShapeMark shape="blue" />
          </span>
          <span class="rim" />
          <ChairFace chair={chair} />
        </span>
      ))}
    </div>
  </Shout>
)

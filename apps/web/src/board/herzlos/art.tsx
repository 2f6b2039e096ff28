import '../art.css'
import { at } from '../artpiece.ts'
import { HerzlosFace } from './card.tsx'

/** An ace of hearts, the queen and the jack, with what the last two cost and bring. */
export const HerzlosArt = () => (
  <span class="art" aria-hidden="true">
    <span style={at(1, 21, -12)}>
      <HerzlosFace card="hA" />
    </span>
    <span style={at(28, 12, -1)}>
      <HerzlosFace card="fQ" class="hot" />
    </span>
    <span style={at(56, 20, 11)}>
      <HerzlosFace card="dJ" />
    </span>
    <span class="price" style={at(29, 74)}>
      −25
    </span>
    <span class="price gain" style={at(66, 76, -8)}>
      +15
    </span>
  </span>
)

import { type Card, rankOf, suitOf } from '@halfpint/herzlos'
import { herzlosClass, herzlosLabel } from '../../cards/herzloscard.tsx'
import { ShapeMark } from '../../cards/shapes.tsx'
import { words } from '../../shell/speech.ts'

/** A Herzlos card in small. */
export const HerzlosMini = ({ card }: { card: Card }) => {
  const { ranks } = words('core').cards
  const rank = rankOf(card)
  return (
    <span class={herzlosClass(card, undefined, 'mini')} role="img" aria-label={herzlosLabel(card)}>
      <span class="number">{ranks[rank as keyof typeof ranks] ?? rank}</span>
      <span class="foot">
        <ShapeMark shape={suitOf(card)} />
      </span>
    </span>
  )
}

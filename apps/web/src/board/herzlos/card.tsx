import '../../ui/cards/card.css'
import { type Card, rankOf, suitOf } from '@halfpint/herzlos'
import { words } from '../../base/speech.ts'
import type { Emphasis } from '../../ui/cards/emphasis.ts'
import { ShapeMark } from './shapes.tsx'

/** The text of a Herzlos card for screen readers: `queen of flowers`. */
export const herzlosLabel = (card: Card): string => words('core').games.herzlos.cards.label(suitOf(card), rankOf(card))

/** The print of a Herzlos card. */
export const HerzlosPrint = ({ card }: { card: Card }) => {
  const suit = suitOf(card)
  const { cards } = words('core').games.herzlos
  return (
    <>
      <span class="number">{cards.ranks[rankOf(card) as keyof typeof cards.ranks] ?? rankOf(card)}</span>
      <ShapeMark shape={suit} class="corner" />
      <ShapeMark shape={suit} class="big" />
      <span class="letter">{cards.letters[suit]}</span>
    </>
  )
}

/** The classes of an element that is a Herzlos card. */
export const herzlosClass = (card: Card, emphasis?: Emphasis, more = ''): string =>
  `card of-${suitOf(card)} ${emphasis ?? ''} ${more}`

/** A Herzlos card lying on the table. */
export const HerzlosFace = ({ card, emphasis, class: more }: { card: Card; emphasis?: Emphasis; class?: string }) => (
  <span class={herzlosClass(card, emphasis, more)} role="img" aria-label={herzlosLabel(card)}>
    <HerzlosPrint card={card} />
  </span>
)

/** A Herzlos card in small. */
export const HerzlosMini = ({ card }: { card: Card }) => {
  const { ranks } = words('core').games.herzlos.cards
  const rank = rankOf(card)
  return (
    <span class={herzlosClass(card, undefined, 'mini')} role="img" aria-label={herzlosLabel(card)} data-card={card}>
      <span class="number">{ranks[rank as keyof typeof ranks] ?? rank}</span>
      <span class="foot">
        <ShapeMark shape={suitOf(card)} />
      </span>
    </span>
  )
}

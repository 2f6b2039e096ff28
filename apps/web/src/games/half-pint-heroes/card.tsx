import '../../cards/card.css'
import { type Card, colourOf, numberOf, splitOf } from '@halfpint/half-pint'
import type { Emphasis } from '../../cards/emphasis.ts'
import { words } from '../../shell/speech.ts'
import { ShapeMark } from './shapes.tsx'

interface FaceProps {
  readonly card: Card
  readonly emphasis?: Emphasis
  readonly class?: string
}

/** What a screen reader says of a card: `7, red glove`. */
export const cardLabel = (card: Card): string =>
  words('core').games['half-pint-heroes'].cards.label(numberOf(card), colourOf(card))

/** The print of a card, for whatever element carries it. */
export const CardPrint = ({ card }: { card: Card }) => {
  const colour = colourOf(card)
  const split = splitOf(card)
  const { cards } = words('core').games['half-pint-heroes']
  return (
    <>
      <span class="number">{numberOf(card)}</span>
      <ShapeMark shape={colour} class="corner" />
      <ShapeMark shape={colour} class="big" />
      <span class="letter">{cards.letters[colour]}</span>
      <span class="split">
        <span>{split.row}</span>
        <span>{split.hand}</span>
      </span>
    </>
  )
}

/** The classes of an element that is a card. */
export const cardClass = (card: Card, emphasis?: Emphasis, more = ''): string =>
  `card of-${colourOf(card)} ${emphasis ?? ''} ${more}`

/** A card lying on the table. */
export const CardFace = ({ card, emphasis, class: more }: FaceProps) => (
  <span class={cardClass(card, emphasis, more)} role="img" aria-label={cardLabel(card)}>
    <CardPrint card={card} />
  </span>
)

/** A card in small, as the sets of a trick show it; cards from the row are paler. */
export const MiniCard = ({ card, fromRow }: { card: Card; fromRow: boolean }) => (
  <span class={cardClass(card, undefined, `mini ${fromRow ? 'from-row' : ''}`)} role="img" aria-label={cardLabel(card)}>
    <span class="number">{numberOf(card)}</span>
    <span class="foot">
      <ShapeMark shape={colourOf(card)} />
    </span>
  </span>
)

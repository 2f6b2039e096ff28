import '../../ui/cards/card.css'
import { type Card, colourOf, numberOf, splitOf } from '@halfpint/half-pint'
import { words } from '../../base/speech.ts'
import type { Emphasis } from '../../ui/cards/emphasis.ts'
import { ShapeMark } from './shapes.tsx'

interface PrintProps {
  readonly card: Card
  /** Whether the split is printed: on the table only where it counts. */
  readonly split?: boolean
}

interface FaceProps extends PrintProps {
  readonly emphasis?: Emphasis
  readonly class?: string
  /** Whether it has a `data-card` attribute, for threads. */
  readonly named?: boolean
}

/** The text of a card for screen readers: `7, red glove`. */
export const cardLabel = (card: Card): string =>
  words('core').games['half-pint-heroes'].cards.label(numberOf(card), colourOf(card))

/** The print of a card. Its left strip has everything, because a fan covers the rest. */
export const CardPrint = ({ card, split = true }: PrintProps) => {
  const colour = colourOf(card)
  const { row, hand } = splitOf(card)
  const { cards } = words('core').games['half-pint-heroes']
  return (
    <>
      <span class="number">{numberOf(card)}</span>
      <ShapeMark shape={colour} class="corner" />
      <span class="letter">{cards.letters[colour]}</span>
      <ShapeMark shape={colour} class="big" />
      {split ? (
        <span class="split">
          {row}·{hand}
        </span>
      ) : null}
    </>
  )
}

/** The classes of an element that is a card. */
export const cardClass = (card: Card, emphasis?: Emphasis, more = ''): string =>
  `card of-${colourOf(card)} ${emphasis ?? ''} ${more}`

/** A card on the table. */
export const CardFace = ({ card, emphasis, class: more, split, named = false }: FaceProps) => (
  <span
    class={cardClass(card, emphasis, more)}
    role="img"
    aria-label={cardLabel(card)}
    data-card={named ? card : undefined}
  >
    <CardPrint card={card} {...(split === undefined ? {} : { split })} />
  </span>
)

/** A small card; cards from the row are paler. */
export const MiniCard = ({ card, fromRow }: { card: Card; fromRow: boolean }) => (
  <span class={cardClass(card, undefined, `mini ${fromRow ? 'from-row' : ''}`)} role="img" aria-label={cardLabel(card)}>
    <span class="number">{numberOf(card)}</span>
    <span class="foot">
      <ShapeMark shape={colourOf(card)} />
    </span>
  </span>
)

import '../../cards/card.css'
import { type Card, colourOf, numberOf, splitOf } from '@halfpint/half-pint'
import type { Emphasis } from '../../cards/emphasis.ts'
import { words } from '../../shell/speech.ts'
import { ShapeMark } from './shapes.tsx'

interface PrintProps {
  readonly card: Card
  /** Whether the split stands on it: at the table only where it counts. */
  readonly split?: boolean
}

interface FaceProps extends PrintProps {
  readonly emphasis?: Emphasis
  readonly class?: string
  /** Whether it can be found by its name, to tie sets to it. */
  readonly named?: boolean
}

/** What a screen reader says of a card: `7, red glove`. */
export const cardLabel = (card: Card): string =>
  words('core').games['half-pint-heroes'].cards.label(numberOf(card), colourOf(card))

/** The print of a card, for whatever element carries it. Its left strip says it all: it is what a fan leaves to see. */
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

/** A card lying on the table. */
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

/** A card in small, as the sets of a trick show it; cards from the row are paler. */
export const MiniCard = ({ card, fromRow }: { card: Card; fromRow: boolean }) => (
  <span class={cardClass(card, undefined, `mini ${fromRow ? 'from-row' : ''}`)} role="img" aria-label={cardLabel(card)}>
    <span class="number">{numberOf(card)}</span>
    <span class="foot">
      <ShapeMark shape={colourOf(card)} />
    </span>
  </span>
)

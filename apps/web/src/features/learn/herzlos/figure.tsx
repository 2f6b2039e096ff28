import { must } from '@halfpint/core'
import { type Card, herzlos, pointsOf } from '@halfpint/herzlos'
import { signed } from '../../../ui/signed.ts'
import '../learn.css'
import { words } from '../../../base/speech.ts'
import { HerzlosFace } from '../../../board/herzlos/card.tsx'
import { FIGURES, type Figure, takerOf } from './figures.ts'

type Shown = Pick<Figure, 'cards'>

const Suits = ({ cards }: Shown) => (
  <div class="figure-row">
    {cards.map(card => (
      <HerzlosFace key={card} card={card} />
    ))}
  </div>
)

/** Z6: the points of a card with the default options. */
const worthOf = (card: Card): number => pointsOf(must(herzlos.options.read({})), [card])

const Points = ({ cards }: Shown) => (
  <div class="figure-row">
    {cards.map(card => (
      <span key={card} class="worth">
        <HerzlosFace card={card} />
        <b class={worthOf(card) > 0 ? 'gain' : 'loss'}>{signed(worthOf(card))}</b>
      </span>
    ))}
  </div>
)

const SuitTrick = ({ cards }: Shown) => {
  const learn = words('learn')
  const winner = takerOf(cards)
  return (
    <div class="figure-row">
      {cards.map((card, seat) => (
        <span key={card} class="worth">
          <small>{learn.names[seat]}</small>
          <HerzlosFace card={card} emphasis={seat === winner ? 'lit' : undefined} />
        </span>
      ))}
    </div>
  )
}

const DRAWINGS = { suits: Suits, points: Points, trick: SuitTrick }

/** A picture of the rules. */
export const FigureOf = ({ name }: { name: string }) => {
  const { kind, cards } = FIGURES[name as keyof typeof FIGURES]
  const Drawing = DRAWINGS[kind]
  return <Drawing cards={cards} />
}

import '../../learn/learn.css'
import { JACK_POINTS, QUEEN_POINTS } from '@halfpint/herzlos'
import { words } from '../../shell/speech.ts'
import { HerzlosFace } from '../herzlos/card.tsx'
import { CardFace, MiniCard } from './card.tsx'
import { FIGURES, type Figure, type FigureName, laidBy, takerOf, trickOf } from './figures.ts'

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>

const Cards = ({ cards }: Of<'cards'>) => (
  <div class="figure-row">
    {cards.map(card => (
      <CardFace key={card} card={card} />
    ))}
  </div>
)

const Predictions = ({ chosen }: Of<'predictions'>) => (
  <div class="figure-row">
    {[0, 1, 2, 3].map(number => (
      <span key={number} class={`prediction-card ${chosen.includes(number) ? 'lit' : ''}`}>
        {number}
      </span>
    ))}
  </div>
)

const Laid = ({ row, hand }: Of<'laid'>) => {
  const learn = words('learn')
  const laid = laidBy(0, hand, row)
  return (
    <div class="figure-laid">
      <span class="tag">{learn.row}</span>
      <div class="figure-row">
        {row.map(card => (
          <CardFace key={card} card={card} emphasis={laid.row.includes(card) ? 'lit' : undefined} />
        ))}
      </div>
      <span class="tag">{learn.hand}</span>
      <div class="figure-row">
        {hand.map(card => (
          <CardFace key={card} card={card} emphasis="lit" />
        ))}
        <b>{words('core').games['half-pint-heroes'].sets[laid.set]}</b>
      </div>
    </div>
  )
}

const Trick = ({ row, hands }: Of<'trick'>) => {
  const learn = words('learn')
  const { plays, winner } = trickOf(row, hands)
  return (
    <div class="figure-trick">
      {plays.map(({ seat, hand, row: joined, set }) => (
        <div key={seat} class={`figure-play ${seat === winner ? 'won' : ''}`}>
          <span>{learn.names[seat]}</span>
          <b>{words('core').games['half-pint-heroes'].sets[set]}</b>
          <span class="minis">
            {hand.map(card => (
              <MiniCard key={card} card={card} fromRow={false} />
            ))}
            {joined.map(card => (
              <MiniCard key={card} card={card} fromRow />
            ))}
          </span>
          {seat === winner && <span class="wins">{learn.winsTrick}</span>}
        </div>
      ))}
    </div>
  )
}

/** H24 to H26: the sum of a round as the pad would explain it. */
const Score = ({ predicted, won, betWon }: Of<'score'>) => {
  const learn = words('learn')
  const parts: readonly [string, number][] = [
    [words('half-pint-heroes/learn').parts.tricks(won), 10 * won],
    [words('half-pint-heroes/learn').parts.exact(predicted), 10 * predicted],
    [words('half-pint-heroes/learn').parts.bet, betWon ? 20 : 0],
  ]
  return (
    <table class="figure-score">
      <tbody>
        {parts.map(([name, points]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{points}</td>
          </tr>
        ))}
        <tr class="sum">
          <th scope="row">{learn.total}</th>
          <td>{parts.reduce((sum, [, points]) => sum + points, 0)}</td>
        </tr>
      </tbody>
    </table>
  )
}

const Marks = ({ marks }: Of<'marks'>) => {
  return (
    <div class="figure-row">
      {marks.map((mark, round) => (
        <span key={round} class="pencil-mark">
          {words('core').games['half-pint-heroes'].marks[mark]}
        </span>
      ))}
      <span class="pencil-mark next">?</span>
    </div>
  )
}

const Suits = ({ cards }: Of<'suits'>) => (
  <div class="figure-row">
    {cards.map(card => (
      <HerzlosFace key={card} card={card} />
    ))}
  </div>
)

/** Z6: what a card is worth by the usual values. */
const worthOf = (card: Of<'points'>['cards'][number]): number => {
  if (card === 'fQ') return QUEEN_POINTS
  if (card === 'dJ') return JACK_POINTS
  const court = { J: 11, Q: 12, K: 13, A: 14 }[card.slice(1)]
  return -(court ?? Number(card.slice(1)))
}

/** A number with its sign, a true minus for negative ones. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))

const Points = ({ cards }: Of<'points'>) => (
  <div class="figure-row">
    {cards.map(card => (
      <span key={card} class="worth">
        <HerzlosFace card={card} />
        <b class={worthOf(card) > 0 ? 'gain' : 'loss'}>{signed(worthOf(card))}</b>
      </span>
    ))}
  </div>
)

const SuitTrick = ({ cards }: Of<'suit-trick'>) => {
  const learn = words('learn')
  const winner = takerOf(cards)
  return (
    <div class="figure-row">
      {cards.map((card, seat) => (
        <span key={card} class="worth">
          <span class="who">{learn.names[seat]}</span>
          <HerzlosFace card={card} emphasis={seat === winner ? 'lit' : undefined} />
        </span>
      ))}
    </div>
  )
}

const Drawing = ({ figure }: { figure: Figure }) => {
  switch (figure.kind) {
    case 'cards':
      return <Cards {...figure} />
    case 'predictions':
      return <Predictions {...figure} />
    case 'laid':
      return <Laid {...figure} />
    case 'trick':
      return <Trick {...figure} />
    case 'score':
      return <Score {...figure} />
    case 'marks':
      return <Marks {...figure} />
    case 'suits':
      return <Suits {...figure} />
    case 'points':
      return <Points {...figure} />
    case 'suit-trick':
      return <SuitTrick {...figure} />
  }
}

/** A picture of the rules with its line below. */
export const FigureOf = ({ name, caption }: { name: FigureName; caption: string }) => (
  <figure class="figure">
    <Drawing figure={FIGURES[name]} />
    <figcaption>{caption}</figcaption>
  </figure>
)

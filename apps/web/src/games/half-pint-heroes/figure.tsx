import { BET_POINTS, predictionPoints, TRICK_POINTS } from '@halfpint/half-pint'
import '../../learn/learn.css'
import { words } from '../../shell/speech.ts'
import { CardFace, MiniCard } from './card.tsx'
import { FIGURES, type Figure, type FigureName, laidBy, trickOf } from './figures.ts'

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

/** The pictures tell of a table of three. */
const SEATS = 3

/** H24 to H26: the sum of a round as the pad would explain it. */
const Score = ({ predicted, won, betWon }: Of<'score'>) => {
  const learn = words('learn')
  const parts: readonly [string, number][] = [
    [words('half-pint-heroes/learn').parts.tricks(won), TRICK_POINTS * won],
    [words('half-pint-heroes/learn').parts.exact(predicted), predictionPoints(predicted, SEATS)],
    [words('half-pint-heroes/learn').parts.bet, betWon ? BET_POINTS : 0],
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
  }
}

/** A picture of the rules. */
export const FigureOf = ({ name }: { name: string }) => <Drawing figure={FIGURES[name as FigureName]} />

import '../learn.css'
import { predictionPoints, SCORING } from '@halfpint/half-pint'
import { words } from '../../../base/speech.ts'
import { CardFace } from '../../../board/half-pint/card.tsx'
import {
  choicesOf,
  FIGURES,
  type Figure,
  type FigureName,
  laidBy,
  padOf,
  trickOf,
} from '../../../board/half-pint/figures.ts'
import { Minis } from '../../../board/half-pint/minis.tsx'

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
  const { sets } = words('core').games['half-pint-heroes']
  const { plays, winner } = trickOf(row, hands)
  return (
    <div class="figure-trick">
      {hands.map((_, seat) => {
        const play = plays.find(each => each.seat === seat)
        return (
          <div key={seat} class={`figure-play ${seat === winner ? 'won' : ''}`}>
            <span>{learn.names[seat]}</span>
            {play === undefined ? (
              <span class="quiet-text">{words('half-pint-heroes/learn').figure.noCards}</span>
            ) : (
              <>
                <b>{sets[play.set]}</b>
                <Minis hand={play.hand} row={play.row} />
              </>
            )}
            {seat === winner && <span class="wins">{learn.winsTrick}</span>}
          </div>
        )
      })}
    </div>
  )
}

/** H14: a row, a hand, and every set that is in it. */
const Choices = ({ row, hand }: Of<'choices'>) => {
  const learn = words('learn')
  const { sets } = words('core').games['half-pint-heroes']
  return (
    <div class="figure-laid">
      <span class="tag">{learn.row}</span>
      <div class="figure-row">
        {row.map(card => (
          <CardFace key={card} card={card} />
        ))}
      </div>
      <span class="tag">{learn.hand}</span>
      <div class="figure-row">
        {hand.map(card => (
          <CardFace key={card} card={card} />
        ))}
      </div>
      <span class="tag">{words('half-pint-heroes/learn').figure.canPlay}</span>
      <div class="figure-trick">
        {choicesOf(hand, row).map(play => (
          <div key={play.strength} class="figure-play">
            <b>{sets[play.set]}</b>
            <Minis hand={play.hand} row={play.row} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The pictures show a table of three. */
const SEATS = 3

/** H24 to H26: the sum of a round as the pad explains it. */
const Score = ({ predicted, won, betWon }: Of<'score'>) => {
  const learn = words('learn')
  const { figure } = words('half-pint-heroes/learn')
  const met = predicted === won
  const parts: readonly [string, number][] = [
    [figure.tricks(won), SCORING.trick * won],
    [met ? figure.exact(predicted) : figure.missed(predicted), met ? predictionPoints(SCORING, predicted, SEATS) : 0],
    [betWon ? figure.bet : figure.betLost, betWon ? SCORING.bet : 0],
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

/** H34: a whole pad, points and marks, with the streak and the total below. */
const Pad = ({ columns }: Of<'pad'>) => {
  const { marks } = words('core').games['half-pint-heroes']
  const { figure } = words('half-pint-heroes/learn')
  const { rounds, result } = padOf(columns)
  return (
    <table class="figure-pad">
      <thead>
        <tr>
          <td />
          {figure.players.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ scores, marks: made }, round) => (
          <tr key={round}>
            <th scope="row">{round + 1}</th>
            {scores.map((score, seat) => (
              <td key={seat}>
                {score} <span class="pencil-mark">{marks[made[seat] ?? '']}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{figure.streak}</th>
          {result.bonus.map((bonus, seat) => (
            <td key={seat}>{bonus}</td>
          ))}
        </tr>
        <tr class="sum">
          <th scope="row">{words('learn').total}</th>
          {result.totals.map((total, seat) => (
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
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
    case 'choices':
      return <Choices {...figure} />
    case 'marks':
      return <Marks {...figure} />
    case 'pad':
      return <Pad {...figure} />
  }
}

/** A picture of the rules. */
export const FigureOf = ({ name }: { name: string }) => <Drawing figure={FIGURES[name as FigureName]} />

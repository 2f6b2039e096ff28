import { everySeat, type Seat, type Seen } from '@halfpint/core'
import { type Event, type EventSaying, type State, sayingsOf } from '@halfpint/herzlos'
import { fill, right, width } from '../../play/text.ts'
import { winnerText } from '../../play/winner.ts'
import type { Frame } from '../face.ts'
import { telling } from '../telling.ts'
import { cardName, cardNames, nameFor } from './look.ts'
import { takenText } from './seats.ts'

/** A line for each player: the points, and the cards that scored. */
const scoreLines = (view: Seen<State>, { names }: Frame): string[] => {
  const { points, taken } = view.results.at(-1)!
  const nameWidth = Math.max(...names.map(width))
  return everySeat(view.seats).map(seat =>
    `  ${fill(names[seat]!, nameWidth)} ${right(String(points[seat]), 5)}  ${takenText(taken[seat] ?? [])}`.trimEnd(),
  )
}

const lines = ({ key, facts }: EventSaying, after: Seen<State>, frame: Frame): string[] => {
  const say = frame.words.games.herzlos
  const name = (seat: Seat): string | null => nameFor(after, seat, frame)
  const named = (seat: Seat): string => frame.names[seat]!
  switch (key) {
    case 'dealt':
      return [say.dealt(facts.round, facts.hand)]
    case 'passed': {
      const { given, to, got, from } = facts
      return [say.passed(cardNames(given, frame), named(to), cardNames(got, frame), named(from))]
    }
    case 'plays':
    case 'throws':
      return [say[key](name(facts.seat), cardName(facts.card, frame))]
    case 'heartsOpened':
      return [say.heartsOpened]
    case 'takes':
      return [say.takes(name(facts.seat), say.pointsOf(facts.points))]
    case 'march':
      return [say.march(name(facts.seat))]
    case 'scored':
      return scoreLines(after, frame)
    case 'marchWon':
      return [say.marchWon]
    case 'winners':
      return [winnerText(after, frame)]
  }
}

/** The sentences about the events of a game, and how long each is shown. */
export const { tell, pauseAfter } = telling<State, Event, EventSaying>(sayingsOf, lines, {
  dealt: 'none',
  passed: 'none',
  'passes-exchanged': 'long',
  played: 'short',
  'trick-won': 'long',
  'round-scored': 'key',
  'game-ended': 'key',
})

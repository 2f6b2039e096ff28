import { everySeat, type Seat, type Seen } from '@halfpint/core'
import { type Card, type Event, rightOf, type State, suitOf } from '@halfpint/herzlos'
import type { Heard } from '../../play/match.ts'
import { fill, right, width } from '../../play/text.ts'
import { winnerText } from '../../play/winner.ts'
import type { Frame, Pause } from '../face.ts'
import { cardName, cardNames, nameFor, pointsOf, takenBy } from './look.ts'
import { takenText } from './seats.ts'

const passLines = (view: Seen<State>, frame: Frame): string[] => {
  const { viewer, seats, passes } = view
  if (viewer === 'rail') return []
  const from = (viewer + 1) % seats
  const to = rightOf(viewer, seats)
  const given = cardNames(passes[viewer] as readonly Card[], frame)
  const got = cardNames(passes[from] as readonly Card[], frame)
  return [frame.words.games.herzlos.passed(given, frame.names[to] as string, got, frame.names[from] as string)]
}

const playLines = ({ before, after }: Heard<State, Event>, seat: Seat, card: Card, frame: Frame): string[] => {
  const { herzlos } = frame.words.games
  const [lead] = before.trick
  const thrown = lead !== undefined && suitOf(lead.card) !== suitOf(card)
  const name = nameFor(after, seat, frame)
  const line = (thrown ? herzlos.throws : herzlos.plays)(name, cardName(card, frame))
  return after.heartsOpen && !before.heartsOpen ? [line, herzlos.heartsOpened] : [line]
}

const scoreLines = (before: Seen<State>, points: readonly number[], { names }: Frame): string[] => {
  const nameWidth = Math.max(...names.map(width))
  return everySeat(before.seats).map(seat => {
    const taken = takenBy(before, seat).length === 0 ? '' : takenText(before, seat)
    return `  ${fill(names[seat] as string, nameWidth)} ${right(String(points[seat]), 5)}  ${taken}`.trimEnd()
  })
}

/** A fact in words. */
export const tell = (heard: Heard<State, Event>, frame: Frame): string[] => {
  const { before, event, after } = heard
  const { herzlos } = frame.words.games
  switch (event.type) {
    case 'dealt':
      return [herzlos.dealt(after.round + 1, after.hands[0]?.length ?? 0)]
    case 'passed':
      return []
    case 'passes-exchanged':
      return passLines(after, frame)
    case 'played':
      return playLines(heard, event.seat, event.card, frame)
    case 'trick-won':
      return [herzlos.takes(nameFor(after, event.winner, frame), herzlos.pointsOf(pointsOf(before.trick, before)))]
    case 'round-scored': {
      const march = event.march === null ? [] : [herzlos.march(nameFor(before, event.march, frame))]
      return [...march, ...scoreLines(before, event.points, frame)]
    }
    case 'game-ended':
      return [...(event.result.ending === 'march' ? [herzlos.marchWon] : []), winnerText(after, frame)]
  }
}

/** How long a fact stays in sight. */
export const pauseAfter = ({ event, after }: Heard<State, Event>): Pause => {
  switch (event.type) {
    case 'dealt':
    case 'passed':
      return 'none'
    case 'passes-exchanged':
      return 'long'
    case 'played':
      return event.seat === after.viewer ? 'none' : 'short'
    case 'trick-won':
      return 'long'
    case 'round-scored':
    case 'game-ended':
      return 'key'
  }
}

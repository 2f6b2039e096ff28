import { type BySeat, clockwise, type Seat, type Viewer } from '@halfpint/core'
import { type Card, type Event, rightOf, type State, throwsOffHeart, winnerOf } from '@halfpint/herzlos'
import type { Section } from '@halfpint/words'
import { worthOf } from './standing.ts'

/** What a sentence about the table needs: its words, the names, and who listens. */
export interface Teller {
  readonly words: Section<'herzlos'>
  readonly table: Section<'table'>
  readonly names: BySeat<string>
  readonly me: Viewer
  readonly cardName: (card: Card) => string
}

/** What a fact says to somebody who cannot see the table; `undefined` where there is nothing to say. */
export const tell = (
  event: Event,
  before: State,
  { words: says, table, names, me, cardName }: Teller,
): string | undefined => {
  const nameOf = (seat: Seat): string | null => (seat === me ? null : (names[seat] as string))
  switch (event.type) {
    case 'dealt':
      return says.dealt(before.round + 1, event.deck.length / before.seats)
    case 'passed':
      return undefined
    case 'passes-exchanged': {
      if (me === 'rail') return undefined
      const [right, left] = [rightOf(me, before.seats), clockwise(me, before.seats)]
      const cards = (seat: Seat): string => (event.passes[seat] as readonly Card[]).map(cardName).join(', ')
      return says.passed(cards(me), names[right] as string, cards(left), names[left] as string)
    }
    case 'played': {
      const [lead] = before.trick
      const off = lead !== undefined && lead.card[0] !== event.card[0]
      const opens = throwsOffHeart(before.trick, event.card) && !before.heartsOpen
      const sentence = (off ? says.throws : says.plays)(nameOf(event.seat), cardName(event.card))
      return opens ? `${sentence} ${says.heartsOpened}` : sentence
    }
    case 'trick-won': {
      const cards = before.trick.map(play => play.card)
      return says.takes(nameOf(winnerOf(before.trick)), says.pointsOf(worthOf(before.options, cards)))
    }
    case 'round-scored': {
      const points = event.points.map((points, seat) => table.score(nameOf(seat), points)).join(', ')
      return event.march === null ? points : `${says.march(nameOf(event.march))} ${points}`
    }
    case 'game-ended': {
      const { winners, ending } = event.result
      const named = winners.map(seat => names[seat] as string)
      const mine = me !== 'rail' && winners.includes(me)
      const sentence = table.winners(named, winners.length === 1, mine)
      return ending === 'march' ? `${says.marchWon} ${sentence}` : sentence
    }
  }
}

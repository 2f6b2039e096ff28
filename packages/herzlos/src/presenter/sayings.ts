import { type BySeat, clockwise, type Sayings, type Seat, type Seen } from '@halfpint/core'
import { type Card, suitOf } from '../card.ts'
import { rightOf } from '../pass.ts'
import { pointsOf } from '../score.ts'
import type { Event, State } from '../state.ts'
import { winnerOf } from '../trick.ts'

/** Sentences about the events of a table. */
export type EventSaying = Sayings<{
  dealt: { readonly round: number; readonly hand: number }
  /** The cards that the viewer gives to its right and gets from its left. */
  passed: {
    readonly given: readonly Card[]
    readonly to: Seat
    readonly got: readonly Card[]
    readonly from: Seat
  }
  plays: {
    readonly seat: Seat
    readonly card: Card
    /** Whether it takes the lead from another card. */
    readonly leads: boolean
  }
  /** A card of another suit than the one led. */
  throws: { readonly seat: Seat; readonly card: Card }
  heartsOpened: Record<string, never>
  takes: { readonly seat: Seat; readonly points: number }
  march: { readonly seat: Seat }
  scored: { readonly points: BySeat<number> }
  marchWon: { readonly seat: Seat }
  winners: { readonly seats: readonly Seat[] }
}>

/** Sentences that report an event; none for a choice that is still secret. */
export const sayingsOf = (event: Event, before: Seen<State>, after: Seen<State>): readonly EventSaying[] => {
  switch (event.type) {
    case 'dealt':
      return [{ key: 'dealt', facts: { round: after.round + 1, hand: after.hands[0]?.length ?? 0 } }]
    case 'passed':
      return []
    case 'passes-exchanged': {
      const { viewer, seats } = after
      if (viewer === 'spectator') return []
      const [to, from] = [rightOf(viewer, seats), clockwise(viewer, seats)]
      // The viewer knows two passes: the one it gave and the one it got.
      const pass = (seat: Seat): readonly Card[] => event.passes[seat] as readonly Card[]
      return [{ key: 'passed', facts: { given: pass(viewer), to, got: pass(from), from } }]
    }
    case 'played': {
      const { seat, card } = event
      const [lead] = before.trick
      const leads = lead !== undefined && winnerOf([...before.trick, { seat, card }]) === seat
      const said: EventSaying =
        lead !== undefined && suitOf(lead.card) !== suitOf(card)
          ? { key: 'throws', facts: { seat, card } }
          : { key: 'plays', facts: { seat, card, leads } }
      const opens = after.heartsOpen && !before.heartsOpen
      return opens ? [said, { key: 'heartsOpened', facts: {} }] : [said]
    }
    case 'trick-won': {
      const cards = before.trick.map(play => play.card)
      return [{ key: 'takes', facts: { seat: event.winner, points: pointsOf(before.options, cards) } }]
    }
    case 'round-scored': {
      const { points, march } = event
      const scored = { key: 'scored', facts: { points } } as const
      return march === null ? [scored] : [{ key: 'march', facts: { seat: march } }, scored]
    }
    case 'game-ended': {
      const { ending, winners: seats } = event.result
      const won = { key: 'winners', facts: { seats } } as const
      return ending === 'march' ? [{ key: 'marchWon', facts: { seat: seats[0]! } }, won] : [won]
    }
  }
}

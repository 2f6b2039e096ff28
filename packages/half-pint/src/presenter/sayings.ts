import type { BySeat, Sayings, Seat, Seen } from '@halfpint/core'
import type { Card } from '../card.ts'
import { layDown } from '../decide.ts'
import type { Action, Bet, Event, RoundScore, State } from '../state.ts'
import { leadingPlay } from '../trick.ts'
import { type SetName, setNameOf } from './set.ts'

/** Sentences about the events of a table. */
export type EventSaying = Sayings<{
  dealt: { readonly round: number; readonly row: number; readonly hand: number; readonly start: Seat }
  predictions: { readonly predictions: BySeat<number> }
  bets: { readonly bets: BySeat<Bet> }
  lays: {
    readonly seat: Seat
    readonly name: SetName
    readonly hand: readonly Card[]
    readonly row: readonly Card[]
    /** H18: whether it takes the lead from another play. */
    readonly leads: boolean
  }
  winsTrick: { readonly seat: Seat }
  brawlStarted: { readonly seat: Seat }
  scored: RoundScore
  gunFight: { readonly seats: readonly Seat[] }
  gunFightWon: { readonly seats: readonly Seat[] }
  winners: { readonly seats: readonly Seat[] }
}>

/** Sentences that report an event; none for a choice that is still secret. */
export const sayingsOf = (event: Event, before: Seen<State>, after: Seen<State>): readonly EventSaying[] => {
  switch (event.type) {
    case 'dealt': {
      const { round, row, hands, start } = after
      return [{ key: 'dealt', facts: { round: round + 1, row: row.length, hand: hands[0]?.length ?? 0, start } }]
    }
    case 'predicted':
    case 'bet-placed':
      return []
    case 'predictions-revealed':
      return [{ key: 'predictions', facts: { predictions: event.predictions } }]
    case 'bets-revealed':
      return [{ key: 'bets', facts: { bets: event.bets } }]
    case 'played': {
      const { seat, hand, row } = event
      const leads = before.trick.length > 0 && leadingPlay([...before.trick, event], before.options) === event
      return [{ key: 'lays', facts: { seat, name: setNameOf(event), hand, row, leads } }]
    }
    case 'trick-won':
      return [{ key: 'winsTrick', facts: { seat: event.winner } }]
    case 'round-scored': {
      const { tricks, brawl, scores, marks, gunFight } = event
      return [
        ...(brawl === null ? [] : [{ key: 'brawlStarted', facts: { seat: brawl } } as const]),
        { key: 'scored', facts: { tricks, brawl, scores, marks } },
        ...(gunFight.length === 0 ? [] : [{ key: 'gunFight', facts: { seats: gunFight } } as const]),
      ]
    }
    case 'game-ended': {
      const { ending, winners: seats } = event.result
      return [
        ...(ending === 'gun-fight' ? [{ key: 'gunFightWon', facts: { seats } } as const] : []),
        { key: 'winners', facts: { seats } },
      ]
    }
  }
}

/** Sentences about an action. */
export type ActionSaying = Sayings<{
  predict: { readonly prediction: number }
  bet: { readonly seat: Seat }
  noBet: Record<string, never>
  /** `name` is `null` where the cards make no set. */
  play: { readonly name: SetName | null; readonly hand: readonly Card[]; readonly row: readonly Card[] }
}>

/** The sentence that describes an action of the viewer. */
export const sayingOf = (action: Action, view: Seen<State>): ActionSaying => {
  if (action.type === 'predict') return { key: 'predict', facts: { prediction: action.prediction } }
  if (action.type === 'bet') {
    return action.on === null ? { key: 'noBet', facts: {} } : { key: 'bet', facts: { seat: action.on } }
  }
  const laid = view.viewer === 'spectator' ? undefined : layDown(view, view.viewer, action)
  if (laid?.ok !== true) return { key: 'play', facts: { name: null, hand: action.hand, row: action.row ?? [] } }
  const { hand, row } = laid.value
  return { key: 'play', facts: { name: setNameOf(laid.value), hand, row } }
}

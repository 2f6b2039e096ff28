import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { Card } from './card.ts'
import { evolve } from './evolve.ts'
import { checkPass, exchange, passSize } from './pass.ts'
import { gameResult, scoreRound } from './score.ts'
import type { Action, Event, State } from './state.ts'
import { checkPlay, FIRST_LEAD, winnerOf } from './trick.ts'

const decidePass = (state: State, seat: Seat, cards: readonly Card[]): Result<readonly Event[]> => {
  if (state.passes[seat] !== null) return refuse('already-chosen', { seat })
  const checked = checkPass(state.hands[seat] as readonly Card[], cards, passSize(state.round))
  if (!checked.ok) return checked
  const passed: Event = { type: 'passed', seat, cards: checked.value }
  const after = evolve(state, passed)
  if (after.passes.includes(null)) return ok([passed])
  const passes = after.passes as readonly (readonly Card[])[]
  // Z4: the player with the 2 of flowers after passing leads it.
  const leader = exchange(after.hands, passes).findIndex(hand => hand.includes(FIRST_LEAD))
  return ok([passed, { type: 'passes-exchanged', passes, leader }])
}

/** The events at the end of a trick, and of the round and the game if they are over. */
const afterTrick = (state: State): readonly Event[] => {
  const won: Event = { type: 'trick-won', winner: winnerOf(state.trick) }
  const after = evolve(state, won)
  if (after.hands.some(hand => hand.length > 0)) return [won]
  const { options, seats } = state
  const scored = scoreRound(options, after.tricks, seats)
  const result = gameResult(options, [...state.results, scored], seats)
  const facts: Event[] = [won, { type: 'round-scored', ...scored }]
  return result === null ? facts : [...facts, { type: 'game-ended', result }]
}

const decidePlay = (state: State, seat: Seat, card: Card): Result<readonly Event[]> => {
  if (state.toPlay !== seat) return refuse('not-your-turn', { seat, turn: state.toPlay })
  const checked = checkPlay(state.hands[seat] as readonly Card[], card, state)
  if (!checked.ok) return checked
  const played: Event = { type: 'played', seat, card }
  if (state.trick.length + 1 < state.seats) return ok([played])
  return ok([played, ...afterTrick(evolve(state, played))])
}

/** Returns the events of an action, or the reason why it is not allowed. */
export const decide = (state: State, seat: Seat, action: Action): Result<readonly Event[]> => {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < state.seats))
    return refuse('no-such-seat', { seat, seats: state.seats })
  if (action.type !== state.phase) return refuse('wrong-phase', { phase: state.phase, action: action.type })
  switch (action.type) {
    case 'pass':
      return decidePass(state, seat, action.cards)
    case 'play':
      return decidePlay(state, seat, action.card)
  }
}

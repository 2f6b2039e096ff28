import { isFields, type Json, ok, type Result, type RoundFormat, refuse } from '@halfpint/core'
import { type Action, deckFor, type Event, type State, totals, winners } from './state.ts'

const wholeNumber = (json: unknown): Result<number> =>
  Number.isInteger(json) ? ok(json as number) : refuse('not-a-number')

const results = (state: State): { rounds: Json[]; result: Json | null } => ({
  rounds: state.results.map(({ winner, points }) => ({ winner, points })),
  result: state.phase === 'over' ? { totals: totals(state), winners: winners(state) } : null,
})

/** The record format of Thimble. */
export const format: RoundFormat<State, Action, Event> = {
  deal(deck, state) {
    if (!Array.isArray(deck)) return refuse('missing-key', { key: 'deck' })
    const missing = deckFor(state.seats).filter(card => !deck.includes(card))
    if (missing.length > 0 || deck.length !== 2 * state.seats + 2) return refuse('bad-deck', { missing })
    return ok({ type: 'dealt', deck: deck as string[] })
  },
  choices: [
    {
      key: 'stakes',
      read(entry) {
        const stake = wholeNumber(entry)
        return stake.ok ? ok({ type: 'stake', stake: stake.value }) : stake
      },
    },
    {
      key: 'guesses',
      read(entry) {
        const guess = wholeNumber(entry)
        return guess.ok ? ok({ type: 'guess', guess: guess.value }) : guess
      },
    },
  ],
  play(entry) {
    if (!isFields(entry)) return refuse('bad-play')
    const { seat, card } = entry
    if (typeof seat !== 'number' || typeof card !== 'string') return refuse('bad-play')
    return ok({ seat, action: { type: 'play', card } })
  },
  enter(rounds, event) {
    const round = rounds.at(-1) ?? {}
    if (event.type === 'dealt') rounds.push({ deck: event.deck })
    else if (event.type === 'stakes-revealed') round.stakes = event.stakes
    else if (event.type === 'guesses-revealed') round.guesses = event.guesses
    else if (event.type === 'played') {
      round.plays = [...(round.plays ?? []), { seat: event.seat, card: event.card }]
    } else if (event.type === 'round-scored') round.result = { winner: event.winner, points: event.points }
  },
  ending: () => undefined,
  results,
  roundKeys: ['winner', 'points'],
  gameKeys: ['totals', 'winners'],
}

import { bySeat, everySeat, ok, type Result, refuse, type Seat, type Turn } from '@halfpint/core'
import { type Action, compareCards, type Event, type RoundResult, STAKES, type State, toPlay } from './state.ts'

/** The next to act. */
export const turn = (state: State): Turn => {
  const missing = (choices: readonly unknown[]): Turn => ({
    kind: 'seats',
    seats: everySeat(state.seats).filter(seat => choices[seat] === null),
  })
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance' }
    case 'stake':
      return missing(state.stakes)
    case 'guess':
      return missing(state.guesses)
    case 'play':
      return { kind: 'seats', seats: [toPlay(state)] }
    case 'over':
      return { kind: 'over' }
  }
}

/** The best card takes all stakes; a right guess gets a prize. */
const score = (state: State): RoundResult => {
  const sign = state.options.wins === 'high' ? 1 : -1
  const [best] = [...state.plays].sort((a, b) => sign * compareCards(b.card, a.card))
  const winner = best?.seat ?? 0
  const pot = (state.stakes as readonly number[]).reduce((sum, stake) => sum + stake, 0)
  const prize = state.options.prizes[state.round === 0 ? 0 : 1]!
  const points = bySeat(state.seats, seat => (seat === winner ? pot : 0) + (state.guesses[seat] === winner ? prize : 0))
  return { winner, points }
}

const withLast = <T>(choices: readonly unknown[], seat: Seat, choice: T): readonly T[] | undefined => {
  const all = choices.map((made, other) => (other === seat ? choice : made))
  return all.includes(null) ? undefined : (all as T[])
}

/** Returns the events of an action. */
export const decide = (state: State, seat: Seat, action: Action): Result<readonly Event[]> => {
  const waiting = turn(state)
  if (waiting.kind !== 'seats' || !waiting.seats.includes(seat)) return refuse('not-your-turn')
  if (action.type !== state.phase) return refuse('wrong-phase', { phase: state.phase })
  switch (action.type) {
    case 'stake': {
      const { stake } = action
      if (!(STAKES as readonly number[]).includes(stake)) return refuse('bad-stake')
      const stakes = withLast(state.stakes, seat, stake)
      const staked = { type: 'staked', seat, stake } as const
      return ok(stakes === undefined ? [staked] : [staked, { type: 'stakes-revealed', stakes }])
    }
    case 'guess': {
      const { guess } = action
      if (guess === seat || !everySeat(state.seats).includes(guess)) return refuse('bad-guess')
      const guesses = withLast(state.guesses, seat, guess)
      const guessed = { type: 'guessed', seat, guess } as const
      return ok(guesses === undefined ? [guessed] : [guessed, { type: 'guesses-revealed', guesses }])
    }
    case 'play': {
      const { card } = action
      if (!state.hands[seat]?.includes(card)) return refuse('not-your-card', { card })
      const played = { type: 'played', seat, card } as const
      const plays = [...state.plays, { seat, card }]
      if (plays.length < state.seats) return ok([played])
      return ok([played, { type: 'round-scored', ...score({ ...state, plays }) }])
    }
  }
}

import { below, must, pick, type Random, seeded } from '@halfpint/core'
import {
  type Action,
  type Card,
  halfPint,
  OPTION_RULES,
  type Options,
  type SeenCard,
  type State,
  sortCards,
} from '@halfpint/half-pint'
import { drawOptions } from '@halfpint/testkit'
import type { ThinkOptions } from '../evaluation.ts'
import { NO_STYLE } from '../style.ts'

/** Random options for this number of seats. */
const someOptions = (random: Random, seats: number): Options => ({
  ...drawOptions(OPTION_RULES, random),
  startSeat: below(random, seats),
})

/** A random game at a random decision, after some rounds and plays. */
export const somePosition = (random: Random, seats = 2 + below(random, 6)): State => {
  for (;;) {
    let state = must(halfPint.open(someOptions(random, seats), seats))
    for (let steps = below(random, 120); steps >= 0; steps--) {
      const turn = halfPint.turn(state)
      if (turn.kind === 'over') break
      const seat = turn.kind === 'seats' ? pick(random, turn.seats) : 0
      const events =
        turn.kind === 'chance'
          ? halfPint.chance(state, random)
          : must(halfPint.decide(state, seat, pick(random, halfPint.legal(halfPint.view(state, seat)))))
      for (const event of events) state = halfPint.evolve(state, event)
    }
    if (halfPint.turn(state).kind === 'seats') return state
  }
}

/** Reproducible options: a seed and a number of iterations. */
export const thinkOptions = (seed: string, iterations: number): ThinkOptions => ({
  random: seeded(seed),
  budget: { iterations },
  now: () => 0,
  style: NO_STYLE,
})

/** The same state with different hidden cards and hidden choices for this seat. */
export const dealtOtherwise = (state: State, seat: number, random: Random): State => {
  const hidden = [...state.stock, ...state.hands.flatMap((hand, of) => (of === seat ? [] : hand))] as Card[]
  const order = hidden.map(card => [random.next(), card] as const).sort((a, b) => a[0] - b[0])
  const cards = order.map(([, card]) => card)
  const take = (count: number): SeenCard[] => cards.splice(0, count)
  const choice = (made: State['predictions'][number], of: number) =>
    state.phase === 'predict' && made !== null && of !== seat ? below(random, 7) : made
  const bet = (made: State['bets'][number], of: number) =>
    state.phase === 'bet' && made !== null && of !== seat ? (of + 1) % state.seats : made
  return {
    ...state,
    hands: state.hands.map((hand, of) => (of === seat ? hand : sortCards(take(hand.length)))),
    stock: take(state.stock.length),
    predictions: state.predictions.map(choice),
    bets: state.bets.map(bet),
  }
}

export const said = (action: Action): string => halfPint.actions.make(action)

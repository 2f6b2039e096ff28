import { below, must, pick, type Random, type Seat, type Seen, seeded } from '@halfpint/core'
import {
  type Action,
  cardOf,
  codeAt,
  DEFAULT_OPTIONS,
  herzlos,
  OPTION_RULES,
  type Options,
  type Playout,
  playout,
  type SeenCard,
  type State,
  sortCards,
} from '@halfpint/herzlos'
import { drawOptions } from '@halfpint/testkit'
import type { ThinkOptions } from '../evaluation.ts'
import { NO_STYLE } from '../style.ts'
import { knownTo } from './known.ts'
import { createSampler } from './world.ts'

/** Reproducible options. */
export const thinkOptionsOf = (seed: string | number, iterations: number): ThinkOptions => ({
  random: seeded(seed),
  budget: { iterations },
  now: () => 0,
  style: NO_STYLE,
})

/** Random options: default ones, all march rules, hearts of any value. */
export const anyOptions = (random: Random): Options => {
  const drawn = drawOptions(OPTION_RULES, random)
  const kind = below(random, 4)
  if (kind < 2) return { ...drawn, hearts: DEFAULT_OPTIONS.hearts }
  return kind === 2 ? { ...drawn, hearts: drawn.hearts.map(() => below(random, 41) - 20) } : drawn
}

export interface GameDecision {
  readonly state: State
  readonly seat: Seat
  readonly view: Seen<State>
  readonly legal: readonly Action[]
}

/** Every decision of a game with this seed. `choose` chooses the actions; without it they are random. */
export function* decisionsOf(
  seed: string | number,
  seats: number,
  options: Options,
  choose: (decision: GameDecision, random: Random) => Action = ({ legal }, random) => pick(random, legal),
): Generator<GameDecision, void, void> {
  const random = seeded(seed)
  let state = must(herzlos.open(options, seats))
  for (;;) {
    const turn = herzlos.turn(state)
    if (turn.kind === 'over') return
    if (turn.kind === 'chance') {
      for (const event of herzlos.chance(state, random)) state = herzlos.evolve(state, event)
      continue
    }
    const seat = pick(random, turn.seats)
    const view = herzlos.view(state, seat)
    const decision = { state, seat, view, legal: herzlos.legal(view) }
    yield decision
    for (const event of must(herzlos.decide(state, seat, choose(decision, random))))
      state = herzlos.evolve(state, event)
  }
}

const handOn = (round: Playout, seat: Seat): SeenCard[] => {
  const cards: SeenCard[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let rank = 0; rank < 13; rank++) {
      if ((round.hands[(suit << 3) | seat]! >> rank) & 1) cards.push(cardOf(codeAt((suit << 4) | rank)))
    }
  }
  return sortCards(cards)
}

/** The same state with different hidden cards for this seat. */
export const dealtAnew = ({ state, view, seat }: GameDecision, seed: string | number): State => {
  const random = seeded(seed)
  const known = knownTo(view)
  const world = playout(state.seats, state.options, random.next() | 1)
  createSampler(known).deal(world)
  const hands = state.hands.map((hand, of) => (of === seat ? hand : handOn(world, of)))
  if (state.phase === 'play') return { ...state, hands }
  // A seat that has chosen its pass holds fewer cards; the passed ones are on their way.
  const passes = state.passes.map((pass, of) =>
    pass === null || of === seat ? pass : (hands[of] ?? []).slice(0, pass.length),
  )
  return {
    ...state,
    passes,
    hands: hands.map((hand, of) => (of === seat ? hand : hand.slice((passes[of] ?? []).length))),
  }
}

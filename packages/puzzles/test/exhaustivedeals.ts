// A second proof for hidden hands: deals the unseen cards in every way, keeps the deals in which every play so far was
// legal, and looks for a strategy that reaches the goal in all of them without knowing which one it is.
import { everySeat, must, type Seat } from '@halfpint/core'
import { type Card, herzlos, type Play, playable, rightOf, type State } from '@halfpint/herzlos'
import type { Puzzle } from '@halfpint/puzzles'
import { type FinishedTrick, GOAL_CHECKS } from './exhaustive.ts'

type Hands = readonly (readonly Card[])[]

/** All ways to deal these cards to seats with these hand sizes. */
const dealsOf = (cards: readonly Card[], sizes: readonly number[]): readonly Hands[] => {
  const [card, ...rest] = cards
  if (card === undefined) return [sizes.map(() => [])]
  return sizes.flatMap((size, seat) => {
    if (size === 0) return []
    const deals = dealsOf(
      rest,
      sizes.map((each, at) => (at === seat ? each - 1 : each)),
    )
    return deals.map(hands => hands.map((hand, at) => (at === seat ? [card, ...hand] : hand)))
  })
}

/** Whether every play so far was legal if the seats now hold these cards. */
const wasAllowed = (state: State, hands: Hands): boolean => {
  const tricks = [...state.tricks.map(({ plays }) => plays), state.trick]
  const all = tricks.flat()
  let heartsOpen = false
  let played = 0
  for (const plays of tricks) {
    for (const [at, { seat, card }] of plays.entries()) {
      const later = all.slice(played++).filter(play => play.seat === seat)
      const hand = [...(hands[seat] as readonly Card[]), ...later.map(play => play.card)]
      if (!playable(hand, { trick: plays.slice(0, at), heartsOpen }).includes(card)) return false
      const led = (plays[0] as Play).card
      if (card.startsWith('h') && !led.startsWith('h')) heartsOpen = true
    }
  }
  return true
}

/** Whether the solution of a hidden puzzle is right in every matching deal, and the number of these deals. */
export const checkEveryDeal = (puzzle: Puzzle): { readonly sure: boolean; readonly deals: number } => {
  const { state } = must(herzlos.records.read(puzzle.record))
  const { seat } = puzzle
  const others = everySeat(state.seats).filter(each => each !== seat)
  const unseen = others.flatMap(each => state.hands[each] as readonly Card[])
  const sizes = state.hands.map((hand, each) => (each === seat ? 0 : hand.length))
  const [given] = state.passes[seat] as readonly Card[]
  const right = rightOf(seat, state.seats)
  const mine = state.hands[seat] as readonly Card[]
  const fitting = dealsOf(unseen, sizes)
    .map(hands => hands.map((hand, each) => (each === seat ? mine : hand)))
    .filter(hands => !unseen.includes(given as Card) || (hands[right] as readonly Card[]).includes(given as Card))
    .filter(hands => wasAllowed(state, hands))
  const judge = GOAL_CHECKS[puzzle.goal] as (typeof GOAL_CHECKS)[string]
  const before = state.tricks.map(
    ({ plays, winner }): FinishedTrick => ({ winner, cards: plays.map(({ card }) => card) }),
  )

  /** One play in one deal: the state after it, and the trick that it finished. */
  const after = (now: State, who: Seat, card: Card): { next: State; taken: FinishedTrick[]; over: boolean } => {
    const taken: FinishedTrick[] = []
    let next = now
    let over = false
    for (const event of must(herzlos.decide(now, who, { type: 'play', card }))) {
      if (event.type === 'trick-won') taken.push({ winner: event.winner, cards: next.trick.map(play => play.card) })
      if (event.type === 'round-scored') over = true
      next = herzlos.evolve(next, event)
    }
    return { next, taken, over }
  }

  const isReached = (states: readonly State[], since: readonly FinishedTrick[], over: boolean): boolean => {
    const all = [...before, ...since]
    const march = everySeat(state.seats).find(
      each =>
        all
          .filter(({ winner }) => winner === each)
          .flatMap(({ cards }) => cards)
          .filter(card => card.startsWith('h') || card === 'fQ').length === 14,
    )
    const scored = over ? { type: 'round-scored', march: march ?? null } : undefined
    const standing = judge({ before, since, scored }, seat, 0)
    if (standing !== undefined) return standing
    const who = (states[0] as State).toPlay
    const allowed = (now: State): readonly Card[] => playable(now.hands[who] as readonly Card[], now)
    const cards = [...new Set(states.flatMap(allowed))]
    const reachedWith = (card: Card): boolean => {
      const played = states.filter(now => allowed(now).includes(card)).map(now => after(now, who, card))
      const [first] = played as [ReturnType<typeof after>]
      return isReached(
        played.map(({ next }) => next),
        [...since, ...first.taken],
        first.over,
      )
    }
    return who === seat ? cards.some(reachedWith) : cards.every(reachedWith)
  }

  const { card } = puzzle.solution as { readonly card: Card }
  const played = fitting.map(hands => after({ ...state, hands }, seat, card))
  const [first] = played as [ReturnType<typeof after>]
  return {
    sure: isReached(
      played.map(({ next }) => next),
      first.taken,
      first.over,
    ),
    deals: fitting.length,
  }
}

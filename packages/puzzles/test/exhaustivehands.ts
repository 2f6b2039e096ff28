// A second proof for hidden hands of Half-Pint Heroes: whenever another seat is to play, it takes any unseen cards into
// its hand, as many as it holds, and makes any legal play with them. That covers every matching deal and more, because
// a card may appear twice.
import { everySeat, must, type Seat } from '@halfpint/core'
import { CARDS, type Card, halfPint, playsOf, type State } from '@halfpint/half-pint'
import type { Puzzle } from '@halfpint/puzzles'
import { type FinishedTrick, GOAL_CHECKS } from './exhaustive.ts'

/** All ways to choose this number of cards. */
const choicesOf = (cards: readonly Card[], size: number): readonly (readonly Card[])[] => {
  if (size === 0) return [[]]
  return cards.flatMap((card, at) => choicesOf(cards.slice(at + 1), size - 1).map(rest => [card, ...rest]))
}

/** Whether the solution of a hidden puzzle is right in every matching deal. */
export const isRightForUnseenHands = (puzzle: Puzzle): boolean => {
  const { state: start } = must(halfPint.records.read(puzzle.record))
  const { seat } = puzzle
  const { row, options } = start
  const laid = [...start.tricks.flatMap(({ plays }) => plays), ...start.trick].flatMap(({ hand }) => hand)
  const seen = new Set<string>([...row, ...(start.hands[seat] as readonly Card[]), ...laid])
  const unseen = CARDS.filter(card => !seen.has(card))
  const judge = GOAL_CHECKS[puzzle.goal] as (typeof GOAL_CHECKS)[string]
  const known = new Map<string, boolean>()

  // Plays with the same number of cards and the same strength are equivalent.
  const playsBySize = [1, 2].map(size => {
    const plays = new Map<number, readonly Card[]>()
    for (const hand of choicesOf(unseen, size)) {
      const whole = playsOf(hand, row, options).find(play => play.hand.length === size)
      if (whole !== undefined) plays.set(whole.strength, hand)
    }
    return [...plays.values()]
  })

  const after = (now: State, who: Seat, hand: readonly Card[]): { next: State; scored: unknown } => {
    let next = now
    let scored: unknown
    for (const event of must(halfPint.decide(now, who, { type: 'play', hand }))) {
      if (event.type === 'round-scored') scored = event
      next = halfPint.evolve(next, event)
    }
    return { next, scored }
  }

  /** Gives the seat these cards, and any other cards for the rest of its hand. */
  const holding = (now: State, who: Seat, hand: readonly Card[]): State => {
    const others = unseen.filter(card => !hand.includes(card))
    const held = [...hand, ...others].slice(0, (now.hands[who] as readonly Card[]).length)
    return { ...now, hands: now.hands.map((before, each) => (each === who ? held : before)) }
  }

  const isReached = ({ next: now, scored }: ReturnType<typeof after>): boolean => {
    const tricks = now.phase === 'play' ? now.tricks.map(({ winner }): FinishedTrick => ({ winner, cards: [] })) : []
    const standing = judge(
      { before: tricks, since: [], scored: scored as { type: string } | undefined },
      seat,
      start.predictions[seat] as number,
    )
    if (standing !== undefined) return standing
    const who = everySeat(now.seats).find(each => halfPint.legal(halfPint.view(now, each)).length > 0) as Seat
    const trick = now.trick.map(play => [play.seat, ...play.hand])
    const sizes = now.hands.map(hand => hand.length)
    const key = JSON.stringify([now.hands[seat], sizes, now.tricks.map(({ winner }) => winner), trick, who])
    const before = known.get(key)
    if (before !== undefined) return before
    const held = now.hands[who] as readonly Card[]
    const reached =
      who === seat
        ? playsOf(held, row, options).some(({ hand }) => isReached(after(now, who, hand)))
        : playsBySize
            .slice(0, held.length)
            .flat()
            .every(hand => isReached(after(holding(now, who, hand), who, hand)))
    known.set(key, reached)
    return reached
  }

  const { hand } = puzzle.solution as { readonly hand: readonly Card[] }
  return isReached(after(start, seat, hand))
}

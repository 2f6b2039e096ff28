import { everySeat, type Json, type Seat } from '@halfpint/core'
import {
  type Card,
  codeOf,
  DECK_SIZE,
  DEFAULT_OPTIONS,
  loadHand,
  loadTable,
  type Playout,
  playout,
  STRIDE,
  type State,
} from '@halfpint/half-pint'
import { createSolver, type Solver } from '../search.ts'
import { aimOf, choiceOf, loadRound } from './position.ts'
import { searchAt } from './search.ts'

// Searches all deals at once that agree with what a seat has seen. Nobody has to follow suit, so a deal agrees if the
// other seats hold as many unseen cards as they should. In the search, each of them may play at every turn anything
// that some unseen cards could make, which is more than any single deal allows. So a play that is right here is right
// in every deal, but a play that is right in every deal may be missed.

/** A hand with more cards has too many possible sets to list. */
const MAX_HAND = 2

const MAX_POSITIONS = 10_000

const scratch = playout(2, DEFAULT_OPTIONS)

/** The strengths that this number of unseen cards can have when played together with the row. */
const strengthsOf = (unseen: readonly number[], row: readonly number[], size: number): ReadonlySet<number> => {
  const found = new Set<number>()
  const hand: number[] = []
  const whole = (1 << size) - 1
  const add = (from: number): void => {
    if (hand.length < size) {
      for (let at = from; at < unseen.length; at++) {
        hand.push(unseen[at]!)
        add(at + 1)
        hand.pop()
      }
      return
    }
    loadHand(scratch, 0, hand, row)
    for (let at = 0; at < scratch.counts[0]!; at++) {
      const play = scratch.plays[at]!
      if ((play & 127) === whole) found.add(play >>> 7)
    }
  }
  add(0)
  return found
}

/**
 * Among the strengths between two of mine only their order matters: one that leads before I play, one that beats it
 * after me, and one that does neither. So three strengths represent any number of them.
 */
const representativesOf = (strengths: readonly number[]): readonly number[] =>
  strengths.length <= 3 ? strengths : [strengths[0]!, strengths[strengths.length >> 1]!, strengths.at(-1)!]

/** Strengths that represent all plays of 1, 2, … unseen cards. There are few enough to search. */
const strengthsBySize = (
  bySize: readonly ReadonlySet<number>[],
  mine: readonly number[],
): readonly (readonly number[])[] => {
  const placeOf = (strength: number): number =>
    2 * mine.filter(each => each < strength).length + (mine.includes(strength) ? 1 : 0)
  const places = new Map<number, number[]>()
  for (const strength of [...new Set(bySize.flatMap(each => [...each]))].toSorted((a, b) => a - b)) {
    const place = placeOf(strength)
    places.set(place, [...(places.get(place) ?? []), strength])
  }
  return bySize.map(strengths =>
    [...new Set([...strengths].map(placeOf))].flatMap(place =>
      representativesOf(places.get(place) as readonly number[]),
    ),
  )
}

/**
 * The plays of a seat with unseen cards. Each play uses the top cards, so that the remaining cards still have plays.
 */
const unseenPlays = (held: number, worths: readonly (readonly number[])[]): readonly number[] =>
  Array.from({ length: held }, (_, below) => below + 1).flatMap(left =>
    worths
      .slice(0, left)
      .flatMap((strengths, at) => strengths.map(strength => (strength << 7) | (((2 << at) - 1) << (left - at - 1)))),
  )

/** The round as this seat sees it, from a state in phase `play`; `undefined` if it is too large. */
const hiddenRound = (state: State, me: Seat): Playout | undefined => {
  const others = everySeat(state.seats).filter(seat => seat !== me)
  const largest = Math.max(...others.map(seat => (state.hands[seat] as readonly Card[]).length))
  if (largest === 0 || largest > MAX_HAND) return undefined
  const round = playout(state.seats, DEFAULT_OPTIONS)
  loadTable(round, state)
  const row = state.row.map(codeOf)
  const mine = (state.hands[me] as readonly Card[]).map(codeOf)
  loadHand(round, me, mine, row)
  const laid = [...state.tricks.flatMap(({ plays }) => plays), ...state.trick].flatMap(({ hand }) => hand.map(codeOf))
  const seen = new Set([...row, ...mine, ...laid])
  const unseen = Array.from({ length: DECK_SIZE }, (_, code) => code).filter(code => !seen.has(code))
  const bySize = Array.from({ length: largest }, (_, at) => strengthsOf(unseen, row, at + 1))
  const own = round.plays.subarray(STRIDE * me, STRIDE * me + round.counts[me]!)
  const worths = strengthsBySize(bySize, [...new Set([round.best, ...Array.from(own, play => play >>> 7)])])
  for (const seat of others) {
    const held = (state.hands[seat] as readonly Card[]).length
    const plays = unseenPlays(held, worths)
    if (plays.length > STRIDE) return undefined
    round.plays.set(plays, STRIDE * seat)
    round.counts[seat] = plays.length
    round.cards[seat] = held
  }
  return round
}

/** Another seat plays any number of its top cards. */
const unseenChoices = ({ plays, counts, cards, toPlay }: Playout, into: Int32Array): number => {
  const top = 1 << (cards[toPlay]! - 1)
  let count = 0
  for (let at = 0; at < counts[toPlay]!; at++) {
    if (plays[STRIDE * toPlay + at]! & top) into[count++] = at
  }
  return count
}

const solvers = new Map<string, Solver<Playout>>()

const solverOf = (seats: number, me: Seat): Solver<Playout> => {
  const open = searchAt(seats)
  const choices = (round: Playout, into: Int32Array): number =>
    round.toPlay === me ? open.choices(round, into) : unseenChoices(round, into)
  const known = solvers.get(`${seats} ${me}`) ?? createSolver({ ...open, choices }, MAX_POSITIONS)
  solvers.set(`${seats} ${me}`, known)
  return known
}

/** Whether an action is proven right in every deal that agrees with what the seat has seen. */
export const isRightInEveryDeal = (state: State, me: Seat, goal: string, action: Json): boolean => {
  const round = hiddenRound(state, me)
  if (round === undefined) return false
  const at = choiceOf({ round, hands: loadRound(state).hands }, action)
  return solverOf(state.seats, me).reaches(round, aimOf(me, goal), at) === true
}

import { everySeat, type Seat } from '@halfpint/core'
import {
  type Action,
  type Card,
  cardOf,
  codeOf,
  createDice,
  type Dice,
  herzlos,
  passSize,
  type State,
  totalsOf,
} from '@halfpint/herzlos'
import {
  type Board,
  codeAt,
  copyBoard,
  createBoard,
  createTable,
  give,
  legalMasks,
  low,
  play,
  type Slot,
  settleBoard,
  slotOf,
  type Table,
} from '../herzlos/board.ts'
import { candidatePasses } from '../herzlos/candidate.ts'
import { type Match, matchOf } from '../herzlos/match.ts'
import { CHAMPION, policyOf } from '../herzlos/parts.ts'
import { passOf, regular } from '../herzlos/plainlevels.ts'
import { type Policy, playToEnd } from '../herzlos/playout.ts'
import { handOf } from '../herzlos/ruledpass.ts'
import type { Means } from '../thought.ts'
import { afterChoices, type Foresee, placeOfMost, spending } from './ceiling.ts'
import { type OpenRound, search } from './search.ts'

/** The round as it stands, all hands open: dealt as it was, and played up to now. */
const boardOf = (table: Table, state: State): Board => {
  const board = createBoard()
  const plays = [...state.tricks.flatMap(trick => trick.plays), ...state.trick]
  for (const seat of everySeat(state.seats)) {
    const played = plays.flatMap(each => (each.seat === seat ? [each.card] : []))
    for (const card of [...(state.hands[seat] as readonly Card[]), ...played]) {
      give(board, seat, slotOf(codeOf(card)))
      board.left++
    }
  }
  board.toPlay = plays[0]?.seat ?? state.toPlay
  for (const { card } of plays) play(table, board, slotOf(codeOf(card)))
  return board
}

const masks = new Int32Array(4)

const slotsOf = (board: Board): Slot[] => {
  legalMasks(board, masks)
  const slots: Slot[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = masks[suit] as number; ranks !== 0; ranks &= ranks - 1) slots.push((suit << 4) | low(ranks))
  }
  return slots
}

/** Writes the chances to win after a round played to its end. */
type Value = (board: Board, worth: Float64Array) => void

const chancesAfter = (table: Table, match: Match): Value => {
  const points = new Float64Array(table.seats)
  return (board, worth) => match.chances(points, settleBoard(table, board, points), worth)
}

const openRound = (table: Table, base: Board, dice: Dice, value: Value, sensible: Policy): OpenRound => {
  const work = createBoard()
  const worth = new Float64Array(table.seats)
  return {
    seats: table.seats,
    reset: () => copyBoard(work, base),
    toPlay: () => (work.left === 0 ? -1 : work.toPlay),
    count: () => legalMasks(work, masks),
    make: at => play(table, work, slotsOf(work)[at] as Slot),
    makeSensibly() {
      const slot = sensible(table, work, dice)
      play(table, work, slot)
      return slot
    },
    worth(seat) {
      value(work, worth)
      return worth[seat] as number
    },
  }
}

/** Tries passes in turn, the better half of them twice as often, until the budget is spent. */
const bestPass = (
  state: State,
  seat: Seat,
  legal: readonly Action[],
  means: Means,
  table: Table,
  value: Value,
  sensible: Policy,
): Action => {
  const hand = new Int32Array(4)
  handOf(boardOf(table, state), seat, hand)
  const passes = candidatePasses(table, hand, passSize(state.round)).map(cards => passOf(legal, cards))
  const boards = passes.map(action => boardOf(table, afterChoices(herzlos, regular, state, { seat, action }, means)))
  const dice = createDice(means.random)
  const board = createBoard()
  const worth = new Float64Array(table.seats)
  const sums = passes.map(() => 0)
  const tries = passes.map(() => 0)
  const mean = (at: number): number => (sums[at] as number) / Math.max(1, tries[at] as number)
  const goOn = spending(means.budget, means.now)
  let alive = passes.map((_, at) => at)
  for (let left = true, turns = 4; left; ) {
    for (let turn = 0; turn < turns && left; turn++) {
      for (const at of alive) {
        copyBoard(board, boards[at] as Board)
        playToEnd(table, board, dice, sensible)
        value(board, worth)
        sums[at] = (sums[at] as number) + (worth[seat] as number)
        tries[at] = (tries[at] as number) + 1
        left = goOn() && left
      }
    }
    if (alive.length > 2) alive = alive.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(alive.length / 2))
    turns *= 2
  }
  return passes[alive[placeOfMost(alive.map(mean))] as number] as Action
}

/** Herzlos with all hands open: a tree search for every card, passes tried out. */
export const foreseeHerzlos: Foresee<State, Action> = (state, seat, legal, means) => {
  const table = createTable(state.seats, state.options)
  const match = matchOf(state.options, totalsOf(state.results, state.seats), state.round)
  const value = chancesAfter(table, match)
  const policy = policyOf(CHAMPION, table)
  if (state.phase === 'pass') return bestPass(state, seat, legal, means, table, value, policy)
  const base = boardOf(table, state)
  const round = openRound(table, base, createDice(means.random), value, policy)
  const { best } = search(round, seat, means.random, spending(means.budget, means.now))
  const card = cardOf(codeAt(slotsOf(base)[best] as Slot))
  return legal.find(action => action.type === 'play' && action.card === card) ?? (legal[0] as Action)
}

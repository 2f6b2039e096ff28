import { everySeat, type Seat } from '@halfpint/core'
import {
  type Action,
  type Card,
  cardOf,
  codeOf,
  createDice,
  type Dice,
  herzlos,
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
import { type Match, matchOf } from '../herzlos/match.ts'
import { regular } from '../herzlos/plainlevels.ts'
import { playToEnd, slipping } from '../herzlos/playout.ts'
import { ruleCard } from '../herzlos/rule.ts'
import type { Means } from '../thought.ts'
import { afterChoices, type Foresee, placeOfMost, someOf, spending } from './ceiling.ts'
import { type OpenRound, search } from './search.ts'

const sensible = slipping(ruleCard, 0.1)

/** The most passes that are tried. */
const MOST_PASSES = 60

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

const openRound = (table: Table, base: Board, dice: Dice, value: Value): OpenRound => {
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
): Action => {
  const usual = regular(herzlos.view(state, seat), legal, means)
  const passes = someOf(means.random, [usual, ...legal.filter(action => action !== usual)], MOST_PASSES)
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
  if (state.phase === 'pass') return bestPass(state, seat, legal, means, table, value)
  const base = boardOf(table, state)
  const round = openRound(table, base, createDice(means.random), value)
  const { best } = search(round, seat, means.random, spending(means.budget, means.now))
  const card = cardOf(codeAt(slotsOf(base)[best] as Slot))
  return legal.find(action => action.type === 'play' && action.card === card) ?? (legal[0] as Action)
}

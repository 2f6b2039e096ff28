import type { Seen } from '@halfpint/core'
import { type Action, codeOf, createDice, passSize, type State, totalsOf } from '@halfpint/herzlos'
import type { Means } from '../thought.ts'
import { copyBoard, createBoard, type Slot, settleBoard, slotOf } from './board.ts'
import { openBooks, type Question } from './books.ts'
import { candidatePasses } from './candidate.ts'
import { knownTo } from './known.ts'
import { matchOf } from './match.ts'
import { type Parts, policyOf } from './parts.ts'
import { playToEnd } from './playout.ts'
import { handOf, rulePass } from './ruledpass.ts'
import { createSampler } from './world.ts'

/** So few passes are all tried. */
const FEW_PASSES = 100

/** The cards of an action. */
export const slotsOf = (action: Action): Slot[] =>
  (action.type === 'pass' ? action.cards : [action.card]).map(card => slotOf(codeOf(card)))

/** A name for the cards of a pass, whatever their order. */
export const nameOf = (slots: readonly Slot[]): string => [...slots].sort((a, b) => a - b).join()

/** The passes that are not among these. */
const restOf = (legal: readonly Action[], worthy: readonly (readonly Slot[])[]): Slot[][] => {
  const names = new Set(worthy.map(nameOf))
  return legal.map(slotsOf).filter(cards => !names.has(nameOf(cards)))
}

/** Z3: which cards to pass. Where there are many ways, those worth a thought run; of `all`, the others stand behind them. */
export const passQuestion = (
  view: Seen<State>,
  legal: readonly Action[],
  means: Means,
  parts: Parts,
  all = false,
): Question => {
  const known = knownTo(view)
  const { table, seat } = known
  const { seats } = table
  const dice = createDice(means.random)
  const sampler = createSampler(known)
  const match = matchOf(view.options, totalsOf(view.results, view.seats), view.round)
  const policy = policyOf(parts, table)
  const size = passSize(view.round)
  const own = new Int32Array(4)
  handOf(known.board, seat, own)
  const worthy = legal.length <= FEW_PASSES ? legal.map(slotsOf) : candidatePasses(table, own, size)
  const cards = all ? [...worthy, ...restOf(legal, worthy)] : worthy
  const books = openBooks(known, match, parts, means.temper, cards.length)
  const world = createBoard()
  const board = createBoard()
  const ends = new Float64Array(seats)
  const chances = new Float64Array(seats)
  const hand = new Int32Array(4)
  const passes = Array.from({ length: seats }, () => new Uint8Array(size))

  /** Z3: a card goes from a seat to its right. */
  const handOver = (from: number, slot: Slot): void => {
    const to = from === 0 ? seats - 1 : from - 1
    const suit = slot >> 4
    const bit = 1 << (slot & 15)
    board.hands[(suit << 3) | from] = (board.hands[(suit << 3) | from] as number) & ~bit
    board.hands[(suit << 3) | to] = (board.hands[(suit << 3) | to] as number) | bit
  }

  return {
    ...books,
    runners: worthy.length,
    cost: 1,
    cards,
    runnerOf: () => -1,
    next: () => {
      sampler.deal(world, dice)
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue
        handOf(world, other, hand)
        rulePass(table, hand, size, passes[other] as Uint8Array)
      }
    },
    run: runner => {
      copyBoard(board, world)
      const mine = cards[runner] as readonly Slot[]
      for (let from = 0; from < seats; from++) {
        const given = from === seat ? mine : (passes[from] as Uint8Array)
        for (let at = 0; at < size; at++) handOver(from, given[at] as number)
      }
      // Z4: who holds the 2 of flowers now leads it.
      for (let holder = 0; holder < seats; holder++) if ((board.hands[8 | holder] as number) & 1) board.toPlay = holder
      playToEnd(table, board, dice, policy)
      const march = settleBoard(table, board, ends)
      match.chances(ends, march, chances)
      return books.enter(runner, ends, march, chances)
    },
  }
}

import type { Seen } from '@halfpint/core'
import {
  type Action,
  codeOf,
  createDice,
  type Dice,
  JACK_POINTS,
  passSize,
  type State,
  totalsOf,
} from '@halfpint/herzlos'
import type { Means } from '../thought.ts'
import { createBelief } from './belief.ts'
import {
  type Board,
  copyBoard,
  count,
  createBoard,
  JACK,
  play,
  QUEEN,
  type Slot,
  settleBoard,
  slotOf,
  type Table,
} from './board.ts'
import { candidatePasses } from './candidate.ts'
import { feelCard } from './feel.ts'
import { type Known, knownTo } from './known.ts'
import { type Match, matchOf } from './match.ts'
import { type Policy, playToEnd, slipping } from './playout.ts'
import type { Trial } from './race.ts'
import { ruleCard } from './rule.ts'
import { handOf, rulePass } from './ruledpass.ts'
import { createSolver } from './solve.ts'
import { createSampler } from './world.ts'

/** What a thinker is made of; each part was measured on its own. */
export interface Parts {
  /** How the others, and oneself, go on in playouts. */
  readonly playout: 'rule' | 'feel'
  /** How far worlds are weighed by what the others played: 0 not at all, 1 fully. */
  readonly trust: number
  /** What a round's end counts: its points, or the chance to win the match. */
  readonly aim: 'points' | 'match'
  /** With at most so many cards left in all hands, worlds are solved instead of played out. */
  readonly exact: number
}

/** A decision laid out for a race: the runners, what each stands for, and what they brought. */
export interface Question extends Trial {
  readonly runners: number
  /** The cards of each runner: one to play, or several to pass. */
  readonly cards: readonly (readonly Slot[])[]
  /** Which runner stands for a card: cards that touch count as one. */
  runnerOf(slot: Slot): number
  readonly wins: Float64Array
  readonly points: Float64Array
  readonly tries: Float64Array
}

const MARCH_WORTH = 150

/** Round points against the mean of the others; a march that wins the game counts like a very good round. */
const pointsAim = (table: Table, seat: number, points: Float64Array, march: number): number => {
  if (march >= 0 && !table.othersPay) return march === seat ? MARCH_WORTH : -MARCH_WORTH
  let all = 0
  for (let other = 0; other < table.seats; other++) all += points[other] as number
  const own = points[seat] as number
  return own - (all - own) / (table.seats - 1)
}

/** Weights fitted to the usual points mean nothing where hearts are worth having. */
const policyOf = (parts: Parts, table: Table): Policy => {
  const usual = table.loss.subarray(0, 13).every(points => points <= 0) && (table.hearts[8191] as number) <= -13
  return parts.playout === 'feel' && usual ? feelCard : slipping(ruleCard, 0.1)
}

/** Keeps the books of all runners: what a round's end is worth, by aim and temper. */
const bookkeeper = (known: Known, match: Match, parts: Parts, means: Means, runners: number) => {
  const { table, seat } = known
  const { brawl, risk } = means.temper
  const wins = new Float64Array(runners)
  const points = new Float64Array(runners)
  const tries = new Float64Array(runners)
  const par = ((table.hearts[8191] as number) + (table.loss[QUEEN] as number) + JACK_POINTS) / table.seats
  const enter = (runner: number, ends: Float64Array, march: number, chances: Float64Array): number => {
    const own = ends[seat] as number
    const win = chances[seat] as number
    wins[runner] = (wins[runner] as number) + win
    points[runner] = (points[runner] as number) + own
    tries[runner] = (tries[runner] as number) + 1
    const liking = (march === seat ? brawl : 0) + risk * Math.abs(own - par)
    return parts.aim === 'match' ? win + liking * match.point : pointsAim(table, seat, ends, march) + liking
  }
  return { wins, points, tries, enter }
}

/** Legal cards that touch, and are worth the same, are one runner. */
const grouped = ({ table, board }: Known, slots: readonly Slot[]): Slot[][] => {
  const groups: Slot[][] = []
  for (const slot of slots) {
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && touching(table, board, last, slot)) groups.at(-1)?.push(slot)
    else groups.push([slot])
  }
  return groups
}

const touching = (table: Table, board: Board, lower: Slot, higher: Slot): boolean => {
  const suit = lower >> 4
  if (suit !== higher >> 4 || table.loss[lower] !== table.loss[higher]) return false
  if (lower === QUEEN || higher === QUEEN || lower === JACK || higher === JACK) return false
  const between = ((1 << (higher & 15)) - 1) & ~((2 << (lower & 15)) - 1)
  const mine = board.hands[(suit << 3) | board.toPlay] as number
  if ((board.live[suit] as number) & ~mine & between) return false
  return !(board.led === suit && board.best > (lower & 15) && board.best < (higher & 15))
}

/** Which card to play. */
export const playQuestion = (view: Seen<State>, legal: readonly Action[], means: Means, parts: Parts): Question => {
  const known = knownTo(view)
  const { table } = known
  const dice = createDice(means.random)
  const sampler = createSampler(known)
  const match = matchOf(view.options, totalsOf(view.results, view.seats), view.round)
  const policy = policyOf(parts, table)
  const slots = legal.map(action => (action.type === 'play' ? slotOf(codeOf(action.card)) : 0))
  const cards = grouped(known, slots)
  const books = bookkeeper(known, match, parts, means, cards.length)
  const world = createBoard()
  const board = createBoard()
  const ends = new Float64Array(table.seats)
  const chances = new Float64Array(table.seats)
  const solver = known.board.left <= parts.exact ? createSolver(table, match, parts.exact) : undefined
  const trust = policy === feelCard && known.history.length > 0 ? parts.trust : 0
  const belief = createBelief(known, sampler, dice, trust)
  let drawn = 0

  return {
    ...books,
    runners: cards.length,
    cards,
    runnerOf: slot => cards.findIndex(group => group.includes(slot)),
    next: () => {
      if (trust === 0) return sampler.deal(world, dice)
      // Twice as many worlds are imagined as are used, up to a point: likely ones come again.
      if (belief.worlds < Math.min(6000, 64 + 2 * drawn++)) belief.widen(64)
      belief.draw(world)
    },
    run: runner => {
      copyBoard(board, world)
      play(table, board, (cards[runner] as readonly Slot[])[0] as number)
      if (solver !== undefined) {
        const march = solver.solve(board, chances, ends)
        return books.enter(runner, ends, march, chances)
      }
      playToEnd(table, board, dice, policy)
      const march = settleBoard(table, board, ends)
      match.chances(ends, march, chances)
      return books.enter(runner, ends, march, chances)
    },
  }
}

/** Z3: which cards to pass. */
export const passQuestion = (view: Seen<State>, means: Means, parts: Parts): Question => {
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
  const cards = candidatePasses(table, own, size)
  const books = bookkeeper(known, match, parts, means, cards.length)
  const world = createBoard()
  const board = createBoard()
  const ends = new Float64Array(seats)
  const chances = new Float64Array(seats)
  const hand = new Int32Array(4)
  const passes = Array.from({ length: seats }, () => new Uint8Array(size))

  /** Z3: a card goes from a seat to its right. */
  const hand_over = (from: number, slot: Slot): void => {
    const to = from === 0 ? seats - 1 : from - 1
    const suit = slot >> 4
    const bit = 1 << (slot & 15)
    board.hands[(suit << 3) | from] = (board.hands[(suit << 3) | from] as number) & ~bit
    board.hands[(suit << 3) | to] = (board.hands[(suit << 3) | to] as number) | bit
  }

  return {
    ...books,
    runners: cards.length,
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
        for (let at = 0; at < size; at++) hand_over(from, given[at] as number)
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

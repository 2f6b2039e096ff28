import {
  type Budget,
  type BySeat,
  bySeat,
  everySeat,
  must,
  type Position,
  type Replay,
  type Seat,
} from '@halfpint/core'
import type { ActionEstimate } from './evaluation.ts'
import { judgeAction } from './judge.ts'
import type { ChosenAction, Roster } from './roster.ts'

/** One decision of a game, compared with the champion's decision from the same seat. */
export interface ReviewedDecision<Action> {
  /** 0-based, as in records. */
  readonly round: number
  /** 0-based; `null` for a choice before the first trick. */
  readonly trick: number | null
  readonly seat: Seat
  /** Index of its event in the log of the game. */
  readonly at: number
  readonly chosen: ActionEstimate<Action>
  readonly best: ActionEstimate<Action>
  /** The best actions, best first. */
  readonly ranked: readonly ActionEstimate<Action>[]
  /** Difference in the probability of winning the match between the best choice and this one. */
  readonly loss: number
  /** Difference in the probability of winning between the best choice and a random one. */
  readonly stake: number
  /** Number of legal actions, and number of sampled deals behind the estimates. */
  readonly choices: number
  readonly worlds: number
}

/** Summary of one seat's decisions. */
export interface SeatReview<Action> {
  readonly seat: Seat
  readonly name: string
  /** Decisions with at least two legal actions. */
  readonly decisions: number
  /** Number of decisions that were as good as the champion's. */
  readonly agreed: number
  /**
   * 100 for a player who decides like the champion, 0 for one who might as well choose at random: the share of all
   * stakes that was kept. `null` if there was nothing to lose.
   */
  readonly accuracy: number | null
  /** Sum of the losses, in probability of winning. */
  readonly loss: number
  /** The largest losses first, at most three. */
  readonly worst: readonly ReviewedDecision<Action>[]
  /** Points that the champion would have expected from these hands, above the mean of the table. */
  readonly luck: number
}

/** Value of a deal for each seat: the points that the champion expects in the round from that hand. */
interface DealReview {
  readonly round: number
  readonly points: BySeat<number>
}

/** Review of a whole game. */
export interface Review<Action> {
  readonly game: string
  readonly players: BySeat<string>
  readonly seats: readonly SeatReview<Action>[]
  readonly deals: readonly DealReview[]
  readonly decisions: readonly ReviewedDecision<Action>[]
}

export interface ReviewSettings {
  /** Seats to review; default: all. */
  readonly seats?: readonly Seat[]
  /** Default: the budget that all judgements share. */
  readonly budget?: Budget
  /** Read only under a budget in milliseconds. */
  readonly now?: () => number
}

export interface ReviewProgress {
  readonly done: number
  readonly total: number
}

const WORST = 3

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** A decision in the log of a game. */
interface Moment<S, A> extends ChosenAction<A> {
  readonly before: S
  readonly at: number
  /** Whether it is the seat's first decision of the round, made with nothing but the deal. */
  readonly first: boolean
}

const momentsOf = <S extends Position, A, E, O>(
  { game, chosenBy }: Roster<S, A, E, O>,
  opened: S,
  log: readonly E[],
): Moment<S, A>[] => {
  const moments: Moment<S, A>[] = []
  const chosen = new Set<string>()
  let state = opened
  for (const [at, event] of log.entries()) {
    const choice = chosenBy(event, state)
    if (choice !== undefined) {
      const key = `${state.round} ${choice.seat}`
      moments.push({ before: state, ...choice, at, first: !chosen.has(key) })
      chosen.add(key)
    }
    state = game.evolve(state, event)
  }
  return moments
}

const seatReview = <A>(
  seat: Seat,
  name: string,
  all: readonly ReviewedDecision<A>[],
  deals: readonly DealReview[],
): SeatReview<A> => {
  const own = all.filter(decision => decision.seat === seat)
  const loss = own.reduce((sum, decision) => sum + decision.loss, 0)
  const stake = own.reduce((sum, decision) => sum + decision.stake, 0)
  return {
    seat,
    name,
    decisions: own.length,
    agreed: own.filter(decision => decision.loss === 0).length,
    accuracy: stake > 0 ? 100 * Math.max(0, 1 - loss / stake) : null,
    loss,
    worst: own
      .filter(decision => decision.loss > 0)
      .sort((a, b) => b.loss - a.loss || a.at - b.at)
      .slice(0, WORST),
    luck: deals.reduce((sum, { points }) => sum + points[seat]! - mean(points), 0),
  }
}

/**
 * Reviews a game, finished or not. The champion evaluates every choice from the view of the seat that made it, so a
 * good choice with a bad result costs nothing.
 */
export function* review<S extends Position & { readonly options: O }, A, E, O>(
  roster: Roster<S, A, E, O>,
  { players, log, state }: Omit<Replay<S, E>, 'deals'>,
  settings: ReviewSettings,
): Generator<ReviewProgress, Review<A>, void> {
  const { game } = roster
  const seats = settings.seats ?? everySeat(state.seats)
  const opened = must(game.open(state.options, state.seats))
  // Every seat's deal is evaluated: luck is measured against the mean of the table.
  const moments = momentsOf(roster, opened, log).filter(({ seat, first }) => first || seats.includes(seat))
  const decisions: ReviewedDecision<A>[] = []
  const worths = new Map<number, number[]>()

  for (const [done, { before, seat, action, trick, at, first }] of moments.entries()) {
    yield { done, total: moments.length }
    const view = game.view(before, seat)
    const legal = game.legal(view)
    if (legal.length < 2 && !first) continue
    const judged = judgeAction({ ...settings, roster, view }, action)
    if (judged === undefined) continue
    const { best, ranked, chosen, loss, average, worlds } = judged
    if (first) {
      const worth = worths.get(before.round) ?? bySeat(state.seats, () => Number.NaN)
      worth[seat] = best.points
      worths.set(before.round, worth)
    }
    if (legal.length < 2 || !seats.includes(seat)) continue
    decisions.push({
      round: before.round,
      trick,
      seat,
      at,
      chosen,
      best,
      ranked,
      loss,
      stake: Math.max(0, best.win - average),
      choices: legal.length,
      worlds,
    })
  }
  const deals = [...worths]
    .map(([round, points]) => ({ round, points }))
    .filter(({ points }) => points.every(Number.isFinite))
  return {
    game: game.id,
    players,
    seats: seats.map(seat => seatReview(seat, players[seat]!, decisions, deals)),
    deals,
    decisions,
  }
}

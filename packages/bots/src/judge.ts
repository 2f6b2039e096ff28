import { type Budget, type Position, type Seen, seeded } from '@halfpint/core'
import type { ActionEstimate, BotAdvice } from './evaluation.ts'
import type { Roster } from './roster.ts'
import { NO_STYLE } from './style.ts'

/** The champion's evaluation of a decision, the same wherever and whenever it is asked for. */
export interface Judgement<A> {
  /** The best actions, best first. */
  readonly ranked: readonly ActionEstimate<A>[]
  /** Mean probability of winning over all actions. */
  readonly average: number
  /** Number of sampled deals behind the estimates. */
  readonly worlds: number
}

/** A judgement of one action. */
export interface Verdict<A> extends Judgement<A> {
  readonly chosen: ActionEstimate<A>
  readonly best: ActionEstimate<A>
  /** Difference in the probability of winning the match; 0 for an action that is as good as the best. */
  readonly loss: number
}

/**
 * Iterations for a decision: one is a deal in Half-Pint Heroes, and one action in one deal in Herzlos. Iterations give
 * the same judgement on every machine.
 */
const ITERATIONS: { readonly [game: string]: number } = { herzlos: 6000 }
const USUAL_ITERATIONS = 1000

/** The budget of hints, reviews, replays and the daily result. */
export const judgeBudget = (game: string): Budget => ({ iterations: ITERATIONS[game] ?? USUAL_ITERATIONS })

/** Number of actions in the second pass. */
const FINALISTS = 5

/** A choice within this distance of the best is as good: whole percentages would not show the difference. */
export const AS_GOOD = 0.01

/** A decision to judge. Nothing but the view of the seat is used. */
export interface Judged<S extends Position, A, E, O> {
  readonly roster: Pick<Roster<S, A, E, O>, 'game' | 'advise'>
  readonly view: Seen<S>
  /** Default: the budget that all judgements share. */
  readonly budget?: Budget
  /** Read only under a budget in milliseconds. */
  readonly now?: () => number
}

const conclude = <A>(thinking: Generator<BotAdvice<A>, BotAdvice<A>, void>): BotAdvice<A> => {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

const halfOf = (budget: Budget): Budget =>
  'iterations' in budget ? { iterations: Math.ceil(budget.iterations / 2) } : { milliseconds: budget.milliseconds / 2 }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Evaluates some actions. The seed depends on what the seat knows, so that the same question has the same answer. */
const evaluate = <S extends Position, A, E, O>(
  { roster: { game, advise }, view, now = () => 0 }: Judged<S, A, E, O>,
  actions: readonly A[],
  budget: Budget,
): BotAdvice<A> => {
  const { round, viewer } = view as Seen<Position>
  const seed = `judge ${round} ${viewer} ${actions.map(action => game.actions.make(action)).join(' ')}`
  return conclude(advise(view, actions, { random: seeded(seed), budget, now, style: NO_STYLE }))
}

/**
 * Evaluates all actions, then the best few again with a new sample. The second pass is needed because the maximum of
 * many noisy estimates is too high, which would blame the player for chance. `undefined` if no action is legal.
 */
export const judge = <S extends Position, A, E, O>(asked: Judged<S, A, E, O>): Judgement<A> | undefined => {
  const { game } = asked.roster
  const legal = game.legal(asked.view)
  if (legal.length === 0) return undefined
  const budget = asked.budget ?? judgeBudget(game.id)
  const few = legal.length <= FINALISTS
  const first = evaluate(asked, legal, few ? budget : halfOf(budget))
  const byWin = (a: ActionEstimate<A>, b: ActionEstimate<A>): number => b.win - a.win
  const ranked = first.estimates.toSorted(byWin)
  const average = mean(first.estimates.map(({ win }) => win))
  if (few) return { ranked, average, worlds: first.worlds }
  const finalists = ranked.slice(0, FINALISTS).map(({ action }) => action)
  const last = evaluate(
    asked,
    legal.filter(action => finalists.includes(action)),
    budget,
  )
  return { ranked: last.estimates.toSorted(byWin), average, worlds: last.worlds }
}

/**
 * Judges one action of a decision. An action that is not among the best is compared with the best in another sample,
 * so that the best action and its figures do not depend on what was chosen.
 */
export const judgeAction = <S extends Position, A, E, O>(
  asked: Judged<S, A, E, O>,
  action: A,
): Verdict<A> | undefined => {
  const { game } = asked.roster
  const found = judge(asked)
  if (found === undefined) return undefined
  const best = found.ranked[0]!
  const isAction = (each: A): boolean => game.compare(each, action) === 0
  const listed = found.ranked.find(estimate => isAction(estimate.action))
  const chosen = listed ?? compared(asked, best, isAction)
  if (chosen === undefined) return undefined
  const loss = best.win - chosen.win
  return { ...found, best, chosen, loss: loss <= AS_GOOD ? 0 : loss }
}

/** The estimate of another action, moved by as much as the best action differs in this sample. */
const compared = <S extends Position, A, E, O>(
  asked: Judged<S, A, E, O>,
  best: ActionEstimate<A>,
  isAction: (each: A) => boolean,
): ActionEstimate<A> | undefined => {
  const { game } = asked.roster
  const other = game.legal(asked.view).find(isAction)
  if (other === undefined) return undefined
  const pair = [best.action, other].toSorted((a, b) => game.compare(a, b))
  const { estimates } = evaluate(asked, pair, asked.budget ?? judgeBudget(game.id))
  const own = estimates.find(estimate => isAction(estimate.action))
  const again = estimates.find(estimate => estimate.action === best.action)
  if (own === undefined || again === undefined) return undefined
  return { ...own, win: Math.max(0, best.win + Math.min(0, own.win - again.win)) }
}

/** The action to compare a good one with: the best that is clearly worse, else the next best. */
export const contrastTo = <A>(
  good: ActionEstimate<A>,
  ranked: readonly ActionEstimate<A>[],
): ActionEstimate<A> | undefined =>
  ranked.find(({ win }) => good.win - win > AS_GOOD) ??
  ranked.find(({ action }) => JSON.stringify(action) !== JSON.stringify(good.action))

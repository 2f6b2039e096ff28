import {
  type BySeat,
  bySeat,
  type GameLog,
  type Json,
  must,
  type Position,
  type Seat,
  type Seen,
  seeded,
  step,
  take,
} from '@halfpint/core'
import { answer } from '../answer.ts'
import { parseBudget } from '../budget.ts'
import type { ThinkOptions } from '../evaluation.ts'
import { rosterOf } from '../registry.ts'
import { type AnyRoster, DEFAULT_BUDGETS } from '../roster.ts'
import { NO_STYLE } from '../style.ts'
import type { Entrant } from './entrant.ts'
import { type Experiment, matchesPerPair } from './experiment.ts'
import { type BotSeating, seatingsOf } from './seating.ts'
import { matchesOf, type Shard, type ShardReport } from './shard.ts'
import { collectPairs, type MatchReport, tallyOf } from './tally.ts'
import { type Stopwatch, stopwatch } from './times.ts'

/** A bot that the caller adds to the arena. It gets the view of its seat and may answer asynchronously. */
export type AddedBot = (
  view: Seen<Position>,
  legal: readonly Json[],
  thinkOptions: ThinkOptions,
) => Json | Promise<Json>

/** An added bot that sees all hands. It measures the upper bound for bots that see only their view. */
export interface OpenHandsBot {
  foresee(state: Position, seat: Seat, legal: readonly Json[], thinkOptions: ThinkOptions): Json
}

/** The bots that the caller adds, by name; `undefined` for levels and characters. */
export type AddedBots = (bot: string) => AddedBot | OpenHandsBot | undefined

/** Decides for a seat; its random choices follow from the seed. */
type Decider = (state: Position, seat: Seat, legal: readonly Json[], seed: string) => Json | Promise<Json>

const deciderOf = ({ game }: AnyRoster, { bot, budget }: Entrant, now: () => number, added: AddedBots): Decider => {
  const allowed = budget === null ? DEFAULT_BUDGETS.regular : must(parseBudget(budget))
  const meansWith = (seed: string): ThinkOptions => ({ random: seeded(seed), budget: allowed, now, style: NO_STYLE })
  const found = added(bot)
  if (found === undefined) {
    return async (state, seat, legal, seed) => {
      const question = { game: game.id, bot, seat, view: game.view(state, seat), legal, seed }
      return legal[await answer(question, now, allowed)] as Json
    }
  }
  return typeof found === 'function'
    ? (state, seat, legal, seed) => found(game.view(state, seat), legal, meansWith(seed))
    : (state, seat, legal, seed) => found.foresee(state, seat, legal, meansWith(seed))
}

/**
 * Plays one match. The deal of a round depends only on the pair and the round. The random choices of a decision depend
 * on the pair, the round, the seat and the index of the decision in the round. So a bot on the same seat decides the
 * same, regardless of the other bots.
 */
const playMatch = async (
  { game }: AnyRoster,
  opened: Position,
  deciders: BySeat<Decider>,
  watches: BySeat<Stopwatch>,
  seed: string,
  now: () => number,
): Promise<GameLog<Position, Json>> => {
  let decided: number[] = []
  const line: GameLog<Position, Json> = { state: opened, log: [] }
  for (;;) {
    const { state } = line
    const turn = game.turn(state)
    if (turn.kind === 'over') return line
    if (turn.kind === 'chance') {
      take(game, line, game.chance(state, seeded(`${seed}/deal/${state.round}`)))
      decided = [...bySeat(opened.seats, () => 0)]
      continue
    }
    const seat = turn.seats[0]!
    const legal = game.legal(game.view(state, seat))
    const nth = decided[seat]!
    decided[seat] = nth + 1
    let action = legal[0] as Json
    if (legal.length > 1) {
      const began = now()
      action = await deciders[seat]!(state, seat, legal, `${seed}/mind/${state.round}/${seat}/${nth}`)
      watches[seat]?.add(now() - began)
    }
    must(step(game, line, seat, action))
  }
}

const NO_BOTS: AddedBots = () => undefined

/** Plays one match of an experiment by its index. The same index gives the same match on every machine. */
export const playNumbered = async (
  experiment: Experiment,
  match: number,
  now: () => number,
  added: AddedBots = NO_BOTS,
): Promise<MatchReport> => {
  const { game, players, options, bots, seed } = experiment
  const perPair = matchesPerPair(experiment)
  const pair = Math.floor(match / perPair)
  const seating = seatingsOf(bots.length, players, seeded(`${seed}/${pair}/mix`))[match % perPair] as BotSeating
  const roster = must(rosterOf(game))
  const opened = must(roster.game.open(options, players))
  const deciders = bots.map(entrant => deciderOf(roster, entrant, now, added))
  const watches = bots.map(() => stopwatch())
  const { state, log } = await playMatch(
    roster,
    opened,
    seating.map(bot => deciders[bot]!),
    seating.map(bot => watches[bot]!),
    `${seed}/${pair}`,
    now,
  )
  return {
    match,
    tally: tallyOf(roster.measure(state, log), seating, bots.length),
    times: watches.map(each => each.read()),
  }
}

/** Plays all matches of one part of an experiment in this thread. */
export const playShard = async (
  experiment: Experiment,
  shard: Shard,
  now: () => number,
  added: AddedBots = NO_BOTS,
): Promise<ShardReport> => {
  const gathering = collectPairs(experiment.bots.length, matchesPerPair(experiment))
  for (const match of matchesOf(experiment, shard)) {
    gathering.add(await playNumbered(experiment, match, now, added))
  }
  return { experiment, shard, pairs: gathering.pairs(), times: gathering.times() }
}

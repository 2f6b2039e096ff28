import { type BySeat, bySeat, must, type Position, type Random, type Seat, seeded } from '@halfpint/core'
import { parseBudget } from '../budget.ts'
import { natureOf, type Roster, rosterOf, USUAL_BUDGETS } from '../roster.ts'
import { EVEN } from '../temper.ts'
import type { Choose, Means } from '../thought.ts'
import { CEILING, type Entrant, type Guests, missingPart, NO_GUESTS } from './entrant.ts'
import { type Experiment, matchesPerPair } from './experiment.ts'
import { type Mix, mixesOf } from './mix.ts'
import { matchesOf, type Shard, type ShardReport } from './shard.ts'
import { gather, type MatchReport, tallyOf } from './tally.ts'
import { type Stopwatch, stopwatch } from './times.ts'

type Decider<S, A> = (state: S, seat: Seat, legal: readonly A[], random: Random) => A | Promise<A>

/** Decides from the view of its seat; only the ceiling, which is for measuring, is told the whole state. */
const deciderOf = <S extends Position, A, E, O>(
  roster: Roster<S, A, E, O>,
  { bot, budget }: Entrant,
  now: () => number,
  guests: Guests,
): Decider<S, A> => {
  const allowed = budget === null ? USUAL_BUDGETS.regular : must(parseBudget(budget))
  const meansWith = (random: Random): Means => ({ random, budget: allowed, now, temper: EVEN })
  if (bot === CEILING) {
    const { foresee } = roster
    return (state, seat, legal, random) => foresee(state, seat, legal, meansWith(random))
  }
  const guest = guests(bot, roster.game.id)
  if (guest !== undefined) {
    return (state, seat, legal, random) =>
      guest(roster.game.view(state, seat), legal, meansWith(random)) as A | Promise<A>
  }
  const missing = missingPart(bot)
  const { level, temper } = missing === undefined ? must(natureOf(bot)) : { level: 'champion' as const, temper: EVEN }
  const choose = missing === undefined ? roster.levels[level] : (roster.without[missing] as Choose<S, A>)
  return (state, seat, legal, random) => choose(roster.game.view(state, seat), legal, { ...meansWith(random), temper })
}

/**
 * Plays one match. The deal of a round follows from the pair and the round alone, and the chance that a seat
 * is given for a decision from the pair, the round, the seat and its how-manieth decision of the round it is:
 * the same bot in the same place does the same, whoever sits elsewhere.
 */
const playMatch = async <S extends Position, A, E, O>(
  roster: Roster<S, A, E, O>,
  opened: S,
  deciders: BySeat<Decider<S, A>>,
  watches: BySeat<Stopwatch>,
  seed: { readonly deal: string; readonly mind: string },
  now: () => number,
): Promise<{ readonly state: S; readonly log: readonly E[] }> => {
  const { game } = roster
  let decided: number[] = []
  const log: E[] = []
  let state = opened
  const take = (events: readonly E[]): void => {
    for (const event of events) {
      state = game.evolve(state, event)
      log.push(event)
    }
  }
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return { state, log }
    if (turn.kind === 'chance') {
      take(game.chance(state, seeded(`${seed.deal}/${state.round}`)))
      decided = [...bySeat(opened.seats, () => 0)]
      continue
    }
    const seat = turn.seats[0] as Seat
    const legal = game.legal(game.view(state, seat))
    const nth = decided[seat] as number
    decided[seat] = nth + 1
    let action = legal[0] as A
    if (legal.length > 1) {
      const random = seeded(`${seed.mind}/${state.round}/${seat}/${nth}`)
      const began = now()
      const choice = (deciders[seat] as Decider<S, A>)(state, seat, legal, random)
      // Nobody waits for a bot that has answered already.
      action = choice instanceof Promise ? await choice : choice
      watches[seat]?.add(now() - began)
    }
    take(must(game.decide(state, seat, action)))
  }
}

/** Plays one match of an experiment by its number; the same number gives the same match, wherever it is played. */
export const playNumbered = async (
  experiment: Experiment,
  match: number,
  now: () => number,
  guests: Guests = NO_GUESTS,
): Promise<MatchReport> => {
  const { game, players, options, bots, seed } = experiment
  const perPair = matchesPerPair(experiment)
  const pair = Math.floor(match / perPair)
  const mix = mixesOf(bots.length, players, seeded(`${seed}/${pair}/mix`))[match % perPair] as Mix
  const roster = must(rosterOf(game))
  const opened = must(roster.game.open(options, players))
  const deciders = bots.map(entrant => deciderOf(roster, entrant, now, guests))
  const watches = bots.map(() => stopwatch())
  const { state, log } = await playMatch(
    roster,
    opened,
    mix.map(bot => deciders[bot] as Decider<unknown, unknown>),
    mix.map(bot => watches[bot] as Stopwatch),
    { deal: `${seed}/${pair}/deal`, mind: `${seed}/${pair}/mind` },
    now,
  )
  return {
    match,
    tally: tallyOf(roster.measure(state, log), mix, bots.length),
    times: watches.map(each => each.read()),
  }
}

/** Plays one part of an experiment from its first match to its last, here and now. */
export const playShard = async (
  experiment: Experiment,
  shard: Shard,
  now: () => number,
  guests: Guests = NO_GUESTS,
): Promise<ShardReport> => {
  const gathering = gather(experiment.bots.length, matchesPerPair(experiment))
  for (const match of matchesOf(experiment, shard)) {
    gathering.add(await playNumbered(experiment, match, now, guests))
  }
  return { experiment, shard, pairs: gathering.pairs(), times: gathering.times() }
}

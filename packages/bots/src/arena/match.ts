import { type BySeat, bySeat, must, type Position, type Random, type Seat, seeded } from '@halfpint/core'
import { parseBudget } from '../budget.ts'
import { natureOf, type Roster, rosterOf, USUAL_BUDGETS } from '../roster.ts'
import { EVEN } from '../temper.ts'
import type { Choose, Means } from '../thought.ts'
import { CEILING, type Entrant, type Experiment, matchesPerPair, missingPart } from './experiment.ts'
import { type Mix, mixesOf } from './mix.ts'
import { type MatchReport, tallyOf } from './tally.ts'
import { type Stopwatch, stopwatch } from './times.ts'

type Decider<S, A> = (state: S, seat: Seat, legal: readonly A[], random: Random) => A

/** Decides from the view of its seat; only the ceiling, which is for measuring, is told the whole state. */
const deciderOf = <S extends Position, A, E, O>(
  roster: Roster<S, A, E, O>,
  { bot, budget }: Entrant,
  now: () => number,
): Decider<S, A> => {
  const allowed = budget === null ? USUAL_BUDGETS.regular : must(parseBudget(budget))
  const meansWith = (random: Random): Means => ({ random, budget: allowed, now, temper: EVEN })
  if (bot === CEILING) {
    const { foresee } = roster
    return (state, seat, legal, random) => foresee(state, seat, legal, meansWith(random))
  }
  const missing = missingPart(bot)
  const { level, temper } = missing === undefined ? must(natureOf(bot)) : { level: 'champion' as const, temper: EVEN }
  const choose = missing === undefined ? roster.levels[level] : (roster.without[missing] as Choose<S, A>)
  return (state, seat, legal, random) => choose(roster.game.view(state, seat), legal, { ...meansWith(random), temper })
}

/** Plays one match: the deal of a round follows from the pair and the round alone, whatever was played before. */
const playMatch = <S extends Position, A, E, O>(
  roster: Roster<S, A, E, O>,
  opened: S,
  deciders: BySeat<Decider<S, A>>,
  watches: BySeat<Stopwatch>,
  seed: { readonly deal: string; readonly mind: string },
  now: () => number,
): { readonly state: S; readonly log: readonly E[] } => {
  const { game } = roster
  const minds = bySeat(opened.seats, seat => seeded(`${seed.mind}/${seat}`))
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
      continue
    }
    const seat = turn.seats[0] as Seat
    const legal = game.legal(game.view(state, seat))
    let action = legal[0] as A
    if (legal.length > 1) {
      const began = now()
      action = (deciders[seat] as Decider<S, A>)(state, seat, legal, minds[seat] as Random)
      watches[seat]?.add(now() - began)
    }
    take(must(game.decide(state, seat, action)))
  }
}

/** Plays one match of an experiment by its number; the same number gives the same match, wherever it is played. */
export const playNumbered = (experiment: Experiment, match: number, now: () => number): MatchReport => {
  const { game, players, options, bots, seed } = experiment
  const perPair = matchesPerPair(experiment)
  const pair = Math.floor(match / perPair)
  const mix = mixesOf(bots.length, players, seeded(`${seed}/${pair}/mix`))[match % perPair] as Mix
  const roster = must(rosterOf(game))
  const opened = must(roster.game.open(options, players))
  const deciders = bots.map(entrant => deciderOf(roster, entrant, now))
  const watches = bots.map(() => stopwatch())
  const { state, log } = playMatch(
    roster,
    opened,
    mix.map(bot => deciders[bot] as Decider<unknown, unknown>),
    mix.map(bot => watches[bot] as Stopwatch),
    { deal: `${seed}/${pair}/deal`, mind: `${seed}/${pair}/${match % perPair}/mind` },
    now,
  )
  return {
    match,
    tally: tallyOf(roster.measure(state, log), mix, bots.length),
    times: watches.map(each => each.read()),
  }
}

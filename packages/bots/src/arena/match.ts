import {
  type BySeat,
  bySeat,
  type Json,
  type Line,
  must,
  type Position,
  type Seat,
  seeded,
  step,
  take,
} from '@halfpint/core'
import { rosterOf } from '../registry.ts'
import type { AnyRoster } from '../roster.ts'
import { type Decider, deciderOf } from './decider.ts'
import { type Guests, NO_GUESTS } from './entrant.ts'
import { type Experiment, matchesPerPair } from './experiment.ts'
import { type Mix, mixesOf } from './mix.ts'
import { matchesOf, type Shard, type ShardReport } from './shard.ts'
import { gather, type MatchReport, tallyOf } from './tally.ts'
import { type Stopwatch, stopwatch } from './times.ts'

/**
 * Plays one match. The deal of a round follows from the pair and the round alone, and the chance of a decision
 * from the pair, the round, the seat and how many it has made in this round: the same bot in the same place
 * does the same, whoever sits elsewhere.
 */
const playMatch = async (
  { game }: AnyRoster,
  opened: Position,
  deciders: BySeat<Decider>,
  watches: BySeat<Stopwatch>,
  seed: string,
  now: () => number,
): Promise<Line<Position, Json>> => {
  let decided: number[] = []
  const line: Line<Position, Json> = { state: opened, log: [] }
  for (;;) {
    const { state } = line
    const turn = game.turn(state)
    if (turn.kind === 'over') return line
    if (turn.kind === 'chance') {
      take(game, line, game.chance(state, seeded(`${seed}/deal/${state.round}`)))
      decided = [...bySeat(opened.seats, () => 0)]
      continue
    }
    const seat = turn.seats[0] as Seat
    const legal = game.legal(game.view(state, seat))
    const nth = decided[seat] as number
    decided[seat] = nth + 1
    let action = legal[0] as Json
    if (legal.length > 1) {
      const began = now()
      action = await (deciders[seat] as Decider)(state, seat, legal, `${seed}/mind/${state.round}/${seat}/${nth}`)
      watches[seat]?.add(now() - began)
    }
    must(step(game, line, seat, action))
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
    mix.map(bot => deciders[bot] as Decider),
    mix.map(bot => watches[bot] as Stopwatch),
    `${seed}/${pair}`,
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

import type { BySeat } from '@halfpint/core'
import type { BotSeating } from './seating.ts'
import { addTimes, NO_TIMES, type Times } from './times.ts'

/** Figures of a finished round, by seat. */
interface RoundMeasure {
  readonly points: BySeat<number>
  /** 1 for the seat with the brawl (Half-Pint Heroes) or the march (Herzlos). */
  readonly brawls: BySeat<number>
  /** 1 for an exact prediction in a round that counts; `null` in games without predictions. */
  readonly exact: BySeat<number> | null
  readonly predictions: BySeat<number> | null
}

/** Figures of a match: its rounds and winners. */
export interface MatchMeasure {
  readonly rounds: readonly RoundMeasure[]
  readonly winners: readonly number[]
}

/** Sums of one bot over its seats and rounds. */
export interface Side {
  /** Matches won; a shared win counts in part. */
  readonly wins: number
  readonly points: number
  /** Rounds, counted once per seat. */
  readonly rounds: number
  readonly exact: number
  readonly brawls: number
  readonly predicted: number
}

const NO_SIDE: Side = { wins: 0, points: 0, rounds: 0, exact: 0, brawls: 0, predicted: 0 }

const addSides = (a: Side, b: Side): Side => ({
  wins: a.wins + b.wins,
  points: a.points + b.points,
  rounds: a.rounds + b.rounds,
  exact: a.exact + b.exact,
  brawls: a.brawls + b.brawls,
  predicted: a.predicted + b.predicted,
})

/** One side for each bot, in the order of the experiment. */
export type Tally = readonly Side[]

export const noTally = (bots: number): Tally => Array.from({ length: bots }, () => NO_SIDE)

/** Adds two tallies. Callers keep the order of additions fixed because it decides the last digit of a sum. */
export const addTallies = (a: Tally, b: Tally): Tally => a.map((side, bot) => addSides(side, b[bot]!))

const sideOf = ({ rounds, winners }: MatchMeasure, seating: BotSeating, bot: number): Side => {
  const seats = seating.flatMap((sitting, seat) => (sitting === bot ? [seat] : []))
  const sum = (values: readonly number[]): number => seats.reduce((all, seat) => all + (values[seat] ?? 0), 0)
  const total = (of: (round: (typeof rounds)[number]) => readonly number[] | null): number =>
    rounds.reduce((all, round) => all + sum(of(round) ?? []), 0)
  return {
    wins: seats.filter(seat => winners.includes(seat)).length / winners.length,
    points: total(round => round.points),
    rounds: rounds.length * seats.length,
    exact: total(round => round.exact),
    brawls: total(round => round.brawls),
    predicted: total(round => round.predictions),
  }
}

/** Sums of every bot in one match. */
export const tallyOf = (measure: MatchMeasure, seating: BotSeating, bots: number): Tally =>
  Array.from({ length: bots }, (_, bot) => sideOf(measure, seating, bot))

/** The result of one match. */
export interface MatchReport {
  /** Index of the match in the experiment: deal by deal, seating by seating. */
  readonly match: number
  readonly tally: Tally
  /** Durations of decisions, by bot. */
  readonly times: readonly Times[]
}

/** One deal, played in all seatings. */
export interface PairTally {
  readonly pair: number
  readonly tally: Tally
}

/** Collects matches in any order into whole deals. */
export interface PairCollector {
  add(report: MatchReport): void
  /** The deals played in all seatings, in order. */
  pairs(): readonly PairTally[]
  times(): readonly Times[]
  /** Number of matches added. */
  readonly played: number
}

/** Starts a collection for an experiment with this number of bots and of matches per deal. */
export const collectPairs = (bots: number, perPair: number): PairCollector => {
  const open = new Map<number, Map<number, Tally>>()
  const whole = new Map<number, PairTally>()
  let times: readonly Times[] = Array.from({ length: bots }, () => NO_TIMES)
  let played = 0
  return {
    add(report) {
      const pair = Math.floor(report.match / perPair)
      const matches = open.get(pair) ?? new Map<number, Tally>()
      open.set(pair, matches.set(report.match, report.tally))
      times = times.map((all, bot) => addTimes(all, report.times[bot] ?? NO_TIMES))
      played++
      if (matches.size < perPair) return
      open.delete(pair)
      // Added in the order of the matches, so that the sum does not depend on the speed of the workers.
      const inOrder = [...matches].sort(([a], [b]) => a - b).map(([, tally]) => tally)
      whole.set(pair, { pair, tally: inOrder.reduce(addTallies, noTally(bots)) })
    },
    pairs: () => [...whole.values()].sort((a, b) => a.pair - b.pair),
    times: () => times,
    get played() {
      return played
    },
  }
}

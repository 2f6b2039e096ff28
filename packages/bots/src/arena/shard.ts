import { isFields, type Json, ok, type Result, refuse } from '@halfpint/core'
import { type Experiment, matchesPerPair } from './experiment.ts'
import type { PairTally, Side } from './tally.ts'
import { addTimes, NO_TIMES, type Times } from './times.ts'

/** One part of an experiment, for example part 2 of 5, counted from 1. */
export interface Shard {
  readonly part: number
  readonly of: number
}

/** The whole experiment in one part. */
export const WHOLE: Shard = { part: 1, of: 1 }

const MAX_SHARDS = 100_000

/** A shard as typed: `2/5`. */
export const parseShard = (text: string): Result<Shard> => {
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim()) ?? []
  const shard = { part: Number(part), of: Number(of) }
  return shard.part >= 1 && shard.part <= shard.of && shard.of <= MAX_SHARDS
    ? ok(shard)
    : refuse('bad-shard', { shard: text })
}

const pairCount = ({ pairs }: Experiment, { part, of }: Shard): number =>
  Math.max(0, Math.ceil((pairs - part + 1) / of))

/** Indexes of the deals of a shard: every n-th deal, so that all shards take about the same time. */
export const pairsOf = (experiment: Experiment, shard: Shard): number[] =>
  Array.from({ length: pairCount(experiment, shard) }, (_, at) => shard.part - 1 + at * shard.of)

/** Indexes of the matches of a shard. */
export function* matchesOf(experiment: Experiment, shard: Shard): Generator<number> {
  const perPair = matchesPerPair(experiment)
  for (const pair of pairsOf(experiment, shard)) {
    for (let mix = 0; mix < perPair; mix++) yield pair * perPair + mix
  }
}

/** Result of a shard as written to a file. It keeps the sums of every deal, so that merging loses nothing. */
export interface ShardReport {
  readonly experiment: Experiment
  readonly shard: Shard
  readonly pairs: readonly PairTally[]
  readonly times: readonly Times[]
}

const FORMAT = 1

const row = ({ wins, points, rounds, exact, brawls, predicted }: Side): number[] => [
  wins,
  points,
  rounds,
  exact,
  brawls,
  predicted,
]

/** A report as text that `readShard` reads. */
export const writeShard = ({ experiment, shard, pairs, times }: ShardReport): string =>
  JSON.stringify({
    arena: FORMAT,
    experiment,
    shard,
    pairs: pairs.map(({ pair, tally }) => [pair, ...tally.map(row)]),
    times,
  })

const isNumbers = (json: unknown, length: number): json is number[] =>
  Array.isArray(json) && json.length === length && json.every(item => Number.isFinite(item))

const readSide = (json: unknown): Side | undefined => {
  if (!isNumbers(json, 6)) return undefined
  const [wins = 0, points = 0, rounds = 0, exact = 0, brawls = 0, predicted = 0] = json
  return { wins, points, rounds, exact, brawls, predicted }
}

const readPair = (json: unknown, bots: number): PairTally | undefined => {
  if (!Array.isArray(json) || json.length !== bots + 1 || !Number.isInteger(json[0])) return undefined
  const tally = json.slice(1).map(readSide)
  return tally.includes(undefined) ? undefined : { pair: json[0]!, tally: tally as Side[] }
}

const isExperiment = (json: unknown): json is Experiment =>
  isFields(json) &&
  typeof json.game === 'string' &&
  typeof json.seed === 'string' &&
  Number.isInteger(json.players) &&
  Number.isInteger(json.pairs) &&
  isFields(json.options) &&
  Array.isArray(json.bots) &&
  json.bots.every(bot => isFields(bot) && typeof bot.bot === 'string')

const isShard = (json: unknown): json is Shard => isFields(json) && parseShard(`${json.part}/${json.of}`).ok

const readTimes = (json: unknown): Times =>
  isFields(json) && Number.isFinite(json.longest) && isFields(json.steps)
    ? { longest: json.longest as number, steps: json.steps as Times['steps'] }
    : NO_TIMES

/** Parses the file of a shard; `file` names it in problems. */
export const readShard = (json: unknown, file: string): Result<ShardReport> => {
  if (!isFields(json) || json.arena !== FORMAT) return refuse('not-a-shard', { file })
  const { experiment, shard, pairs, times } = json
  if (!isExperiment(experiment) || !isShard(shard) || !Array.isArray(pairs)) return refuse('not-a-shard', { file })
  const read = pairs.map(pair => readPair(pair, experiment.bots.length))
  if (read.includes(undefined)) return refuse('not-a-shard', { file })
  const expected = pairCount(experiment, shard)
  if (read.length < expected) return refuse('shard-unfinished', { file, pairs: read.length, expected })
  const sound = read.length === expected && pairsOf(experiment, shard).every((pair, at) => read[at]?.pair === pair)
  if (!sound) return refuse('not-a-shard', { file })
  return ok({
    experiment,
    shard,
    pairs: read as PairTally[],
    times: experiment.bots.map((_, bot) => readTimes(Array.isArray(times) ? times[bot] : undefined)),
  })
}

/** The keys whose values differ in two experiments. */
const differences = (a: Experiment, b: Experiment): Json[] =>
  (['game', 'players', 'options', 'bots', 'pairs', 'seed'] as const).filter(
    key => JSON.stringify(a[key]) !== JSON.stringify(b[key]),
  )

/** Merges all shards of one experiment; `files` names them in problems. */
export const mergeShards = (reports: readonly ShardReport[], files: readonly string[]): Result<ShardReport> => {
  const first = reports[0]
  if (first === undefined) return refuse('no-shards')
  const { of } = first.shard
  const parts = new Map<number, string>()
  for (const [at, { experiment, shard }] of reports.entries()) {
    const file = files[at]!
    const differing = differences(first.experiment, experiment)
    if (differing.length > 0) return refuse('other-experiment', { file, other: files[0]!, keys: differing })
    if (shard.of !== of) return refuse('other-experiment', { file, other: files[0]!, keys: ['shard'] })
    const twin = parts.get(shard.part)
    if (twin !== undefined) return refuse('shard-twice', { file, other: twin, shard: `${shard.part}/${of}` })
    parts.set(shard.part, file)
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter(part => !parts.has(part))
  if (missing.length > 0) return refuse('shard-missing', { shards: missing.map(part => `${part}/${of}`) })
  return ok({
    experiment: first.experiment,
    shard: WHOLE,
    pairs: reports.flatMap(({ pairs }) => pairs).sort((a, b) => a.pair - b.pair),
    times: first.experiment.bots.map((_, bot) => reports.map(({ times }) => times[bot]!).reduce(addTimes, NO_TIMES)),
  })
}

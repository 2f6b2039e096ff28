import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One experiment of the arena in the rating log: its bots and the results of every deal. */
export interface LoggedExperiment {
  readonly game: string
  readonly players: number
  /** Bots with their budgets. A bot that may change has a hash of its behaviour, `champion#1a2b3c4d@40ms`. */
  readonly bots: readonly string[]
  readonly seed: string
  /** Matches per deal. */
  readonly perDeal: number
  /** By deal: matches won by each bot; a shared win counts in part. */
  readonly deals: readonly (readonly number[])[]
  readonly commit: string
  readonly date: string
}

/** The part of the output of `halfpint arena --out` that the list uses. */
interface Shard {
  readonly experiment: {
    readonly game: string
    readonly players: number
    readonly seed: string
    readonly bots: readonly { readonly bot: string; readonly budget: string | null }[]
  }
  readonly pairs: readonly (readonly [pair: number, ...sides: (readonly number[])[]])[]
}

/** Bots that never change need no hash. */
const FROZEN = /^(random|so-ismcts|pimc-uct|.*-\d+\.\d+\.\d+)$/

/** The name of a bot in the list. */
const entrantOf = (bot: string, budget: string | null, thinks: (bot: string) => string): string =>
  `${bot}${FROZEN.test(bot) ? '' : `#${thinks(bot)}`}${budget === null ? '' : `@${budget}`}`

/** Reads the result from a file of the arena; `thinks` returns the hash of a bot of this version. */
export const resultOf = (
  text: string,
  thinks: (bot: string) => string,
  commit: string,
  date: string,
): LoggedExperiment => {
  const { experiment, pairs } = JSON.parse(text) as Shard
  if (experiment === undefined || pairs === undefined || pairs.length === 0)
    throw new Error('the file is not an output of arena --out, or has no complete deal')
  const { game, players, seed, bots } = experiment
  const round = (wins: number): number => Number(wins.toFixed(4))
  const deals = pairs.map(([, ...sides]) => sides.map(([wins = 0]) => round(wins)))
  const perDeal = Math.round(deals[0]!.reduce((sum, wins) => sum + wins, 0))
  return {
    game,
    players,
    bots: bots.map(({ bot, budget }) => entrantOf(bot, budget, thinks)),
    seed,
    perDeal,
    deals,
    commit,
    date,
  }
}

/** All results of a log, in order. */
export const readLog = (file: string): LoggedExperiment[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as LoggedExperiment)
    : []

/** Adds a result to a log. An experiment is accepted only once. */
export const addTo = (file: string, result: LoggedExperiment): void => {
  const name = ({ game, players, bots, seed }: LoggedExperiment): string => JSON.stringify([game, players, bots, seed])
  if (readLog(file).some(known => name(known) === name(result))) throw new Error(`already there: ${name(result)}`)
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(result)}\n`)
}

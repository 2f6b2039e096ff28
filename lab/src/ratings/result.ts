import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One experiment of the arena as the rating list keeps it: who played, and what every deal brought. */
export interface Result {
  readonly game: string
  readonly players: number
  /** Bots with their budgets; one that is not frozen is told by how it thinks, `champion#1a2b3c4d@40ms`. */
  readonly bots: readonly string[]
  readonly seed: string
  /** Matches that each deal was played in. */
  readonly perDeal: number
  /** By deal: the matches won by each bot, shared wins in parts. */
  readonly deals: readonly (readonly number[])[]
  readonly commit: string
  readonly date: string
}

/** What `halfpint arena --out` writes, as far as the list wants it. */
interface Shard {
  readonly experiment: {
    readonly game: string
    readonly players: number
    readonly seed: string
    readonly bots: readonly { readonly bot: string; readonly budget: string | null }[]
  }
  readonly pairs: readonly (readonly [pair: number, ...sides: (readonly number[])[]])[]
}

/** Bots that never change: their name says all. */
const FROZEN = /^(random|so-ismcts|pimc-uct|.*-\d+\.\d+\.\d+)$/

/** The name of a bot in the list. */
const entrantOf = (bot: string, budget: string | null, thinks: string): string =>
  `${bot}${FROZEN.test(bot) ? '' : `#${thinks}`}${budget === null ? '' : `@${budget}`}`

/** The result that a file of the arena tells; `thinks` names how the bots of this version think. */
export const resultOf = (text: string, thinks: string, commit: string, date: string): Result => {
  const { experiment, pairs } = JSON.parse(text) as Shard
  if (experiment === undefined || pairs === undefined || pairs.length === 0)
    throw new Error('no file of arena --out, or no whole deal in it')
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

/** All results of a log, in the order in which they came. */
export const readLog = (file: string): Result[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Result)
    : []

/** Adds a result to a log; the same experiment is not taken twice. */
export const addTo = (file: string, result: Result): void => {
  const name = ({ game, players, bots, seed }: Result): string => JSON.stringify([game, players, bots, seed])
  if (readLog(file).some(known => name(known) === name(result))) throw new Error(`already there: ${name(result)}`)
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(result)}\n`)
}

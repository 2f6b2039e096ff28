import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { botOf, rosterOf } from '@halfpint/bots'
import {
  type AnyGame,
  bySeat,
  isFields,
  type Json,
  must,
  ok,
  type Position,
  pick,
  playOut,
  type Result,
  seeded,
} from '@halfpint/core'
import { distinctNames } from '@halfpint/table'
import { type BotPlayer, readBots, seatBots } from './botlist.ts'
import { gameHeading, gameRows } from './csv.ts'
import { EXIT } from './exit.ts'
import { type OutFlags, outProblem } from './out.ts'
import { writeAll } from './output.ts'
import { progress } from './progress.ts'
import { type GameSetup, readGameSetup, readWhole, type SetupFlags } from './setup.ts'
import type { Terminal } from './terminal.ts'

/** The flags of `simulate`, as typed. */
export interface SimulateFlags extends SetupFlags, OutFlags {
  readonly games: string
  readonly seed?: string
  readonly bots?: string
  readonly budget?: string
  readonly csv?: boolean
  readonly from: string
}

/** A played game: its record, and the results of its rounds and of the game. */
interface Simulated {
  readonly players: readonly string[]
  readonly record: Json
  readonly results: { readonly rounds: readonly Json[]; readonly result: Json | null }
}

const MOST_GAMES = 1_000_000_000

/** The results of the rounds and of the game. A state contains more than a record, such as the predictions. */
const resultsOf = (game: AnyGame, state: Position): Simulated['results'] => {
  const told = game.records.results(state)
  return isFields(state) && Array.isArray(state.results) ? { ...told, rounds: state.results as Json[] } : told
}

/**
 * Plays one game with random legal actions. Each game has separate randomness from the seed and its number, so it is
 * the same however many games are played.
 */
const simulateGame = ({ game, players, options }: GameSetup, seed: string, number: number): Simulated => {
  const random = seeded(`${seed}/${number}`)
  const opened = must(game.open(options, players))
  const { log, state } = playOut(game, opened, random, (state, seat) =>
    pick(random, game.legal(game.view(state, seat))),
  )
  const names = bySeat(players, seat => `P${seat}`)
  return { players: names, record: game.records.write(names, opened, log), results: resultsOf(game, state) }
}

/** Plays one game between bots, each with separate randomness, so that no bot changes the cards or another's play. */
const simulateBots = (
  { game, players, options }: GameSetup,
  bots: readonly BotPlayer[],
  seed: string,
  number: number,
): Simulated => {
  const opened = must(game.open(options, players))
  const roster = must(rosterOf(game.id))
  const choosers = bots.map(({ nature }) => botOf(roster, nature, () => performance.now()))
  const chances = bySeat(players, seat => seeded(`${seed}/${number}/${seat}`))
  const { log, state } = playOut(game, opened, seeded(`${seed}/${number}`), (state, seat) => {
    const view = game.view(state, seat)
    const choose = choosers[seat]!
    return choose(view, game.legal(view), chances[seat]!, bots[seat]!.budget)
  })
  const names = distinctNames(bots.map(({ bot }) => bot))
  return { players: names, record: game.records.write(names, opened, log), results: resultsOf(game, state) }
}

/** A game as a line of records or as rows of a table, with the headings before the first. */
const written = (
  { players, record, results }: Simulated,
  number: number,
  asTable: boolean,
  isFirst: boolean,
): string => {
  if (!asTable) return `${JSON.stringify(record)}\n`
  const { winners } = results.result as { readonly winners: readonly number[] }
  return `${isFirst ? gameHeading(results.rounds) : ''}${gameRows(number, players, results.rounds, winners)}`
}

/** The default budget of bots, in iterations, so that the same seed gives the same games. */
const USUAL_BUDGET = '300it'

const botsAt = (table: Result<GameSetup>, flags: SimulateFlags): Result<readonly BotPlayer[] | undefined> => {
  // The budget is checked even if no bot uses it.
  const bots = readBots(flags.bots ?? 'random', flags.budget ?? USUAL_BUDGET)
  if (flags.bots === undefined || !table.ok) return bots.ok ? ok(undefined) : bots
  return bots.ok ? seatBots(bots.value, table.value.players) : bots
}

/** Plays games between bots or random players, and writes a record of each. */
export const simulate = async (gameId: string, flags: SimulateFlags, terminal: Terminal): Promise<number> => {
  const table = readGameSetup(gameId, flags)
  const games = readWhole('--games', flags.games, 1, MOST_GAMES)
  const from = readWhole('--from', flags.from, 0, MOST_GAMES)
  const bots = botsAt(table, flags)
  if (!table.ok || !games.ok || !from.ok || !bots.ok) {
    for (const asked of [table, games, from, bots]) if (!asked.ok) terminal.complain(asked.problem)
    return EXIT.usage
  }
  const unwritable = outProblem(flags)
  if (unwritable !== undefined) {
    terminal.complain(unwritable)
    return EXIT.usage
  }
  const { command } = terminal.words
  const seed = flags.seed ?? randomBytes(6).toString('hex')
  if (flags.seed === undefined) terminal.note(command.seedDrawn(seed))

  // Records in the same terminal would break the progress bar.
  const bar = progress(flags.out !== undefined || process.stdout.isTTY !== true)
  const [opponents, first] = [bots.value, from.value]
  // A table that is appended to already has its headings.
  const isNew = flags.append !== true || flags.out === undefined || !existsSync(flags.out)
  function* records(total: number, chosen: GameSetup): Generator<string> {
    for (let number = first; number < first + total; number++) {
      const game =
        opponents === undefined ? simulateGame(chosen, seed, number) : simulateBots(chosen, opponents, seed, number)
      yield written(game, number, flags.csv === true, number === first && isNew)
      const played = number - first + 1
      bar.tell(played, total, command.simulated({ done: played, total }))
    }
  }
  const done = await writeAll(records(games.value, table.value), flags.out, flags.append)
  bar.end()
  if (done.kind !== 'failed') return EXIT.good
  terminal.complain(done.problem)
  return EXIT.usage
}

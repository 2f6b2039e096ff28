import { randomBytes } from 'node:crypto'
import { bySeat, must, pick, playOut, seeded } from '@halfpint/core'
import { EXIT } from './exit.ts'
import { writeAll } from './output.ts'
import { progress } from './progress.ts'
import { readTable, readWhole, type Table, type TableWish } from './table.ts'
import type { Terminal } from './terminal.ts'

/** What `simulate` was asked for, as typed. */
export interface SimulateWish extends TableWish {
  readonly games: string
  readonly seed?: string
  readonly out?: string
}

const MOST_GAMES = 1_000_000_000

/**
 * The record of one game between players who choose among all legal actions alike. Each game has its
 * own chance, drawn from the seed and its number: it stays the same however many games are played.
 */
export const simulateGame = ({ game, players, options }: Table, seed: string, number: number): string => {
  const random = seeded(`${seed}/${number}`)
  const opened = must(game.open(options, players))
  const { log } = playOut(game, opened, random, (state, seat) => pick(random, game.legal(game.view(state, seat))))
  const names = bySeat(players, seat => `P${seat}`)
  return JSON.stringify(game.records.write(names, opened, log))
}

/** Plays games between random players and writes a record of each. */
export const simulate = async (gameId: string, wish: SimulateWish, terminal: Terminal): Promise<number> => {
  const table = readTable(gameId, wish)
  const games = readWhole('--games', wish.games, 1, MOST_GAMES)
  if (!table.ok || !games.ok) {
    for (const asked of [table, games]) if (!asked.ok) terminal.complain(asked.problem)
    return EXIT.usage
  }
  const { command } = terminal.words
  const seed = wish.seed ?? randomBytes(6).toString('hex')
  if (wish.seed === undefined) terminal.note(command.seedDrawn(seed))

  // Records that run through the same terminal would tear the bar apart.
  const bar = progress(wish.out !== undefined || process.stdout.isTTY !== true)
  function* records(total: number, chosen: Table): Generator<string> {
    for (let number = 0; number < total; number++) {
      yield `${simulateGame(chosen, seed, number)}\n`
      bar.tell(number + 1, total, command.simulated({ done: number + 1, total }))
    }
  }
  const written = await writeAll(records(games.value, table.value), wish.out)
  bar.end()
  if (written.kind !== 'failed') return EXIT.good
  terminal.complain(written.problem)
  return EXIT.usage
}

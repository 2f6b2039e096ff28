import { type BySeat, clockwise, everySeat, type Json, must, type Position, type Seat } from '@halfpint/core'
import {
  BARE_TABLE,
  evolveTable,
  LONGEST_NAME,
  type Person,
  summaryOf,
  type TableEntry,
  type TableEvent,
} from '@halfpint/table'
import { databaseJournal, openTables } from '../worker/database.ts'
import { newTry } from '../worker/tableids.ts'
import type { ReplayParts } from './parts.ts'
import type { Played } from './played.ts'

/** A position of a finished game to play again: the index of its event, and the player's seat. */
export interface Retry {
  readonly played: Played
  readonly at: number
  readonly seat: Seat
  readonly parts: ReplayParts
  /** The bots of the game by seat; `null` for people. */
  readonly bots: BySeat<string | null>
}

/** The bot that plays for the people of the game: strong and fast. */
const SUBSTITUTE = 'expert'

interface Moved {
  readonly options: { readonly [name: string]: Json }
  readonly events: readonly { readonly seat: Seat | null; readonly event: Json }[]
}

/** The events of a game before `at`, with all seats moved so that `seat` becomes seat 0. */
export const movedGame = ({ played, at, seat: first, parts }: Omit<Retry, 'bots'>): Moved => {
  const { game, replay } = played
  const seats = replay.players.length
  const moved = (seat: Seat): Seat => clockwise(seat, seats, seats - first)
  const { options } = replay.state as { options: { [name: string]: Json } }
  const shifted = 'startSeat' in options ? { ...options, startSeat: moved(Number(options.startSeat) % seats) } : options
  let before: Position = must(game.open(options, seats))
  let state: Position = must(game.open(shifted, seats))
  const events: { seat: Seat | null; event: Json }[] = []
  const take = (seat: Seat | null, event: Json): void => {
    events.push({ seat, event })
    state = game.evolve(state, event)
  }
  for (const event of replay.log.slice(0, at) as { type: string; deck: Json[] }[]) {
    if (event.type === 'dealt') {
      take(null, { type: 'dealt', deck: parts.movedDeck(event.deck, seats, first) })
    } else {
      // The actions of players are decided again. All other events follow from them.
      const command = parts.commandOf(event, before)
      if (command !== undefined) {
        const action = parts.movedAction(command.action, moved)
        for (const event of must(game.decide(state, moved(command.seat), action))) take(moved(command.seat), event)
      }
    }
    before = game.evolve(before, event)
  }
  return { options: shifted, events }
}

/** The log of a local table that continues the game from there. */
export const retryLog = (retry: Retry, table: string, me: Person, now: number): readonly TableEntry[] => {
  const { game, replay } = retry.played
  const seats = replay.players.length
  const { options, events } = movedGame(retry)
  const others = everySeat(seats)
    .slice(1)
    .map(seat => {
      const before = clockwise(seat, seats, retry.seat)
      return { seat, bot: retry.bots[before] ?? null, name: replay.players[before]!.slice(0, LONGEST_NAME) }
    })
  const setup = { game: game.id, options, seats, clock: null, grace: 86_400_000, listed: false }
  const log: TableEvent[] = [
    { type: 'opened', table, setup, person: me, key: '0'.repeat(64) },
    ...others.map(
      ({ seat, bot, name }): TableEvent =>
        bot === null
          ? { type: 'sat', seat, person: { id: `sat-${seat}`, name, symbol: 'anchor' }, key: `${seat}`.repeat(64) }
          : { type: 'bot-seated', seat, bot, name },
    ),
    { type: 'connected', seat: 0, node: 'here' },
    { type: 'started', match: 1, options, players: [me.name, ...others.map(({ name }) => name)] },
    // Bots play for the people of the game.
    ...others
      .filter(({ bot }) => bot === null)
      .map(({ seat }): TableEvent => ({ type: 'left', seat, bot: SUBSTITUTE })),
    ...events.map(({ seat, event }): TableEvent => ({ type: 'game', seat, event })),
  ]
  return log.map(event => ({ at: now, event }))
}

/** The table after all events of a log. */
export const foldLog = (log: readonly TableEntry[]) =>
  log.reduce((table, entry) => evolveTable(table, entry), BARE_TABLE)

/** Creates a local table that continues the game from there. Returns its id. */
export const createRetry = async (retry: Retry, me: Person): Promise<string> => {
  const table = newTry()
  const log = retryLog(retry, table, me, Date.now())
  const database = await openTables()
  await databaseJournal(database, table).append(0, log, summaryOf(foldLog(log)))
  database.close()
  return table
}

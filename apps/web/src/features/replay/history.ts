import type { Listing } from '@halfpint/table'
import { linkTo } from '../../base/routes.ts'
import { playedMatches } from '../../session/server/played.ts'
import { type KeptTable, keptTables } from '../../session/worker/database.ts'
import { isTry } from '../../session/worker/tableids.ts'

/** A game stored on this device, against bots, online, or on a pad. */
export interface PastGame {
  readonly kind: 'here' | 'online' | 'pad'
  readonly game: string
  readonly players: readonly string[]
  readonly at: number
  readonly over: boolean
  /** The names of the winners; empty if unknown. */
  readonly winners: readonly string[]
  /** Whether the reader won; `null` if it is unknown which player the reader was. */
  readonly won: boolean | null
  /** The address of its replay, or of the game in progress. */
  readonly href: string
}

const latestFirst = (games: readonly PastGame[]): readonly PastGame[] => games.toSorted((a, b) => b.at - a.at)

const keptWhere = async (belongs: (kept: KeptTable) => boolean): Promise<readonly PastGame[]> =>
  (await keptTables()).filter(belongs).map(({ table, at, summary }) => {
    const { game, players, winners = [] } = summary.summary as Listing
    const href = summary.over ? linkTo('/replay/local/:table', { table }) : linkTo('/try/:game/:table', { game, table })
    const names = players.map(({ name }) => name)
    // Several people at one device take turns: none of them is the reader.
    const isMine = winners.length > 0 && players.filter(({ kind }) => kind === 'person').length === 1
    const won = isMine ? winners.includes(players.findIndex(({ kind }) => kind === 'person')) : null
    const results = { winners: winners.flatMap(seat => names[seat] ?? []), won }
    return { kind: 'here', game, players: names, at, over: summary.over, href, ...results }
  })

const online = (): readonly PastGame[] =>
  playedMatches().map(({ table, match, game, players, at, winners = [], seat }) => {
    const href = linkTo('/replay/online/:table/:match', { table, match: `${match}` })
    const won = winners.length === 0 || seat === undefined ? null : winners.includes(seat)
    return {
      kind: 'online',
      game,
      players,
      at,
      over: true,
      href,
      winners: winners.flatMap(each => players[each] ?? []),
      won,
    }
  })

/** The pads of this device. Their code is loaded only when somebody opens the list. */
const pads = async (): Promise<readonly PastGame[]> => {
  const [{ openLibrary, savedPads }, { scorePad }] = await Promise.all([
    import('../../base/pads/library.ts'),
    import('@halfpint/scorepad'),
  ])
  await openLibrary()
  return (savedPads.peek() ?? []).map(({ kept, sheet: { pad } }) => {
    const { result } = scorePad(pad)
    const href = linkTo('/pad/game/:id', { id: kept.id })
    const winners = (result?.winners ?? []).flatMap(seat => pad.players[seat] ?? [])
    return {
      kind: 'pad',
      game: pad.pad,
      players: pad.players,
      at: kept.at,
      over: result !== null,
      href,
      winners,
      won: null,
    }
  })
}

/** Awaits a list; returns an empty one if it cannot be opened. */
const found = (games: Promise<readonly PastGame[]>): Promise<readonly PastGame[]> => games.catch(() => [])

/** All games of this device, against bots, online and on pads, the latest first; without tries. */
export const pastGames = async (): Promise<readonly PastGame[]> =>
  latestFirst([
    ...(await found(keptWhere(({ table, summary }) => summary.over && !isTry(table)))),
    ...online(),
    ...(await found(pads())),
  ])

/** The tries on this device, finished or not, the latest first. */
export const pastTries = async (): Promise<readonly PastGame[]> =>
  latestFirst(await found(keptWhere(({ table }) => isTry(table))))

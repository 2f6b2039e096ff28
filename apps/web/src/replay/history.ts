import { type KeptTable, keptTables } from '../local/database.ts'
import { isTry } from '../local/try.ts'
import { playedMatches } from '../online/played.ts'
import { makeRoute } from '../shell/route.ts'

/** A game that this device knows of, wherever it was played. */
export interface PastGame {
  readonly kind: 'here' | 'online' | 'pad'
  readonly game: string
  readonly players: readonly string[]
  readonly at: number
  readonly over: boolean
  /** Where it can be seen again, or gone on with. */
  readonly href: string
}

const latestFirst = (games: readonly PastGame[]): readonly PastGame[] => games.toSorted((a, b) => b.at - a.at)

const keptWhere = async (belongs: (kept: KeptTable) => boolean): Promise<readonly PastGame[]> =>
  (await keptTables()).filter(belongs).map(({ table, at, placard }) => {
    const { game, players } = placard.summary as { game: string; players: readonly { name: string }[] }
    const href = placard.over ? makeRoute('replay', ['local', table]) : makeRoute('try', [game, table])
    return { kind: 'here', game, players: players.map(({ name }) => name), at, over: placard.over, href }
  })

const online = (): readonly PastGame[] =>
  playedMatches().map(({ table, match, game, players, at }) => {
    const href = makeRoute('replay', ['online', table, `${match}`])
    return { kind: 'online', game, players, at, over: true, href }
  })

/** The pads of this device, games with real cards; their room is entered only when somebody asks. */
const pads = async (): Promise<readonly PastGame[]> => {
  const [{ openLibrary, savedPads }, { scorePad }] = await Promise.all([
    import('../pad/library.ts'),
    import('@halfpint/scorepad'),
  ])
  await openLibrary()
  return (savedPads.peek() ?? []).map(({ kept, sheet: { pad } }) => {
    const over = scorePad(pad).result !== null
    const href = makeRoute('pad', ['game', kept.id])
    return { kind: 'pad', game: pad.pad, players: pad.players, at: kept.at, over, href }
  })
}

/** What can be found; what cannot be opened is empty. */
const found = (games: Promise<readonly PastGame[]>): Promise<readonly PastGame[]> => games.catch(() => [])

/** All games this device knows of, against bots, online and on the pad, the latest first; tries are no games. */
export const pastGames = async (): Promise<readonly PastGame[]> =>
  latestFirst([
    ...(await found(keptWhere(({ table, placard }) => placard.over && !isTry(table)))),
    ...online(),
    ...(await found(pads())),
  ])

/** The tries on this device, the latest first, played to their end or not. */
export const pastTries = async (): Promise<readonly PastGame[]> =>
  latestFirst(await found(keptWhere(({ table }) => isTry(table))))

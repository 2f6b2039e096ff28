import {
  type BySeat,
  cryptographic,
  type Game,
  type Json,
  must,
  ok,
  type Position,
  type Random,
  type Result,
  type Seat,
  type Seen,
  seeded,
} from '@halfpint/core'
import { drawSecret } from '@halfpint/fair'
import {
  type Environment,
  evolveTable,
  type Host,
  memoryJournal,
  openTable,
  readSetup,
  stateOf,
  type TableView,
  type Told,
} from '@halfpint/table'

/** A fact as the player heard it, with the table as the player saw it before and after. */
export interface Heard<S, E> {
  readonly before: Seen<S>
  readonly event: E
  readonly after: Seen<S>
}

/** A fact of a game that is not known here. */
export type AnyHeard = Heard<Position, Json>

/** Whom the game waits for: the player, somebody or something else, or nobody. */
type Due = 'me' | 'others' | 'over'

/** One game of a player against bots, without a screen. Only what the player may know comes out. */
export interface Match<S, A, E> {
  readonly me: Seat
  readonly names: BySeat<string>
  view(): Seen<S>
  due(): Due
  /** Does what the player wishes, or says why not. */
  act(action: A): Promise<Result<readonly Heard<S, E>[]>>
  /** Moves the game on: by a deal, or by what the bots have done meanwhile. */
  next(): Promise<readonly Heard<S, E>[]>
  /** The game so far in the record format. */
  record(): Promise<Json>
}

/** A match whose game is not known here. */
export type AnyMatch = Match<Position, Json, Json>

/** The bots that sit with the player, clockwise, and who thinks for them. */
export interface Company {
  /** Each a level or a regular of the pub, and what it is called here. */
  readonly bots: readonly { readonly bot: string; readonly name: string }[]
  readonly think: Environment['think']
}

/** What a match is made of. */
export interface MatchSettings extends Company {
  /** What the player is called. */
  readonly name: string
  readonly options: unknown
  /** Without a seed nobody can foresee a card. */
  readonly seed?: string | undefined
}

/** The player always sits on seat 0, the bots clockwise from there. */
const ME: Seat = 0

/** The table at home needs no secrets: nobody comes in. */
const KEY = '0'.repeat(64)

/** Opens the table and seats everybody. */
const layTable = async (
  game: string,
  { name, bots, options, think }: MatchSettings,
  random: Random,
): Promise<Result<Host>> => {
  const setup = readSetup({ game, seats: bots.length + 1, options })
  if (!setup.ok) return setup
  const opened = await openTable(
    memoryJournal(),
    { table: 'home', setup: setup.value, person: { id: 'you', name, symbol: 'mug' }, key: KEY },
    { now: Date.now, random, alone: true, think },
  )
  if (!opened.ok) return opened
  const host = opened.value
  must(await host.wish(ME, null, { type: 'come', door: 'home' }))
  for (const [place, bot] of bots.entries()) {
    must(await host.wish(ME, null, { type: 'seat-bot', seat: place + 1, ...bot }))
  }
  return opened
}

/** Opens a table for a match: the same that is laid on a server, over a journal in memory. */
export const openMatch = async <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  settings: MatchSettings,
): Promise<Result<Match<S, A, E>>> => {
  const { seed } = settings
  const names = [settings.name, ...settings.bots.map(({ name }) => name)]
  const source = (name: string): Random => (seed === undefined ? cryptographic() : seeded(`${seed} ${name}`))
  const laid = await layTable(game.id, settings, source('table'))
  if (!laid.ok) return laid
  const host = laid.value
  const share = source('share')

  let table = host.view(ME)
  const stateIn = (view: TableView): Seen<S> => stateOf(game, view) as Seen<S>
  /** What the player has not been told yet. */
  const heard: Heard<S, E>[] = []
  let sharing: Promise<unknown> = Promise.resolve()
  let ring = (): void => {}

  const hear = (told: Told): void => {
    const before = table
    table = evolveTable(table, told)
    const { fact } = told
    if (fact.type === 'pledged') sharing = host.wish(ME, null, { type: 'share', share: drawSecret(share) })
    if (fact.type !== 'game') return
    heard.push({ before: stateIn(before), event: fact.event as E, after: stateIn(table) })
    ring()
  }
  host.join(ME, table.version, news => {
    if (news.kind === 'facts') for (const told of news.told) hear(told)
  })
  must(await host.wish(ME, null, { type: 'start' }))
  let shown = stateIn(table)

  const tell = (): readonly Heard<S, E>[] => {
    const facts = heard.splice(0)
    shown = facts.at(-1)?.after ?? shown
    return facts
  }

  return ok({
    me: ME,
    names,
    view: () => shown,
    due() {
      if (heard.length > 0) return 'others'
      if (table.phase === 'over') return 'over'
      // Where all choose at the same time the bots are ready first, so that nobody waits for them afterwards.
      const isWaited = (since: number | null, seat: Seat): boolean => (since !== null) === (seat === ME)
      return table.match?.since.every(isWaited) === true ? 'me' : 'others'
    },
    async act(action) {
      const done = await host.wish(ME, null, { type: 'act', action: action as Json })
      return done.ok ? ok(tell()) : done
    },
    async next() {
      await sharing
      const rung = new Promise<void>(resolve => {
        ring = resolve
      })
      // The bots think on while the player looks at what they have done so far.
      if (heard.length === 0) await Promise.race([host.drive(), rung])
      return tell()
    },
    record: async () => must(await host.record()),
  })
}

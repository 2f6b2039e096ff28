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
  refuse,
  type Seat,
  type Seen,
  seeded,
} from '@halfpint/core'
import { type FixedGame, fixedEnvironment, fixedSetup } from '@halfpint/daily'
import { drawSecret } from '@halfpint/fair'
import {
  type Environment,
  evolveTable,
  type Host,
  type Journal,
  memoryJournal,
  type NumberedEvent,
  nameOf,
  openHost,
  openSeatedTable,
  readSetup,
  type Setup,
  stateOf,
  type TableView,
} from '@halfpint/table'

/** An event as the player may see it, with the player's view before and after. */
export interface Heard<S, E> {
  readonly before: Seen<S>
  readonly event: E
  readonly after: Seen<S>
}

/** An event for code that serves all games. */
export type AnyHeard = Heard<Position, Json>

/** The party that the game waits for: the player, anything else, or nobody. */
type Due = 'me' | 'others' | 'over'

/** A game of the player against bots, without a screen. It reveals only what the player may know. */
export interface Match<S, A, E> {
  readonly me: Seat
  readonly names: BySeat<string>
  readonly setup: Setup
  view(): Seen<S>
  due(): Due
  /** Whether the player can choose already, although bots in a simultaneous choice may still think. */
  isAsked(): boolean
  /** Plays an action, or returns the problem. */
  act(action: A): Promise<Result<readonly Heard<S, E>[]>>
  /** Continues the game with a deal, or with what the bots have done meanwhile. */
  next(): Promise<readonly Heard<S, E>[]>
  /** The game so far in the record format. */
  record(): Promise<Json>
  /** The log of the table, so that the player can resume it later. */
  log(): Promise<TableLog>
}

/** The events of a table from the first one on. */
export type TableLog = Awaited<ReturnType<Journal['read']>>

/** A match for code that serves all games. */
export type AnyMatch = Match<Position, Json, Json>

/** The bots at the player's table, clockwise, and the function that decides for them. */
export interface BotOpponents {
  /** The level or character of each bot, and its name here. */
  readonly bots: readonly { readonly bot: string; readonly name: string }[]
  readonly think: Environment['think']
}

/** The settings of a match. */
export interface MatchSettings extends BotOpponents {
  /** The name of the player. */
  readonly name: string
  readonly options: unknown
  /** Without a seed the cards are unpredictable. */
  readonly seed?: string | undefined
}

/** The player's seat, except in a fixed game. */
const ME: Seat = 0

const environment = (random: Random, think: Environment['think']): Environment => ({
  now: Date.now,
  random,
  isSingleProcess: true,
  think,
})

const sourceOf = (seed: string | undefined, name: string): Random =>
  seed === undefined ? cryptographic() : seeded(`${seed} ${name}`)

/** Opens a table for a match, of the same kind as on a server, and seats everybody. */
export const openMatch = async <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  { name, bots, options, think, seed }: MatchSettings,
): Promise<Result<Match<S, A, E>>> => {
  const setup = readSetup({ game: game.id, seats: bots.length + 1, options })
  if (!setup.ok) return setup
  const journal = memoryJournal()
  const seated = { setup: setup.value, seats: [{ person: { name, symbol: 'mug' } }, ...bots] }
  const opened = await openSeatedTable(journal, 'home', seated, environment(sourceOf(seed, 'table'), think))
  if (!opened.ok) return opened
  const host = opened.value
  return ok(await matchOf(game, host, journal, sourceOf(seed, 'share'), () => host.run(ME, null, { type: 'start' })))
}

/** Opens the table of a game that is the same for everyone. */
export const openFixedMatch = async <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  fixed: FixedGame,
  name: string,
  nameOf: (bot: string) => string,
): Promise<Result<Match<S, A, E>>> => {
  const journal = memoryJournal()
  const own = fixedEnvironment(fixed)
  const setup = fixedSetup(fixed, { name, symbol: 'mug' }, nameOf)
  const random = seeded(fixed.seed)
  const opened = await openSeatedTable(journal, 'fixed', setup, { ...environment(random, own.think), ...own })
  if (!opened.ok) return opened
  const host = opened.value
  const { seat } = fixed
  return ok(await matchOf(game, host, journal, random, () => host.run(seat, null, { type: 'start' }), seat))
}

/** Resumes a match from its log; refuses one that is of another game or over. */
export const resumeMatch = async <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  log: TableLog,
  think: Environment['think'],
): Promise<Result<Match<S, A, E>>> => {
  const journal = memoryJournal(log)
  const opened = await openHost(journal, environment(cryptographic(), think))
  if (!opened.ok) return opened
  const host = opened.value
  const { phase, setup } = host.table()
  if (phase !== 'playing' || setup.game !== game.id) return refuse('no-left-game')
  return ok(await matchOf(game, host, journal, cryptographic(), async () => {}))
}

/** The match at a table. */
const matchOf = async <S extends Position, A, E, O>(
  game: Game<S, A, E, O>,
  host: Host,
  journal: Journal,
  share: Random,
  begin: () => Promise<unknown>,
  me: Seat = ME,
): Promise<Match<S, A, E>> => {
  let table = host.view(me)
  const stateIn = (view: TableView): Seen<S> => stateOf(game, view)!
  /** Events that the player has not seen yet. */
  const heard: Heard<S, E>[] = []
  let sharing: Promise<unknown> = Promise.resolve()
  let ring = (): void => {}

  const tellShare = (): void => {
    sharing = host.run(me, null, { type: 'share', share: drawSecret(share) })
  }

  const hear = (told: NumberedEvent): void => {
    const before = table
    table = evolveTable(table, told)
    const { event } = told
    if (event.type === 'pledged') tellShare()
    if (event.type !== 'game') return
    heard.push({ before: stateIn(before), event: event.event as E, after: stateIn(table) })
    ring()
  }
  host.join(me, table.version, news => {
    if (news.kind === 'events') for (const told of news.events) hear(told)
  })
  await begin()
  // A table that was left between commitment and deal waits for the share that was not revealed.
  const pledge = table.match?.pledge
  if (pledge?.dealt === false && pledge.shares[me] === null) tellShare()
  let shown = stateIn(table)

  const tell = (): readonly Heard<S, E>[] => {
    const facts = heard.splice(0)
    shown = facts.at(-1)?.after ?? shown
    return facts
  }

  return {
    me,
    names: table.seats.map(nameOf),
    setup: table.setup,
    view: () => shown,
    due() {
      if (heard.length > 0) return 'others'
      if (table.phase === 'over') return 'over'
      // In a simultaneous choice the bots decide first, so that the player need not wait for them afterwards.
      const isWaited = (since: number | null, seat: Seat): boolean => (since !== null) === (seat === me)
      return table.match?.since.every(isWaited) === true ? 'me' : 'others'
    },
    isAsked: () => heard.length === 0 && typeof table.match?.since[me] === 'number',
    async act(action) {
      const done = await host.run(me, null, { type: 'act', action: action as Json })
      return done.ok ? ok(tell()) : done
    },
    async next() {
      await sharing
      const rung = new Promise<void>(resolve => {
        ring = resolve
      })
      // The bots continue to think while the player looks at their earlier actions.
      if (heard.length === 0) await Promise.race([host.drive(), rung])
      return tell()
    },
    record: async () => must(await host.record()),
    log: () => journal.read(0),
  }
}

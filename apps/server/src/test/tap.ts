import type { Viewer } from '@halfpint/core'
import { BARE_TABLE, evolveTable, type Table, type TableEvent } from '@halfpint/table'

/** The received texts, each once, and the viewers who received it. */
export type Heard = Map<string, Set<Viewer>>

/** Adds a text that this viewer received. */
export const hearing = (heard: Heard, viewer: Viewer, text: string): void => {
  const viewers = heard.get(text)
  if (viewers === undefined) heard.set(text, new Set([viewer]))
  else viewers.add(viewer)
}

/** An event of the log. */
interface Logged {
  readonly at: number
  readonly event: unknown
}

/**
 * Follows the log of a table and finds everything in a message that its viewer could not know. It uses the log, not the
 * code that hides cards.
 */
export interface Tap {
  /** Adds the next event of the log. */
  note(logged: Logged): void
  /**
   * Everything in a line that one of these viewers could not know at that moment. `never` lists texts that nobody may
   * receive; `said` is the parsed line, if there is one.
   */
  leaksIn(line: string, viewers: Iterable<Viewer>, never: readonly string[], said?: unknown): string[]
}

const CARD = /"((?:[rygbk](?:1[0-3]|[1-9]))|(?:[hfcd](?:10|[2-9JQKA])))"/g

/** All cards that are named in a text. */
const cardsIn = (text: string): string[] => [...text.matchAll(CARD)].map(([, card]) => card as string)

interface AnyState {
  readonly hands: readonly (readonly string[])[]
  readonly row?: readonly string[]
  readonly trick?: unknown
  readonly tricks?: unknown
}

/** The open cards of a state. Parts that equal the state before are not read again. */
const openCards = (state: AnyState, before: AnyState | undefined): string[] =>
  (['row', 'trick', 'tricks'] as const).flatMap(part =>
    state[part] === undefined || state[part] === before?.[part] ? [] : cardsIn(JSON.stringify(state[part])),
  )

interface Line {
  readonly type: string
  readonly version: number
  readonly view?: { readonly match: { readonly state: { readonly results: readonly unknown[] } } | null }
  readonly event?: { readonly type: string; readonly event?: Record<string, unknown> }
}

/** The key of a secret choice in the event of its action. */
const CHOICES: { readonly [type: string]: string } = { predicted: 'prediction', 'bet-placed': 'bet' }

/** The last of these that began at or before a version. */
const lastAt = <T extends { readonly from: number }>(all: readonly T[], version: number): T | undefined =>
  all.findLast(({ from }) => from <= version)

/** Follows a table that has not been opened yet. */
export const openTap = (): Tap => {
  let table: Table = BARE_TABLE
  /** The version from which each card of a deal was open to spectators, and so to all, or was in a seat's hand. */
  const deals = [{ from: 0, known: new Map<Viewer, Map<string, number>>() }]
  /** The cards that were open in each finished round of a match. */
  const matches = [{ from: 0, rounds: [] as { readonly from: number; readonly open: ReadonlySet<string> }[] }]
  /** The secret values of each deal, until they are revealed. */
  const seeds: { readonly from: number; until: number; readonly seed: string }[] = []
  const keys: string[] = []

  const learn = (viewer: Viewer, cards: readonly string[], known: Map<Viewer, Map<string, number>>): void => {
    const own = known.get(viewer) ?? new Map<string, number>()
    for (const card of cards) if (!own.has(card)) own.set(card, table.version)
    known.set(viewer, own)
  }

  return {
    note({ at, event: logged }) {
      const event = logged as TableEvent
      const before = table.match?.state as AnyState | undefined
      table = evolveTable(table, { at, event })
      const { version } = table
      const values = event.type === 'pledged' || event.type === 'revealed' ? [event.seed, event.secret, event.salt] : []
      if (event.type === 'revealed') for (const each of seeds) if (values.includes(each.seed)) each.until = version
      if (event.type === 'pledged')
        for (const seed of values)
          if (seed !== undefined) seeds.push({ from: version, until: Number.POSITIVE_INFINITY, seed })
      if ('key' in event) keys.push(event.key)
      if (event.type === 'started') matches.push({ from: version, rounds: [] })
      const played = event.type === 'game' ? (event.event as { type: string }) : undefined
      // A new deal: knowledge of the old one does not apply.
      if (played?.type === 'dealt') deals.push({ from: version, known: new Map() })
      const { known } = deals.at(-1) as (typeof deals)[number]
      const state = table.match?.state as AnyState | undefined
      if (state === undefined || played === undefined) return
      const cards = played.type === 'played' ? cardsIn(JSON.stringify(played)) : []
      learn('spectator', [...openCards(state, played.type === 'dealt' ? undefined : before), ...cards], known)
      for (const [seat, hand] of state.hands.entries()) learn(seat, hand, known)
      if (played.type !== 'round-scored') return
      matches.at(-1)?.rounds.push({ from: version, open: new Set(known.get('spectator')?.keys()) })
    },
    leaksIn(line, viewers, never, read = JSON.parse(line)) {
      const said = read as Line
      if (said.type === 'bye') return []
      const { version } = said
      const known = lastAt(deals, version)?.known
      const rounds = lastAt(matches, version)?.rounds ?? []
      const leaks: string[] = []
      const tell = (viewer: Viewer | 'all', what: string): void =>
        void leaks.push(`${viewer} at ${version}: ${what} in ${line.slice(0, 300)}`)
      // The result of a finished round may name the cards that were open in that round.
      const results = said.view?.match?.state.results ?? []
      for (const [at, result] of results.entries()) {
        const round = rounds[at]
        const open = round !== undefined && round.from <= version ? round.open : new Set()
        for (const card of cardsIn(JSON.stringify(result))) if (!open.has(card)) tell('all', card)
      }
      const present = results.length === 0 ? line : line.replaceAll(JSON.stringify(results), '[]')
      const isKnown = (viewer: Viewer, card: string): boolean =>
        (known?.get(viewer)?.get(card) ?? version + 1) <= version
      const hidden = cardsIn(present).filter(card => !isKnown('spectator', card))
      const event = said.event?.event
      const key = CHOICES[String(event?.type)]
      const choice = key === undefined || event?.[key] === '?' ? undefined : key
      for (const viewer of viewers) {
        for (const card of hidden) if (!isKnown(viewer, card)) tell(viewer, card)
        if (choice !== undefined && event?.seat !== viewer) tell(viewer, `a ${choice}`)
      }
      const secrets = seeds.flatMap(({ from, until, seed }) => (from <= version && version < until ? [seed] : []))
      for (const secret of [...secrets, ...keys, ...never]) if (line.includes(secret)) tell('all', 'a secret')
      return leaks
    },
  }
}

/** The JSON lines of a text, plain or as the data of server-sent events. */
const linesIn = (text: string): string[] =>
  text.split('\n').flatMap(line => (line.startsWith('data: ') ? [line.slice(6)] : line.startsWith('{') ? [line] : []))

/** Everything in the received texts that a viewer could not know at that moment. */
export const leaksIn = (log: readonly Logged[], heard: Heard, never: readonly string[]): string[] => {
  const tap = openTap()
  for (const logged of log) tap.note(logged)
  const leaks: string[] = []
  for (const [text, viewers] of heard)
    for (const line of linesIn(text)) leaks.push(...tap.leaksIn(line, viewers, never))
  return leaks
}

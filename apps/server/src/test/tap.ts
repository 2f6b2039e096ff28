import type { Viewer } from '@halfpint/core'
import { BARE_TABLE, evolveTable, type Table, type TableFact } from '@halfpint/table'

/** A line as it came over the wire to one viewer. */
export interface Tapped {
  readonly viewer: Viewer
  readonly line: string
}

/** What each viewer could know at each version, found from the whole log and not from the rules of hiding. */
interface Knowledge {
  /** The cards that lay open, or were in this seat's hand, since the last deal. */
  readonly cards: ReadonlyMap<Viewer, ReadonlySet<string>>
  /** The seeds that are still secret. */
  readonly seeds: readonly string[]
  /** The cards that lay open in each finished round of the match. */
  readonly rounds: readonly ReadonlySet<string>[]
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

const openCards = (state: AnyState): string[] => [
  ...(state.row ?? []),
  ...cardsIn(JSON.stringify([state.trick ?? null, state.tricks ?? null])),
]

/** What could be known after each version of this log; the first is of version 0. */
const knowledgeOf = (facts: readonly { readonly at: number; readonly fact: TableFact }[]): Knowledge[] => {
  let table: Table = BARE_TABLE
  let cards = new Map<Viewer, Set<string>>()
  const seeds = new Set<string>()
  let rounds: readonly ReadonlySet<string>[] = []
  const all: Knowledge[] = [{ cards, seeds: [], rounds }]
  for (const { at, fact } of facts) {
    table = evolveTable(table, { at, fact })
    if (fact.type === 'pledged') seeds.add(fact.seed)
    if (fact.type === 'unveiled') seeds.delete(fact.seed)
    const dealt = fact.type === 'game' && (fact.event as { type: string }).type === 'dealt'
    // A new deal: what was known of the old one is worth nothing. Played cards are told in the same breath.
    const told = fact.type === 'game' && !dealt ? cardsIn(JSON.stringify(fact.event)) : []
    const played = fact.type === 'game' && (fact.event as { type: string }).type === 'played' ? told : []
    cards = new Map([...cards].map(([viewer, known]) => [viewer, dealt ? new Set() : new Set(known)]))
    const state = table.match?.state as AnyState | undefined
    if (state !== undefined) {
      const open = [...openCards(state), ...played]
      for (const viewer of ['rail', ...table.chairs.keys()] as Viewer[]) {
        const known = cards.get(viewer) ?? new Set()
        for (const card of open) known.add(card)
        if (viewer !== 'rail') for (const card of state.hands[viewer] ?? []) known.add(card)
        cards.set(viewer, known)
      }
    }
    if (fact.type === 'started') rounds = []
    const scored = fact.type === 'game' && (fact.event as { type: string }).type === 'round-scored'
    if (scored) rounds = [...rounds, new Set(cards.get('rail'))]
    all.push({ cards, seeds: [...seeds], rounds })
  }
  return all
}

interface Line {
  readonly type: string
  readonly version: number
  readonly view?: { readonly match: { readonly state: { readonly results: readonly unknown[] } } | null }
  readonly fact?: { readonly type: string; readonly event?: Record<string, unknown> }
}

/** The key under which a secret choice stands in the fact that it was made. */
const CHOICES: { readonly [type: string]: string } = { predicted: 'prediction', 'bet-placed': 'bet' }

/** Everything in the tapped lines that a viewer could not know at that moment. */
export const leaksIn = (
  log: readonly { readonly at: number; readonly fact: unknown }[],
  tapped: readonly Tapped[],
  never: readonly string[],
): string[] => {
  const facts = log as readonly { readonly at: number; readonly fact: TableFact }[]
  const knowledge = knowledgeOf(facts)
  const keys = facts.flatMap(({ fact }) => ('key' in fact ? [fact.key] : []))
  const leaks: string[] = []
  for (const { viewer, line } of tapped) {
    const said = JSON.parse(line) as Line
    if (said.type === 'bye') continue
    const known = knowledge[said.version] as Knowledge
    const tell = (what: string): void =>
      void leaks.push(`${viewer} at ${said.version}: ${what} in ${line.slice(0, 300)}`)
    // What a finished round was about may be told again, as far as it lay open in that very round.
    const results = said.view?.match?.state.results ?? []
    for (const [round, result] of results.entries()) {
      for (const card of cardsIn(JSON.stringify(result))) if (!known.rounds[round]?.has(card)) tell(card)
    }
    const present = line.replace(JSON.stringify(results), '[]')
    for (const card of cardsIn(present)) if (!known.cards.get(viewer)?.has(card)) tell(card)
    for (const secret of [...known.seeds, ...keys, ...never]) if (line.includes(secret)) tell('a secret')
    const event = said.fact?.event
    const key = CHOICES[String(event?.type)]
    if (key !== undefined && event?.seat !== viewer && event?.[key] !== '?') tell(`a ${key}`)
  }
  return leaks
}

import type { Seen, Viewer } from '@halfpint/core'
import type { NumberedEvent } from '../src/event.ts'
import { evolveTable } from '../src/evolve.ts'
import type { Update } from '../src/subscribers.ts'
import { BARE_TABLE, type Table } from '../src/table.ts'

const CARD = /"([rygbk](?:[1-9]|1[0-3])|[hfcd](?:[2-9]|10|[JQKA]))"/g

/** All cards named in a value. */
export const cardsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(CARD)].map(([, card]) => card as string)

/** The cards of the current game. */
const cardsOf = ({ match }: Table): Cards => (match === null ? { hands: [] } : (match.state as unknown as Cards))

type Cards = { readonly hands: readonly (readonly string[])[]; readonly row?: readonly string[] }

/** The cards that this event shows to everybody, computed from the rules and not with `view`. */
const shown = (event: { readonly type: string }, after: Table): string[] => {
  if (event.type === 'played') return cardsIn(event)
  if (event.type === 'dealt') return [...(cardsOf(after).row ?? [])]
  return []
}

/**
 * For each version, the cards of the round that the viewer may know: the open ones, and those that were ever in the
 * hand of this seat.
 */
const knownCards = (log: readonly NumberedEvent[], viewer: Viewer): readonly ReadonlySet<string>[] => {
  const known: Set<string>[] = [new Set()]
  let table = BARE_TABLE
  for (const numbered of log) {
    table = evolveTable(table, numbered)
    const event = numbered.event.type === 'game' ? (numbered.event.event as { readonly type: string }) : undefined
    const before = event?.type === 'dealt' ? [] : (known.at(-1) as Set<string>)
    const own = viewer === 'spectator' || event === undefined ? [] : cardsOf(table).hands[viewer]
    known.push(new Set([...before, ...(own ?? []), ...(event === undefined ? [] : shown(event, table))]))
  }
  return known
}

/** For each version, the cards that were open in each finished round of the match. */
const finishedRounds = (log: readonly NumberedEvent[]): readonly (readonly ReadonlySet<string>[])[] => {
  const open = knownCards(log, 'spectator')
  const rounds: (readonly ReadonlySet<string>[])[] = [[]]
  for (const [at, { event }] of log.entries()) {
    const before = event.type === 'started' ? [] : (rounds.at(-1) ?? [])
    const isScored = event.type === 'game' && (event.event as { readonly type: string }).type === 'round-scored'
    rounds.push(isScored ? [...before, open[at + 1] ?? new Set()] : before)
  }
  return rounds
}

/** The results of the finished rounds in the state. */
const resultsIn = ({ match }: Seen<Table>): readonly unknown[] =>
  match === null ? [] : (match.state as unknown as { readonly results: readonly unknown[] }).results

/** The cards in the received updates that the viewer could not know at that version. */
export const leaks = (heard: readonly Update[], log: readonly NumberedEvent[], viewer: Viewer): string[] => {
  const known = knownCards(log, viewer)
  const finished = finishedRounds(log)
  // The result of a finished round may repeat the cards that were open in that round.
  const inView = (view: Seen<Table>): string[] => {
    const results = resultsIn(view)
    const stale = results.flatMap((result, round) =>
      cardsIn(result).filter(card => !finished[view.version]?.[round]?.has(card)),
    )
    const present = JSON.parse(JSON.stringify(view).replaceAll(JSON.stringify(results), '[]'))
    return [...stale.map(card => `${card} of a former round`), ...unknown(present, view.version)]
  }
  const unknown = (value: unknown, version: number): string[] =>
    cardsIn(value)
      .filter(card => !known[version]?.has(card))
      .map(card => `${card} at version ${version}`)
  return heard.flatMap(update => {
    if (update.kind === 'view') return inView(update.view)
    return update.kind === 'events' ? update.events.flatMap(numbered => unknown(numbered, numbered.version)) : []
  })
}

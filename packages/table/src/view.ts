import { HIDDEN, type Position, type Seen, seenBy, type Viewer } from '@halfpint/core'
import type { Chair } from './chair.ts'
import type { TableFact } from './fact.ts'
import { printOf } from './print.ts'
import { eyesOf, gameOf, type Match, type Table, type TableView } from './table.ts'

/** A promise without what it promises. */
const veiled = <T extends { readonly seed: string; readonly secret?: string }>(pledge: T): T => ({
  ...pledge,
  seed: HIDDEN,
  ...(pledge.secret === undefined ? {} : { secret: HIDDEN }),
})

const viewMatch = (table: Table, match: Match, viewer: Viewer): Match<Seen<Position>> => ({
  ...match,
  state: gameOf(table).view(match.state, eyesOf(table, viewer)),
  pledge: match.pledge === null ? null : veiled(match.pledge),
})

/** A door as people are told of it: the same one at this table, and of no meaning anywhere else. */
const doorOf = (table: Table, door: string): string => printOf(`${table.id} ${door}`)

const viewChair = (table: Table, chair: Chair): Chair =>
  chair.kind === 'person' ? { ...chair, doors: chair.doors.map(door => doorOf(table, door)) } : chair

/**
 * The table as this viewer may see it: hidden cards, the seed of the deal and everybody's keys are `?`,
 * and doors do not tell which process of a server they are.
 */
export const viewTable = (table: Table, viewer: Viewer): TableView =>
  seenBy(
    {
      ...table,
      chairs: table.chairs.map(chair => viewChair(table, chair)),
      rail: Object.fromEntries(Object.entries(table.rail).map(([door, watching]) => [doorOf(table, door), watching])),
      keys: table.keys.map(key => (key === null ? null : HIDDEN)),
      reserved: table.reserved.map(taken => (taken === null ? null : { ...taken, key: HIDDEN })),
      match: table.match === null ? null : viewMatch(table, table.match, viewer),
    },
    viewer,
  )

/**
 * The fact as this viewer may hear it; the very same object where there is nothing to hide. Everybody hears
 * of every fact, so that versions have no gap.
 */
export const redactFact = (fact: TableFact, viewer: Viewer, before: Table): TableFact => {
  switch (fact.type) {
    case 'opened':
    case 'sat':
    case 'reserved':
      return { ...fact, key: HIDDEN }
    case 'pledged':
      return veiled(fact)
    case 'came':
    case 'went':
    case 'watched':
      return { ...fact, door: doorOf(before, fact.door) }
    case 'game': {
      if (before.match === null) return fact
      const event = gameOf(before).redact(fact.event, eyesOf(before, viewer), before.match.state)
      return event === fact.event ? fact : { ...fact, event: event ?? null }
    }
    default:
      return fact
  }
}

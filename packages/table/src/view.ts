import { HIDDEN, type Position, type Seen, seenBy, type Viewer } from '@halfpint/core'
import type { TableEvent } from './event.ts'
import { printOf } from './hash.ts'
import type { Calls, SeatState } from './seatstate.ts'
import { eyesOf, gameOf, type Match, type Table, type TableView } from './table.ts'

/** A pledge without the secret values that it commits to. */
const veiled = <T extends { readonly seed: string; readonly secret?: string; readonly salt?: string }>(
  pledge: T,
): T => ({
  ...pledge,
  seed: HIDDEN,
  ...(pledge.secret === undefined ? {} : { secret: HIDDEN }),
  ...(pledge.salt === undefined ? {} : { salt: HIDDEN }),
})

const viewChoices = (table: Table, { choices }: Match, viewer: Viewer): Match<Seen<Position>>['choices'] => {
  // A table that a version up to 0.2.1 stored has no choices.
  if (choices == null) return null
  const game = gameOf(table)
  const eyes = eyesOf(table, viewer)
  const { before, made } = choices
  return {
    before: game.view(before, eyes),
    made: made.map(choice => ({ ...choice, event: game.redact(choice.event, eyes, before) ?? null })),
  }
}

const viewMatch = (table: Table, match: Match, viewer: Viewer): Match<Seen<Position>> => ({
  ...match,
  state: gameOf(table).view(match.state, eyesOf(table, viewer)),
  choices: viewChoices(table, match, viewer),
  pledge: match.pledge === null ? null : veiled(match.pledge),
})

/** The public name of a node: always the same at this table, without meaning elsewhere. */
const nodeOf = (table: Table, node: string): string => printOf(`${table.id} ${node}`)

const nodesOf = (table: Table, nodes: readonly string[]): readonly string[] => nodes.map(node => nodeOf(table, node))

const viewCalls = (table: Table, calls: Calls | undefined): { readonly calls?: Calls } =>
  calls === undefined ? {} : { calls: { ...calls, visible: nodesOf(table, calls.visible) } }

const viewSeatState = (table: Table, seatState: SeatState): SeatState =>
  seatState.kind === 'person'
    ? { ...seatState, nodes: nodesOf(table, seatState.nodes), ...viewCalls(table, seatState.calls) }
    : seatState

/**
 * The table as this viewer may see it: hidden cards, the seed of the deal and all keys are `?`, and the names of nodes do
 * not reveal the process.
 */
export const viewTable = (table: Table, viewer: Viewer): TableView =>
  seenBy(
    {
      ...table,
      seats: table.seats.map(seatState => viewSeatState(table, seatState)),
      spectators: Object.fromEntries(
        Object.entries(table.spectators).map(([node, watching]) => [nodeOf(table, node), watching]),
      ),
      keys: table.keys.map(key => (key === null ? null : HIDDEN)),
      reserved: table.reserved.map(taken => (taken === null ? null : { ...taken, key: HIDDEN })),
      queue: table.queue.map(waiting => ({ ...waiting, key: HIDDEN })),
      match: table.match === null ? null : viewMatch(table, table.match, viewer),
    },
    viewer,
  )

/**
 * The event as this viewer may know it; the same object if nothing is hidden. Every viewer receives every event, so that
 * versions have no gap.
 */
export const redactEvent = (event: TableEvent, viewer: Viewer, before: Table): TableEvent => {
  switch (event.type) {
    case 'opened':
    case 'sat':
    case 'reserved':
    case 'queued':
      return { ...event, key: HIDDEN }
    case 'pledged':
      return veiled(event)
    case 'connected':
    case 'disconnected':
    case 'page-shown':
    case 'page-hidden':
    case 'called':
    case 'spectators-changed':
      return { ...event, node: nodeOf(before, event.node) }
    case 'game': {
      if (before.match === null) return event
      const seen = gameOf(before).redact(event.event, eyesOf(before, viewer), before.match.state)
      return seen === event.event ? event : { ...event, event: seen ?? null }
    }
    default:
      return event
  }
}

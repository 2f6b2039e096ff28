// Types only: the page must not load the schemas.
import type { TableEvent } from './wire/events.ts'

export type { TableEvent } from './wire/events.ts'

/** An event of this type. */
export type EventOf<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>

/** An event and its time in milliseconds. */
export type DatedEvent = { readonly at: number; readonly event: TableEvent }

/** An event to be written to the log; the first event of a command has the command's id. */
export type TableEntry = DatedEvent & { readonly id?: string }

/** An event with its number in the log: 1, 2, 3 … without a gap, the same for every viewer. */
export type NumberedEvent = DatedEvent & { readonly version: number }

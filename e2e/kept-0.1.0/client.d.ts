import type { Json } from '@halfpint/core'
import type { TableView } from '@halfpint/table'

/** What the page of 0.1.0 did with a message of a stream: throws where that page broke. */
export declare const fold: (view: TableView | undefined, message: object) => TableView

/** What the page of 0.1.0 let its player do. */
export declare const legalIn: (view: TableView) => readonly Json[]

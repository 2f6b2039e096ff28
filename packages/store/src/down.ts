/** The store cannot answer (disk full, database away): nobody's mistake at the table, and worth trying again. */
export class StoreDown extends Error {
  readonly code = 'store-down'
  constructor(cause: unknown) {
    super(`the store does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreDown'
  }
}

/** Is told what went wrong behind the scenes and will be tried again, such as a lost connection; for a log. */
export type ReportTrouble = (error: unknown) => void

/** The store cannot answer (disk full, database away): nobody's mistake at the table, and worth trying again. */
export class StoreDown extends Error {
  readonly code = 'store-down'
  constructor(cause: unknown) {
    super(`the store does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreDown'
  }
}

/** What is kept there cannot be read: trying again does not help, a backup does. */
export class StoreDamaged extends Error {
  readonly code = 'store-damaged'
  constructor(cause: unknown) {
    super(`the store is damaged: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreDamaged'
  }
}

// SQLite's CORRUPT and NOTADB, and PostgreSQL's classes for damage.
const isDamage = (error: unknown): boolean => {
  const { errcode, code } = error as { errcode?: number; code?: unknown }
  return [11, 26].includes((errcode ?? 0) % 256) || error instanceof SyntaxError || /^XX00[12]$/.test(String(code))
}

/** What went wrong as the error that the store throws. */
export const troubleOf = (error: unknown): StoreDown | StoreDamaged =>
  error instanceof StoreDown || error instanceof StoreDamaged
    ? error
    : isDamage(error)
      ? new StoreDamaged(error)
      : new StoreDown(error)

/** Is told what went wrong behind the scenes and will be tried again, such as a lost connection; for a log. */
export type ReportTrouble = (error: unknown) => void

/** The store is unavailable (disk full, database down). Trying again may help. */
export class StoreDown extends Error {
  readonly code = 'store-down'
  constructor(cause: unknown) {
    super(`the store does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreDown'
  }
}

/** Stored data cannot be read. Trying again does not help; restoring a backup does. */
export class StoreDamaged extends Error {
  readonly code = 'store-damaged'
  constructor(cause: unknown) {
    super(`the store is damaged: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'StoreDamaged'
  }
}

// The codes of SQLite (CORRUPT, NOTADB) and PostgreSQL for damaged data.
const isDamage = (error: unknown): boolean => {
  const { errcode, code } = error as { errcode?: number; code?: unknown }
  return [11, 26].includes((errcode ?? 0) % 256) || error instanceof SyntaxError || /^XX00[12]$/.test(String(code))
}

/** Converts an error of the database to an error of the store. */
export const storeErrorOf = (error: unknown): StoreDown | StoreDamaged =>
  error instanceof StoreDown || error instanceof StoreDamaged
    ? error
    : isDamage(error)
      ? new StoreDamaged(error)
      : new StoreDown(error)

/** Called with errors that occur in the background. */
export type ReportError = (error: unknown) => void

import type { TableView } from '@halfpint/table'

/** Raised when what is kept would no longer be understood. */
const SHAPE = 2

const keyOf = (name: string): string => `halfpint.unseen.${name}`

/** Keeps the table as it was shown last, for a page that is left before everything was shown; `null` forgets it. */
export const rememberUnseen = (name: string, view: TableView | null): void => {
  try {
    if (view === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify({ shape: SHAPE, view }))
  } catch {
    // A browser that keeps nothing shows the present, as before.
  }
}

/** The table from which a page that was left goes on; only once. */
export const recallUnseen = (name: string): TableView | null => {
  try {
    const text = sessionStorage.getItem(keyOf(name))
    sessionStorage.removeItem(keyOf(name))
    const kept = text === null ? null : (JSON.parse(text) as { shape: number; view: TableView })
    return kept?.shape === SHAPE ? kept.view : null
  } catch {
    return null
  }
}

import type { TableView } from '@halfpint/table'

/** Increased when stored views can no longer be read. */
const SHAPE = 2

const keyOf = (name: string): string => `halfpint.unseen.${name}`

/** Stores the table as it was last shown, for a page that is closed before every event was shown; `null` removes it. */
export const rememberUnseen = (name: string, view: TableView | null): void => {
  try {
    if (view === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify({ shape: SHAPE, view }))
  } catch {
    // A browser that stores nothing shows the newest table.
  }
}

/** Returns and removes the table that was last shown. */
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

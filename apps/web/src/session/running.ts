/** The tables of this page at which a game is in progress. */
const running = new Set<object>()

/** Notes whether a game is in progress at a table. */
export const noteRunning = (table: object, isRunning: boolean): void => {
  if (isRunning) running.add(table)
  else running.delete(table)
}

/** Whether a game is in progress: work that nobody waits for pauses meanwhile. */
export const isGameRunning = (): boolean => running.size > 0

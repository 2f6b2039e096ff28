/** The delay before the next attempt, in milliseconds. It grows, and is random so that clients do not retry together. */
export const delayOf = (attempt: number, chance: number): number => {
  const most = Math.min(10_000, 250 * 2 ** Math.min(attempt, 8))
  return Math.round(most / 2 + (most / 2) * chance)
}

/** Waits for a time or until an event wakes it. Returns `false` if the signal ended it. */
export const sleep = (milliseconds: number, signal: AbortSignal, network: EventTarget): Promise<boolean> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve(false)
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      network.removeEventListener('wake', end)
      resolve(!signal.aborted)
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    network.addEventListener('wake', end)
  })

/** What tells a page that the world outside has changed: a phone that woke up, a network that came or went. */
export interface NetworkStatus extends EventTarget {
  close(): void
}

/**
 * Hears from the browser when it is worth trying at once (`wake`) and when a connection is surely dead (`offline`).
 * A page that was frozen does not know how long: its connection is looked at with suspicion.
 */
export const watchNetwork = (): NetworkStatus => {
  const network = new EventTarget()
  const ending = new AbortController()
  const { signal } = ending
  const say = (kind: 'wake' | 'offline') => (): void => {
    network.dispatchEvent(new Event(kind))
  }
  addEventListener('online', say('wake'), { signal })
  addEventListener('offline', say('offline'), { signal })
  addEventListener('pageshow', say('wake'), { signal })
  document.addEventListener('resume', say('wake'), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') say('wake')()
    },
    { signal },
  )
  return Object.assign(network, { close: () => ending.abort() })
}

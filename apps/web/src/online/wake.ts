/** What tells a page that the world outside has changed: a phone that woke up, a network that came or went. */
export interface Weather extends EventTarget {
  close(): void
}

/**
 * Hears from the browser when it is worth trying at once (`wake`) and when a line is surely dead (`storm`).
 * A page that was frozen does not know how long: its line is looked at with suspicion.
 */
export const watchWeather = (): Weather => {
  const weather = new EventTarget()
  const ending = new AbortController()
  const { signal } = ending
  const say = (kind: 'wake' | 'storm') => (): void => {
    weather.dispatchEvent(new Event(kind))
  }
  addEventListener('online', say('wake'), { signal })
  addEventListener('offline', say('storm'), { signal })
  addEventListener('pageshow', say('wake'), { signal })
  document.addEventListener('resume', say('wake'), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') say('wake')()
    },
    { signal },
  )
  return Object.assign(weather, { close: () => ending.abort() })
}

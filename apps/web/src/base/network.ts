/** Events about the connection of this device: it woke up, it went offline. */
export interface NetworkStatus extends EventTarget {
  close(): void
}

/**
 * `wake`: it is worth trying to connect at once. `offline`: a connection is certainly lost.
 * A page that was frozen cannot know for how long, so `resume` and `pageshow` are `wake` too.
 */
export const watchNetwork = (): NetworkStatus => {
  const network = new EventTarget()
  const ending = new AbortController()
  const { signal } = ending
  const emit = (kind: 'wake' | 'offline') => (): void => {
    network.dispatchEvent(new Event(kind))
  }
  addEventListener('online', emit('wake'), { signal })
  addEventListener('offline', emit('offline'), { signal })
  addEventListener('pageshow', emit('wake'), { signal })
  document.addEventListener('resume', emit('wake'), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') emit('wake')()
    },
    { signal },
  )
  return Object.assign(network, { close: () => ending.abort() })
}

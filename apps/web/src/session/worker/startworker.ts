import address from '../../app/worker.ts?worker&url'

const start = (): Worker => {
  if (origin !== 'null') return new Worker(address, { type: 'module' })
  // A sandboxed frame has no origin and may not start a worker from a URL, but one that imports the URL.
  const text = `import ${JSON.stringify(new URL(address, document.baseURI).href)}`
  return new Worker(`data:text/javascript,${encodeURIComponent(text)}`, { type: 'module' })
}

let ahead: Worker | undefined

/** Starts the worker before it is needed: its script takes as long to load as the screen's. */
export const startAhead = (): void => {
  ahead ??= start()
}

/** The worker that was started early, or a new one. */
export const startWorker = (): Worker => {
  const worker = ahead ?? start()
  ahead = undefined
  return worker
}

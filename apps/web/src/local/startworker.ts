import address from '../worker.ts?worker&url'

const start = (name: string): Worker => {
  if (origin !== 'null') return new Worker(address, { type: 'module', name })
  // A sandboxed frame has no origin: it may start no worker from a file, but one that fetches the file.
  const text = `import ${JSON.stringify(new URL(address, document.baseURI).href)}`
  return new Worker(`data:text/javascript,${encodeURIComponent(text)}`, { type: 'module', name })
}

let ahead: Worker | undefined

/** Starts a table's worker before it is asked for: its script takes as long as the screen's. */
export const startAhead = (): void => {
  ahead ??= start('table')
}

/** The page's worker under this name, started now or ahead. */
export const startWorker = (name: string): Worker => {
  if (name !== 'table' || ahead === undefined) return start(name)
  const worker = ahead
  ahead = undefined
  return worker
}

import address from '../worker.ts?worker&url'

/** Starts the page's worker under this name. */
export const startWorker = (name: string): Worker => {
  if (origin !== 'null') return new Worker(address, { type: 'module', name })
  // A sandboxed frame has no origin: it may start no worker from a file, but one that fetches the file.
  const text = `import ${JSON.stringify(new URL(address, document.baseURI).href)}`
  return new Worker(`data:text/javascript,${encodeURIComponent(text)}`, { type: 'module', name })
}

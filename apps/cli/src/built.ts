import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A built program of the server, which this command only starts: packed beside it, or built in the server's room. */
export const builtServer = (name: string): string | undefined =>
  [`./server/${name}.js`, `../../server/dist/${name}.js`]
    .map(path => fileURLToPath(new URL(path, import.meta.url)))
    .find(path => existsSync(path))

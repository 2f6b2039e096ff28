import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The path of a built program of the server: in the published package, or in the server's folder of the repository. */
export const builtServer = (name: string): string | undefined =>
  [`./server/${name}.js`, `../../server/dist/${name}.js`]
    .map(path => fileURLToPath(new URL(path, import.meta.url)))
    .find(path => existsSync(path))

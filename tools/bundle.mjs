// Bundles the command and the server for Node.
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Options of all programs for Node. */
const NODE_PROGRAM = {
  absWorkingDir: root,
  bundle: true,
  conditions: ['halfpint'],
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
  external: ['@photostructure/sqlite', 'pg-native'],
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
}

/** Options of esbuild by program. */
export const PROGRAMS = {
  command: { ...NODE_PROGRAM, entryPoints: { halfpint: 'apps/cli/src/main.ts' }, outdir: join(root, 'apps/cli/dist') },
  server: {
    ...NODE_PROGRAM,
    entryPoints: Object.fromEntries(
      ['main', 'botworker', 'storemaintenance', 'move'].map(name => [
        name === 'main' ? 'server' : name,
        `apps/server/src/${name}.ts`,
      ]),
    ),
    splitting: true,
    outdir: join(root, 'apps/server/dist'),
  },
}

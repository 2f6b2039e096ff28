import { mkdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { Mutant } from './mutants.ts'
import type { Run } from './shrink.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

/** Beside the packages that the bundle takes from outside. */
const OUT = join(ROOT, 'node_modules/.simulation')

/** Puts the fault into its file while that is read; nothing on disk changes. */
const patch = ({ file, also, ...first }: Mutant): Plugin => ({
  name: 'mutant',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (relative(ROOT, path).split(sep).join('/') !== file) return undefined
      let contents = readFileSync(path, 'utf8')
      for (const { find, put } of also === undefined ? [first] : [first, also]) {
        const parts = contents.split(find)
        if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`)
        contents = parts.join(put)
      }
      return { contents, loader: 'ts' }
    })
  },
})

/** Only what is our own is bundled. */
const others: Plugin = {
  name: 'others',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@halfpint/') ? undefined : { path, external: true },
    )
  },
}

/** The simulation in one file, which runs faster than its many; with this fault in the server, if there is one. */
export const bundled = async (mutant?: Mutant): Promise<Run> => {
  mkdirSync(OUT, { recursive: true })
  const outfile = join(OUT, `${mutant?.name.replaceAll(/\W+/g, '-') ?? 'whole'}-${process.pid}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, 'run.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['halfpint'],
    logLevel: 'error',
    plugins: mutant === undefined ? [others] : [patch(mutant), others],
  })
  const { runScenario } = (await import(pathToFileURL(outfile).href)) as { runScenario: Run }
  return runScenario
}

import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { Mutant } from './mutants.ts'
import type { Run } from './shrink.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

/** Beside the packages that the bundle imports. */
const OUT = join(ROOT, 'node_modules/.simulation')

/** Applies the mutant while the file is read; nothing on disk changes. */
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

/** Packages from the registry are not bundled. */
const others: Plugin = {
  name: 'others',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@halfpint/') ? undefined : { path, external: true },
    )
  },
}

/** Bundles a module of the tests with our own modules, which runs faster; with this mutant, if one is given. */
export const bundled = async <Module>(entry: string, mutant?: Mutant): Promise<Module> => {
  mkdirSync(OUT, { recursive: true })
  const name = mutant?.name.replaceAll(/\W+/g, '-') ?? basename(entry, '.ts')
  const outfile = join(OUT, `${name}-${process.pid}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, '..', entry)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['halfpint'],
    logLevel: 'error',
    plugins: mutant === undefined ? [others] : [patch(mutant), others],
  })
  return (await import(pathToFileURL(outfile).href)) as Module
}

/** The bundled simulation, with this mutant, if one is given. */
export const bundledRun = async (mutant?: Mutant): Promise<Run> =>
  (await bundled<typeof import('./run.ts')>('simulation/run.ts', mutant)).runScenario

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '../../../../..')
const here = import.meta.dirname

/** One line more in a registry, and the import that it needs. */
interface Entry {
  readonly file: string
  readonly after: string
  readonly line: string
  readonly imports: string
}

/** All that a third game changes outside its own folders: a line in each registry. */
const REGISTRIES: readonly Entry[] = [
  {
    file: 'packages/table/src/games.ts',
    after: 'new Map<string, AnyGame>([',
    line: '[thimble.id, thimble],',
    imports: `import { thimble } from '@halfpint/testkit'`,
  },
  {
    file: 'packages/bots/src/registry.ts',
    after: 'const ROSTERS = {',
    line: 'thimble: thimbleRoster,',
    imports: `import { thimbleRoster } from '${here}/roster.ts'`,
  },
  {
    file: 'apps/cli/src/games/registry.ts',
    after: 'COMMAND_GAMES: CommandGame[] = [',
    line: `{ id: 'thimble', face: async () => (await import('${here}/face.ts')).thimbleFace },`,
    imports: '',
  },
]

const entered = ({ file, after, line, imports }: Entry): string => {
  const source = readFileSync(join(root, file), 'utf8')
  const [before, rest, ...more] = source.split(after)
  if (rest === undefined || more.length > 0) throw new Error(`${file} has no one place for a new game`)
  return `${imports}\n${before}${after} ${line}${rest}`
}

/** Enters the game as a person would, but only in what is built. */
const thirdGame: Plugin = {
  name: 'third-game',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(games|registry)\.ts$/ }, ({ path }) => {
      const registry = REGISTRIES.find(({ file }) => path === join(root, file))
      return registry === undefined ? undefined : { contents: entered(registry), loader: 'ts' }
    }),
}

/** Builds the command, and the parts that tests drive, with the third game in them. */
export const buildWithThimble = async (folder: string): Promise<void> => {
  await build({
    entryPoints: { halfpint: join(root, 'apps/cli/src/main.ts'), parts: join(here, 'parts.ts') },
    bundle: true,
    conditions: ['halfpint'],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    outdir: folder,
    logLevel: 'warning',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [thirdGame],
  })
}

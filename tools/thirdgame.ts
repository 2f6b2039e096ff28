// Registers the tiny game of the test kit in the registries, as a developer would, but only in built programs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '..')

/** An additional line in a registry, and its import. */
interface Entry {
  readonly file: string
  readonly after: string
  readonly line: string
  readonly imports: string
}

const importOf = (name: string, file: string): string => `import { ${name} } from '${join(root, file)}'`

/** All changes of a third game outside its own folders: a line in each registry. */
const REGISTRIES: readonly Entry[] = [
  {
    file: 'packages/table/src/games.ts',
    after: 'new Map<string, AnyGame>([',
    line: '[thimble.id, thimble],',
    imports: importOf('thimble', 'packages/testkit/src/thimble/game.ts'),
  },
  {
    file: 'packages/bots/src/registry.ts',
    after: 'const ROSTERS = {',
    line: 'thimble: thimbleRoster,',
    imports: importOf('thimbleRoster', 'apps/cli/src/test/thimble/roster.ts'),
  },
  {
    file: 'packages/i18n/src/words.ts',
    after: 'const GAMES = {',
    line: 'thimble: thimbleWords,',
    imports: importOf('thimbleWords', 'packages/i18n/src/test/thimble/index.ts'),
  },
  {
    file: 'packages/i18n/src/games.ts',
    after: 'const GAMES = {',
    line: 'thimble: thimbleSections,',
    imports: importOf('thimbleSections', 'packages/i18n/src/test/thimble/index.ts'),
  },
  {
    file: 'packages/scorepad/src/games.ts',
    after: 'new Map<string, PadGame>([',
    line: '[thimblePads.id, thimblePads],',
    imports: importOf('thimblePads', 'apps/web/src/test/thimble/pad.ts'),
  },
  {
    file: 'packages/table/src/wire/game.ts',
    after: 'const GAMES = [',
    line: 'thimbleWire,',
    imports: importOf('thimbleWire', 'apps/server/src/test/thimble.ts'),
  },
  {
    file: 'apps/web/src/board/index.ts',
    after: 'new Map<string, PageGame>([',
    line: 'thimblePage,',
    imports: importOf('thimblePage', 'apps/web/src/test/thimble/page.tsx'),
  },
  {
    file: 'apps/web/src/features/scorepad/games.ts',
    after: 'new Map<string, () => Promise<PadInterface>>([',
    line: "['thimble', async () => thimbleFace],",
    imports: importOf('thimbleFace', 'apps/web/src/test/thimble/padinterface.tsx'),
  },
  {
    file: 'apps/cli/src/games/registry.ts',
    after: 'COMMAND_GAMES: CommandGame[] = [',
    line: "{ id: 'thimble', face: async () => thimbleFace },",
    imports: importOf('thimbleFace', 'apps/cli/src/test/thimble/face.ts'),
  },
]

/** The files with registries of games. */
export const REGISTRY_FILES: readonly string[] = REGISTRIES.map(({ file }) => file)

/** The source of a registry with the game in it; `undefined` for other files. */
const entered = (path: string): string | undefined => {
  const entry = REGISTRIES.find(({ file }) => path === join(root, file))
  if (entry === undefined) return undefined
  const { file, after, line, imports } = entry
  const [before, rest, ...more] = readFileSync(path, 'utf8').split(after)
  if (rest === undefined || more.length > 0) throw new Error(`${file} must have exactly one place for a new game`)
  return `${imports}\n${before}${after} ${line}${rest}`
}

const plugin: Plugin = {
  name: 'third-game',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(games?|registry|index|words)\.ts$/ }, ({ path }) => {
      const contents = entered(path)
      return contents === undefined ? undefined : { contents, loader: 'ts' }
    }),
}

/** Builds programs for Node, named by their outputs, with the third game. */
export const buildWithThimble = async (
  folder: string,
  programs: { readonly [name: string]: string },
): Promise<void> => {
  await build({
    entryPoints: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(root, file)])),
    bundle: true,
    conditions: ['halfpint'],
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    outdir: folder,
    logLevel: 'warning',
    external: ['@photostructure/sqlite', 'pg-native'],
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [plugin],
  })
}

/** The same for the build of the page: a plugin for Vite. */
export const thirdGameInPage = () => ({
  name: 'third-game',
  enforce: 'pre' as const,
  load: (id: string) => entered(id.split('?')[0] as string),
})

import { defineConfig } from 'vitest/config'

/** Rooms meet in their sources; who installs a package gets what was built. Node itself takes these words too, so none of a bundler's. */
const conditions = ['halfpint', 'node', 'development|production']

/** How strong and how different the bots are shows only over many games: `npm run strength -w lab` plays them. */
const STRENGTH = '{packages/bots/src/{character,herzlos/march,herzlos/marchstyle},lab/src/bots/openhands}.test.ts'

/** What would make `npm test` longer than one waits for it: `npm run thorough -w lab` runs it, and who names it. */
const LONG = {
  rooms: [
    'lab/src/bots/{reference,treesearch}.test.ts',
    'packages/store/src/durability.test.ts',
    'lab/src/server/server.test.ts',
  ],
  built: [
    'apps/server/src/{kill,examples}.test.ts',
    'apps/cli/src/{simulate,arena/arena,puzzle/puzzle}.test.ts',
    'tools/docs.test.ts',
  ],
  browser: [
    'e2e/{cutoff,days,engines,friends,golden,hand,kept,late,learn,onlinetalk,padkept,padlive,puzzles,replay,shouts,tasks,thimble,zip}.test.ts',
  ],
}

/** Random games, hostile requests, taps on the wire, tables of every size: a slice of them in every run, many more by `npm run thorough -w lab`. */
const THOROUGH = {
  rooms: [
    ...LONG.rooms,
    'packages/{half-pint,herzlos,testkit}/src/laws.test.ts',
    'packages/store/src/{memory,sqlite,postgres}.test.ts',
    'packages/bots/src/half-pint/levels.test.ts',
  ],
  built: [...LONG.built, 'apps/server/src/{badinput,wiretap}.test.ts'],
  browser: [...LONG.browser, 'e2e/sweep.test.ts'],
}

/** How fast the page is shows only on a quiet machine: `npm run speed -w lab` measures it. */
const SPEED = 'e2e/speed.test.ts'

/** The whole house in one process: it needs no server that was built. */
const SIMULATION = 'apps/server/src/test/simulation/*.test.ts'

const exclude = ['**/node_modules/**', '**/dist/**']

// Whoever asks for a room that needs nothing built waits for no build.
const projectsOf = (mode: string) => [
  {
    extends: true as const,
    test: {
      name: 'rooms',
      include:
        mode === 'thorough'
          ? THOROUGH.rooms
          : ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', 'lab/**/*.test.ts', SIMULATION],
      exclude: [...exclude, STRENGTH, ...(mode === 'short' ? LONG.rooms : [])],
    },
  },
  {
    extends: true as const,
    test: {
      name: 'built',
      include: mode === 'thorough' ? THOROUGH.built : ['apps/{cli,server}/**/*.test.ts', 'tools/**/*.test.{ts,mjs}'],
      exclude: [...exclude, SIMULATION, ...(mode === 'short' ? LONG.built : [])],
      globalSetup: 'tools/builtsetup.mjs',
    },
  },
  {
    extends: true as const,
    test: {
      name: 'browser',
      include: mode === 'speed' ? [SPEED] : mode === 'thorough' ? THOROUGH.browser : ['e2e/**/*.test.ts'],
      exclude: mode === 'speed' ? exclude : [...exclude, SPEED, ...(mode === 'short' ? LONG.browser : [])],
      globalSetup: ['tools/builtsetup.mjs', 'e2e/src/setup.ts'],
    },
  },
]

export default defineConfig(({ mode }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    exclude,
    // A slow or busy machine may take its time: how fast the page is, is asked by `npm run speed -w lab`.
    testTimeout: mode === 'thorough' ? 600_000 : 240_000,
    hookTimeout: 120_000,
    // One worker more than a small machine has cores: now and then a test waits, for a clock, a browser or a disk.
    pool: 'forks',
    // Files leave nothing behind, so those of a worker share what they import: to read it all again takes a second a file.
    isolate: false,
    maxWorkers: 3,
    ...(mode === 'thorough' ? { env: { TIMES: process.env.TIMES ?? '5' } } : {}),
    ...(mode === 'strength' ? { include: [STRENGTH] } : { projects: projectsOf(mode) }),
  },
}))

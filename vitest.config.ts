import { defineConfig } from 'vitest/config'

/** Packages resolve to their TypeScript sources; published packages resolve to built files. Node accepts these conditions too. */
const conditions = ['halfpint', 'node', 'development|production']

/** Strength and character of the bots, which only many games show: `npm run strength -w lab`. */
const STRENGTH = '{packages/bots/src/{character,herzlos/march,herzlos/marchstyle},lab/src/bots/openhands}.test.ts'

/** Tests that are too slow for `npm test`: `npm run thorough -w lab`, or name the file. */
const LONG = {
  source: [
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

/** Random games, hostile requests, taps, tables of every size: a part of them in every run, many more by `npm run thorough -w lab`. */
const THOROUGH = {
  source: [
    ...LONG.source,
    'packages/{half-pint,herzlos,testkit}/src/laws.test.ts',
    'packages/store/src/{memory,sqlite,postgres}.test.ts',
    'packages/bots/src/half-pint/levels.test.ts',
  ],
  built: [...LONG.built, 'apps/server/src/{badinput,wiretap}.test.ts'],
  browser: [...LONG.browser, 'e2e/sweep.test.ts'],
}

/** Speed of the page, which needs a quiet machine: `npm run speed -w lab`. */
const SPEED = 'e2e/speed.test.ts'

/** The simulation of the whole system in one process, which needs no built server. */
const SIMULATION = 'apps/server/src/test/simulation/*.test.ts'

const exclude = ['**/node_modules/**', '**/dist/**']

// A run of one package that needs no build does not wait for one.
const projectsOf = (mode: string) => [
  {
    extends: true as const,
    test: {
      name: 'source',
      include:
        mode === 'thorough'
          ? THOROUGH.source
          : ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', 'lab/**/*.test.ts', SIMULATION],
      exclude: [...exclude, STRENGTH, ...(mode === 'short' ? LONG.source : [])],
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
    // Slow or busy machines get more time. `npm run speed -w lab` measures the page.
    testTimeout: mode === 'thorough' ? 600_000 : 240_000,
    hookTimeout: 120_000,
    // Browsers and servers on a busy build machine can miss a deadline once. The log names the repeated tests.
    retry: process.env.CI === undefined ? 0 : 1,
    // One worker more than a small machine has cores, because some tests wait for a clock, a browser or a disk.
    pool: 'forks',
    // Files leave no state, so the files of a worker share their imports: importing again takes a second for each file.
    isolate: false,
    maxWorkers: 3,
    ...(mode === 'thorough' ? { env: { TIMES: process.env.TIMES ?? '5' } } : {}),
    ...(mode === 'strength' ? { include: [STRENGTH] } : { projects: projectsOf(mode) }),
  },
}))

import { defineConfig } from 'vitest/config'

/** Rooms meet in their sources; who installs a package gets what was built. Node itself takes these words too, so none of a bundler's. */
const conditions = ['halfpint', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'e2e/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two workers: the same load on a laptop, on a shared machine and in a small CI runner.
    pool: 'forks',
    maxWorkers: 2,
  },
})

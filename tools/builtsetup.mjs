// Runs once before tests that use the built programs: builds the command, the server and the page.
import { ensureBuilt } from './builds.mjs'

/** Vitest calls this if such tests are selected. */
export const setup = async () => {
  if ((await ensureBuilt(['command', 'server', 'page'])) !== 0) throw new Error('the build failed')
}

// Before tests that use what is built, once for all of them: the command, the server and the page.
import { ensureBuilt } from './builds.mjs'

/** Vitest calls this when such tests are among those asked for. */
export const setup = async () => {
  if ((await ensureBuilt(['command', 'server', 'page'])) !== 0) throw new Error('the build failed')
}

// `npm run build`: builds the command, the server and the page, or those that are named.
import { ensureBuilt } from './builds.mjs'
import { setUp } from './setup.mjs'

// As the `prepare` script this runs inside an installation, which must not start another one.
if (process.env.npm_lifecycle_event !== 'prepare') await setUp()

const asked = process.argv.slice(2)
process.exitCode = await ensureBuilt(asked.length === 0 ? ['command', 'server', 'page'] : asked)

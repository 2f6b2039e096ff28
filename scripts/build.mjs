// `npm run build`, of all or of what is named: command, server, page.
import { ensureBuilt } from './builds.mjs'

const asked = process.argv.slice(2)
process.exitCode = await ensureBuilt(asked.length === 0 ? ['command', 'server', 'page'] : asked)

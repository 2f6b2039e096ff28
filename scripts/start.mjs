// `npm start`: everything from a fresh clone to the first deal.
import { node, setUp } from './setup.mjs'

const words = process.argv.slice(2)
await setUp()
// Without a keyboard there is nobody to play with; then the command tells what it can do.
const command = process.stdin.isTTY && process.stdout.isTTY ? ['play', ...words] : ['--help']
process.exitCode = await node(['apps/cli/bin/halfpint.js', ...command])

// `npm start`: from a fresh clone to a table in the browser. `npm run play`: to the first deal in the terminal.
import { build, node, setUp } from './setup.mjs'

const [first, ...words] = process.argv.slice(2)
const inTerminal = first === 'play'
await setUp()
await build()
// Without a terminal nobody can play; then the command prints its help.
const play = process.stdin.isTTY && process.stdout.isTTY ? ['play', ...words] : ['--help']
const serve = ['serve', ...(first === undefined ? [] : [first]), ...words]
process.exitCode = await node(['apps/cli/bin/halfpint.js', ...(inTerminal ? play : serve)])

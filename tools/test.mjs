// `npm test`: from a fresh clone to the last test. Arguments after `--` go to Vitest.
import { node, setUp } from './setup.mjs'

const words = process.argv.slice(2)
// Slow tests run only if tests are named, or by `npm run thorough -w lab`.
const mode = words.every(word => word.startsWith('-')) ? ['--mode', 'short'] : []
await setUp()
const tests = await node(['node_modules/vitest/vitest.mjs', 'run', ...mode, ...words])
const rules = await node(['tools/rules.mjs'])
process.exitCode = tests || rules

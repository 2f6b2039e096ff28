// `npm test`: everything from a fresh clone to the last test. Words after `--` go to Vitest.
import { node, setUp } from './setup.mjs'

const words = process.argv.slice(2)
await setUp()
const tests = await node(['node_modules/vitest/vitest.mjs', 'run', ...words])
const rules = await node(['scripts/rules.mjs'])
process.exitCode = tests || rules

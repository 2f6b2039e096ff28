#!/usr/bin/env node
import { existsSync } from 'node:fs'

const built = new URL('../dist/halfpint.js', import.meta.url)
if (existsSync(built)) {
  await import(built.href)
} else {
  console.error('halfpint has not been built yet. Run "npm run build" at the top of the project first.')
  process.exitCode = 70
}

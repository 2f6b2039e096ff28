// `npm run house`: the figures that tell how well the house is kept, beside those of version 0.1.0 and the aims.
// It fails when one is worse than its limit in house.json; `--keep` lowers the limits to what is reached.
// `--at FOLDER` counts another checkout, `--names` tells what was counted.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  casts,
  comparisons,
  filesNamingAGame,
  lengths,
  unexplainedWords,
  unusedExports,
  walkOfACard,
} from './figures.ts'
import { sourcesOf } from './sources.ts'

interface Figure {
  readonly what: string
  /** In version 0.1.0. */
  readonly was: number | null
  readonly aim: number | null
  /** What it may be at most. */
  readonly limit: number | null
}

const LIMITS = join(import.meta.dirname, 'house.json')

const { values } = parseArgs({
  options: { keep: { type: 'boolean' }, names: { type: 'boolean' }, at: { type: 'string' } },
})
const folder = resolve(values.at ?? join(import.meta.dirname, '..'))

/** What the built page weighs, in a browser that opens a table. */
const weigh = (): { firstView: number; wholePage: number } => {
  const words = ['--conditions=halfpint', '--import', 'tsx', join(import.meta.dirname, '../e2e/src/weigh.ts')]
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }))
}

const sources = sourcesOf(folder)
const lists: { readonly [name: string]: readonly string[] } = {
  namingAGame: filesNamingAGame(sources),
  unusedHalfPint: unusedExports(folder, sources, 'half-pint'),
  unusedHerzlos: unusedExports(folder, sources, 'herzlos'),
  houseWords: unexplainedWords(folder, sources),
  castsUnexplained: casts(sources).unexplained,
}
const { all, median, largest } = lengths(sources)
const now: { readonly [name: string]: number | null } = {
  ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length])),
  comparisons: comparisons(sources),
  casts: casts(sources).count,
  sourceLines: all,
  medianFile: median,
  largestFile: largest,
  walkOfACard: walkOfACard(folder),
  ...weigh(),
}

const figures = JSON.parse(readFileSync(LIMITS, 'utf8')) as { [name: string]: Figure }
const worse: string[] = []
console.log('| figure | 0.1.0 | now | aim | limit |\n|---|---|---|---|---|')
for (const [name, figure] of Object.entries(figures)) {
  const count = now[name] ?? null
  if (count !== null && figure.limit !== null && count > figure.limit) worse.push(name)
  const cells = [figure.what, figure.was, count, figure.aim, figure.limit]
  console.log(`| ${cells.map(cell => cell ?? '–').join(' | ')} |`)
  if (values.keep && count !== null) figures[name] = { ...figure, limit: Math.min(count, figure.limit ?? count) }
}
if (values.names) for (const [name, list] of Object.entries(lists)) console.log(`\n${name}:\n  ${list.join('\n  ')}`)
if (values.keep) writeFileSync(LIMITS, `${JSON.stringify(figures, null, 2)}\n`)
else if (worse.length > 0) {
  console.error(`\nWorse than the limits in scripts/house.json: ${worse.join(', ')}`)
  process.exitCode = 1
}

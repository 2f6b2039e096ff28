import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const IMPORTS = 'lint/style/noRestrictedImports'
const UNDECLARED = 'lint/correctness/noUndeclaredDependencies'
const GLOBALS = 'lint/style/noRestrictedGlobals'
const PROPERTIES = 'lint/nursery/noJsRestrictedProperties'
const PLUGIN = 'plugin'
const CYCLES = 'lint/suspicious/noImportCycles'

const take = (from: string): string => `import { thing } from '${from}'\nexport const other = thing\n`

/** A file that the lint rules must refuse, and the rule. */
const forbidden: readonly (readonly [file: string, source: string, rule: string])[] = [
  ['packages/core/src/game-below.ts', take('@halfpint/half-pint'), IMPORTS],
  ['packages/core/src/stranger.ts', take('zod'), IMPORTS],
  ['packages/core/src/disk.ts', take('node:fs'), IMPORTS],
  ['packages/core/src/type-only.ts', "export type { Thing } from '@halfpint/herzlos'\n", IMPORTS],
  ['packages/core/src/later.ts', "export const later = () => import('@halfpint/herzlos')\n", IMPORTS],
  ['packages/core/src/kit.test.ts', take('@halfpint/testkit'), IMPORTS],
  ['packages/half-pint/src/other-game.ts', take('@halfpint/herzlos'), IMPORTS],
  ['packages/half-pint/src/kit.ts', take('@halfpint/testkit'), IMPORTS],
  ['packages/half-pint/src/words.ts', take('@halfpint/i18n'), IMPORTS],
  ['packages/half-pint/src/deep.ts', take('@halfpint/core/src/seat.ts'), IMPORTS],
  ['packages/half-pint/src/wall.ts', take('../../core/src/seat.ts'), IMPORTS],
  ['packages/half-pint/src/stranger.ts', take('pure-rand'), IMPORTS],
  ['packages/half-pint/src/other-game.test.ts', take('@halfpint/herzlos'), IMPORTS],
  ['packages/half-pint/src/app.test.ts', take('halfpint'), IMPORTS],
  ['packages/herzlos/src/other-game.ts', take('@halfpint/half-pint'), IMPORTS],
  ['packages/herzlos/src/wall.test.ts', take('../../half-pint/src/card.ts'), IMPORTS],
  ['packages/testkit/src/game.ts', take('@halfpint/half-pint'), IMPORTS],
  ['packages/testkit/src/game.test.ts', take('@halfpint/half-pint'), IMPORTS],
  ['packages/i18n/src/kit.ts', take('@halfpint/testkit'), IMPORTS],
  ['packages/i18n/src/app.ts', take('halfpint'), IMPORTS],
  ['packages/i18n/src/stranger.ts', take('i18next'), UNDECLARED],
  ['packages/scorepad/src/bots.ts', take('@halfpint/bots'), IMPORTS],
  ['packages/bots/src/table.ts', take('@halfpint/table'), IMPORTS],
  ['packages/bots/src/disk.ts', take('node:fs'), IMPORTS],
  ['packages/table/src/store.ts', take('@halfpint/store'), IMPORTS],
  ['packages/puzzles/src/table.ts', take('@halfpint/table'), IMPORTS],
  ['packages/daily/src/statistics.ts', take('@halfpint/statistics'), IMPORTS],
  ['packages/statistics/src/puzzles.ts', take('@halfpint/puzzles'), IMPORTS],
  ['packages/fair/src/game.ts', take('@halfpint/herzlos'), IMPORTS],
  ['packages/fair/src/table.ts', take('@halfpint/table'), IMPORTS],
  ['packages/store/src/game.ts', take('@halfpint/herzlos'), IMPORTS],
  ['apps/cli/src/deep.ts', take('@halfpint/core/src/seat.ts'), IMPORTS],
  ['apps/cli/src/wall.ts', take('../../../packages/core/src/seat.ts'), IMPORTS],
  ['apps/server/src/neighbour.ts', take('../../cli/src/main.ts'), IMPORTS],
  ['apps/server/src/command.ts', take('halfpint'), IMPORTS],
  ['packages/core/src/chance.ts', 'export const chance = Math.random()\n', PROPERTIES],
  ['packages/herzlos/src/clock.ts', 'export const now = Date.now()\n', PROPERTIES],
  ['packages/words/src/clock.ts', 'export const now = Date.now()\n', PROPERTIES],
  ['packages/herzlos/src/clock-too.ts', 'export const now = new Date()\n', PLUGIN],
  ['packages/half-pint/src/talk.ts', "console.log('a card')\n", GLOBALS],
  ['packages/half-pint/src/hen.ts', "import { egg } from './egg.ts'\nexport const hen = () => egg\n", CYCLES],
  ['packages/half-pint/src/egg.ts', "import { hen } from './hen.ts'\nexport const egg = () => hen\n", CYCLES],
]

/** A file that the lint rules must accept. */
const allowed: readonly (readonly [file: string, source: string])[] = [
  ['packages/core/src/own.ts', take('./seat.ts')],
  ['packages/core/src/own.test.ts', `import { test } from 'vitest'\n${take('./seat.ts')}test('own', () => {})\n`],
  ['packages/half-pint/src/below.ts', take('@halfpint/core')],
  ['packages/half-pint/src/room/own.ts', take('../card.ts')],
  ['packages/half-pint/src/kit.test.ts', take('@halfpint/testkit')],
  ['packages/half-pint/src/disk.test.ts', take('node:fs')],
  ['packages/half-pint/src/clock.test.ts', 'export const now = Date.now()\n'],
  ['packages/half-pint/src/calendar.ts', 'export const day = new Date(Date.UTC(2026, 0)).toISOString()\n'],
  ['packages/half-pint/proof/clock.ts', 'export const now = performance.now()\n'],
  ['packages/testkit/src/laws.ts', `${take('@halfpint/core')}export * from 'fast-check'\n`],
  ['packages/i18n/src/games.ts', `${take('@halfpint/half-pint')}export * from '@halfpint/herzlos'\n`],
  ['packages/store/src/disk.ts', take('node:fs')],
  ['apps/cli/src/rooms.ts', `${take('@halfpint/half-pint')}export * from '@halfpint/i18n'\n`],
  ['apps/server/src/database.test.ts', take('@halfpint/store/testing')],
  ['apps/cli/src/clock.ts', 'export const now = Date.now()\n'],
  ['lab/src/inside.ts', take('../../packages/core/src/seat.ts')],
]

let tree: string
const rulesBroken = new Map<string, string[]>()

// The files are in a copy of the repository, so that the repository itself never contains invalid code.
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'arrows-'))
  const manifests = ['packages', 'apps'].flatMap(group =>
    readdirSync(join(root, group)).map(name => `${group}/${name}/package.json`),
  )
  const copied = ['biome.json', '.gitignore', 'package.json', 'tools/nonow.grit', 'lab/package.json', ...manifests]
  for (const file of copied) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(tree, file))
  }
  for (const [file, source] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), source)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const words = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  const report = JSON.parse(spawnSync(process.execPath, [biome, ...words], { cwd: tree, encoding: 'utf8' }).stdout)
  for (const { category, location } of report.diagnostics) {
    const file = location.path.replaceAll('\\', '/')
    rulesBroken.set(file, [...(rulesBroken.get(file) ?? []), category])
  }
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(forbidden)('%s is refused', (file, _source, rule) => {
  expect(rulesBroken.get(file)).toContain(rule)
})

test.each(allowed)('%s passes', file => {
  expect(rulesBroken.get(file) ?? []).toEqual([])
})

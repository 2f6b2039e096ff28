import { join } from 'node:path'
import { expect, test } from 'vitest'
import { casts, comparisons, filesNamingAGame, lengths, unexplainedWords } from './figures.ts'

const root = join(import.meta.dirname, '..')
const at = (path: string, text: string) => ({ path, text })

test('shared files that name a game are found, whatever else is called half-pint', () => {
  const files = [
    at('packages/table/src/shared.ts', "import { halfPint } from '@halfpint/half-pint'"),
    at('apps/web/src/pad/screen.tsx', 'const HerzlosEntry = 1'),
    at(
      'apps/web/src/pad/plain.tsx',
      "import { must } from '@halfpint/core' // as in herzlos\nprocess.title = 'half-pint'",
    ),
    at('apps/web/src/games/herzlos/board.tsx', "const id = 'herzlos'"),
    at('apps/web/src/pad/screen.test.ts', "const id = 'herzlos'"),
    at('packages/words/src/de/table.ts', "const name = 'Herzlos'"),
  ]
  expect(filesNamingAGame(files)).toEqual(['packages/table/src/shared.ts', 'apps/web/src/pad/screen.tsx'])
})

test('a comparison with the id of a game is one in every form', () => {
  const text = `
    if (game === 'herzlos') one()
    if ("half-pint-heroes" !== game) two()
    switch (game) { case 'herzlos': three() }
    const map = { 'half-pint-heroes': 4 } // game === 'herzlos' is said in a comment
  `
  expect(comparisons([at('apps/cli/src/play.ts', text)])).toBe(3)
})

test('casts that close the eyes are counted, words in comments and quotes are not', () => {
  const text = `
    const a = b as never
    const c = d as unknown as string
    const e = (f: any, g: Map<string, any>) => f as any
    const any = 'as never' // as unknown as
    if (list.some(any => any)) return any
  `
  const { count, unexplained } = casts([at('packages/core/src/game.ts', text)])
  expect(count).toBe(5)
  expect(unexplained).toEqual([2, 3, 4].map(line => `packages/core/src/game.ts:${line}`))
  const reasoned = '// the driver does not say so\nconst a = b as never\nconst c = d as never // nor here\n'
  expect(casts([at('packages/core/src/game.ts', reasoned)])).toEqual({ count: 2, unexplained: [] })
})

test('a house word is one in the name of a file or of an export', () => {
  const files = [at('packages/store/src/freight.ts', 'export const openDock = 1\nconst parcel = 2')]
  expect(unexplainedWords(root, files)).toEqual(['dock', 'freight'])
})

test('lengths are those of production code', () => {
  const files = [3, 1, 2].map(count => at(`apps/cli/src/${count}.ts`, 'x\n'.repeat(count)))
  expect(lengths([...files, at('e2e/long.ts', 'x\n'.repeat(99))])).toEqual({ all: 6, median: 2, largest: 3 })
})

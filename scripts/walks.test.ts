import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './document.ts'
import { REGISTRY_FILES } from './thirdgame.ts'

const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const walks = text.slice(text.indexOf('## One card play, from tap to picture'), text.indexOf('## Where things go'))
const filesIn = (part: string): string[] => [
  ...new Set([...part.matchAll(/`((?:apps|packages)\/[\w./-]+\.tsx?)`/g)].map(([, file]) => file as string)),
]

test('every file on the walks through the code is there', () => {
  expect(filesIn(walks).length).toBeGreaterThan(40)
  expect(filesIn(walks).filter(file => !existsSync(join(root, file)))).toEqual([])
})

test('a card play goes from tap to picture in at most 30 files', () => {
  const play = walks.slice(0, walks.indexOf('### '))
  expect(filesIn(play).length).toBeLessThanOrEqual(30)
})

test('the recipe for a third game names every registry, and nothing that is not one', () => {
  const [recipe = ''] = /^- \*\*A third game\*\*.*$/m.exec(text) ?? []
  expect(filesIn(recipe).toSorted()).toEqual(REGISTRY_FILES.toSorted())
})

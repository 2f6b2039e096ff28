import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './document.ts'
import { REGISTRY_FILES } from './thirdgame.ts'

const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')

/** Paths in backticks: `packages/core/src/game.ts`, `docs/rules`. */
const pathsIn = (part: string): string[] =>
  [...part.matchAll(/`((?:apps|docs|lab|packages|tools)\/[\w./-]+)`/g)].flatMap(([, path]) => path ?? [])

test('every path that ARCHITECTURE.md names exists', () => {
  expect(pathsIn(text).length).toBeGreaterThan(15)
  expect(pathsIn(text).filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('every package is listed', () => {
  const [list = ''] = /```text\npackages\/[\s\S]*?```/.exec(text) ?? []
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object }
  const folders = Object.keys(lock.packages).filter(path => /^(?:packages|apps)\/[^/]+$/.test(path))
  expect(folders.length).toBeGreaterThan(10)
  expect(folders.filter(path => !list.includes(`  ${path.split('/')[1]}/`))).toEqual([])
})

test('the recipe for a third game names every registry, and no other file', () => {
  const [recipe = ''] = /^- \*\*A third game\*\*.*$/m.exec(text) ?? []
  const files = pathsIn(recipe).filter(path => /\.tsx?$/.test(path))
  expect(files.toSorted()).toEqual(REGISTRY_FILES.toSorted())
})

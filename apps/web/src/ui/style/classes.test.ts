import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// A style sheet stays on the page after its screen was opened, so a class must mean the same everywhere.

const source = join(import.meta.dirname, '../..')
const files = (ending: string): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(ending))
const read = (file: string): string => readFileSync(join(source, file), 'utf8')
const folderOf = (file: string): string => {
  const parts = file.split('/')
  const isGrouped = parts[0] === 'features' || parts[0] === 'board'
  return parts.slice(0, isGrouped && parts.length > 2 ? 2 : 1).join('/')
}

/** The folders whose classes every folder may use. */
const SHARED = ['ui', 'board', 'board/frame', 'board/table']

/** The classes at the start of a sheet's selectors. */
const rootsOf = (sheet: string): Set<string> => {
  const rules = read(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)
  const roots = new Set<string>()
  for (const [, selectors = ''] of rules) {
    for (const selector of selectors.replace(/:(?:is|where|not|has)\([^()]*\)/g, '').split(',')) {
      const [first = ''] = selector.trim().split(/[\s>+~]/)
      const root = /\.([\w-]+)/.exec(first)?.[1]
      if (root !== undefined) roots.add(root)
    }
  }
  return roots
}

const sheets = new Map(files('.css').map(sheet => [sheet, rootsOf(sheet)]))

/** The literal class names of a component. */
const classesIn = (text: string): string[] => {
  const given = [...text.matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(([, plain, mixed]) => plain ?? mixed ?? '')
  return given.flatMap(each => each.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/)).filter(name => name !== '')
}

test('each class is styled by one folder', () => {
  const folders = new Map<string, Set<string>>()
  for (const [sheet, roots] of sheets) {
    for (const root of roots) folders.set(root, (folders.get(root) ?? new Set()).add(folderOf(sheet)))
  }
  expect(folders.size).toBeGreaterThan(100)
  expect([...folders].filter(([, owners]) => owners.size > 1).map(([root, owners]) => [root, ...owners])).toEqual([])
})

test('a folder uses its own classes, shared classes, and classes of sheets that it imports', () => {
  const imported = files('.tsx').flatMap(file =>
    [...read(file).matchAll(/^import '(\.\.?\/[^']+\.css)'/gm)].map(([, path]) => ({
      folder: folderOf(file),
      sheet: normalize(join(dirname(file), path as string)),
    })),
  )
  const strange: string[] = []
  for (const file of files('.tsx')) {
    const folder = folderOf(file)
    const known = (sheet: string): boolean =>
      [folder, ...SHARED].includes(folderOf(sheet)) ||
      imported.some(each => each.sheet === sheet && [folder, ...SHARED].includes(each.folder))
    for (const name of classesIn(read(file))) {
      const owners = [...sheets].filter(([, roots]) => roots.has(name)).map(([sheet]) => sheet)
      if (owners.length > 0 && !owners.some(known)) strange.push(`${file}: ${name} of ${owners.join(', ')}`)
    }
  }
  expect(strange).toEqual([])
})

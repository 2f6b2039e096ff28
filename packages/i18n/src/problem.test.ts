import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@halfpint/core'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { problemText } from './problem.ts'
import { wordsIn } from './words.ts'

const root = join(import.meta.dirname, '../../..')

/** The sources below a folder of the project, without tests. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|[\\/])test[\\/]/.test(file))
    .map(file => readFileSync(join(root, folder, file), 'utf8'))

const speakers = [
  'packages/core/src',
  'packages/half-pint/src',
  'packages/herzlos/src',
  'packages/bots/src',
  'packages/scorepad/src',
  'packages/store/src',
  'packages/fair/src',
  'packages/table/src',
  'packages/daily/src',
  'packages/puzzles/src',
  'packages/statistics/src',
  'apps/cli/src',
  'apps/server/src',
].flatMap(sourcesOf)

const { games, ...shared } = wordsIn('en')
const areas = { ...shared, ...games }

/** The first argument of every call of `refuse`, up to its comma or bracket. */
const refused = speakers.flatMap(source =>
  [...source.matchAll(/(?<!const )\brefuse\(\s*([^,)]*)/g)].map(([, argument]) => (argument as string).trim()),
)

/** Codes of warnings: reported, but not refused. */
const complained = speakers.flatMap(source =>
  [...source.matchAll(/\bcomplain\(\{ code: '([a-z0-9-]+)'/g)].map(([, code]) => code as string),
)

/** Codes that reach `refuse` through a name. */
const named: { readonly [name: string]: readonly string[] } = {
  missing: ['not-in-hand', 'not-in-row'],
  'error.code': ['store-down', 'store-damaged'],
  found: ['store-down', 'store-damaged'],
  lost: ['pad-not-shown', 'not-your-pen'],
  'MISSING[request.body.kind]': ['unknown-table', 'pad-not-shown', 'group-link-invalid'],
}

const literals = (text: string): string[] => [...text.matchAll(/'([a-z0-9-]+)'/g)].map(([, code]) => code as string)

const codes = new Set([
  ...complained,
  ...refused.flatMap(argument => [...literals(argument), ...(named[argument] ?? [])]),
])

test('every problem code is found: each call of refuse names its code, or is listed here', () => {
  expect(codes.size).toBeGreaterThan(40)
  expect(refused.filter(argument => literals(argument).length === 0 && named[argument] === undefined)).toEqual([])
})

test('every problem code has words', () => {
  const { problems } = wordsIn('en')
  expect([...codes].filter(code => !Object.hasOwn(problems, code))).toEqual([])
})

test('every problem text belongs to a code in use', () => {
  expect(Object.keys(wordsIn('en').problems).filter(code => !codes.has(code))).toEqual([])
})

test.each(Object.keys(areas).filter(area => area !== 'problems'))('every message of %s is used', area => {
  const readers = [...speakers, ...sourcesOf('apps/web/src'), ...sourcesOf('packages/i18n/src')].join('\n')
  const used = (key: string): boolean =>
    // Sayings are chosen by the keys of the presenters.
    new RegExp(`\\.${key}\\b|case '${key}'`).test(readers) ||
    new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\}(?: =|:) `).test(readers)
  expect(Object.keys(areas[area as keyof typeof areas]).filter(key => !used(key))).toEqual([])
})

describe.each(LANGUAGES)('in %s', language => {
  test('every code has a sentence, even without facts', () => {
    for (const code of codes) {
      const text = problemText({ code }, language)
      expect(text, code).toMatch(/\S.*[.?)]$/)
      expect(text, code).not.toMatch(/undefined|\[object/)
    }
  })

  test('no sentence is that of another language', () => {
    for (const other of LANGUAGES) {
      if (other === language) continue
      const same = [...codes].filter(code => problemText({ code }, language) === problemText({ code }, other))
      expect(same).toEqual([])
    }
  })

  test('the facts are in the sentence', () => {
    const problem: Problem = { code: 'bad-option', option: 'rounds', value: 30, allowed: '1..10' }
    expect(problemText(problem, language)).toMatch(/rounds.*30.*1\.\.10/)
  })
})

test('a code without words is shown with its facts', () => {
  expect(problemText({ code: 'from-the-future', card: 'r7' }, 'de')).toBe('from-the-future {"card":"r7"}')
})

test('control characters in facts do not reach the terminal, and long facts are cut', () => {
  const text = problemText({ code: 'unknown-game', game: `\u001b[2J${'x'.repeat(1000)}`, known: [] }, 'en')
  expect(text).toContain('\\u001b[2J')
  expect(text.length).toBeLessThan(250)
})

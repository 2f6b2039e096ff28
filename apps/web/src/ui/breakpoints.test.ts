import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKPOINTS } from './breakpoints.ts'

const ROOT = join(import.meta.dirname, '..')
const CONDITIONS = new Set<string>(Object.values(BREAKPOINTS))

/** Conditions on the device or on preferences, not on a size. */
const NO_SIZE =
  /^(print|\((forced-colors: active|prefers-contrast: more|prefers-reduced-motion: \w+|hover: hover|pointer: coarse)\))$/

/** Each condition of a style sheet; alternatives are separated by commas. */
const conditionsOf = (sheet: string): string[] =>
  [...sheet.matchAll(/@(media|container(?: tabletop)?) ([^{]+)\{/g)].flatMap(([, , list]) =>
    (list as string).split(',').map(condition => condition.replace(/\s+/g, ' ').trim()),
  )

test('there are at most six breakpoints', () => {
  expect(CONDITIONS.size).toBeLessThanOrEqual(6)
})

test('a size condition in a style sheet is one of the named breakpoints', () => {
  const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(20)
  const others = sheets.flatMap(path =>
    conditionsOf(readFileSync(join(ROOT, path), 'utf8'))
      .filter(condition => !CONDITIONS.has(condition) && !NO_SIZE.test(condition))
      .map(condition => `${path}: ${condition}`),
  )
  expect(others).toEqual([])
})

test('the condition for scripts is the same as that for style sheets', () => {
  expect(readFileSync(join(import.meta.dirname, 'wide.ts'), 'utf8')).toContain(`'${BREAKPOINTS.wide}'`)
})

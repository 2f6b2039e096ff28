import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { titles } from './testtitles.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
  mkdirSync(join(folder, 'apps'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const check = () => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'rules.mjs'), folder, '--json'])
  return { status, ...JSON.parse(String(stdout)) }
}

test('every numbered rule with a test passes, headings and bullets alike', () => {
  write('docs/rules/game.md', '# Game\n## H1 Deck\ntext about H9\n- **H2** Hands\n')
  write('packages/game/src/deck.test.ts', "test('H1: the deck', () => {})\ntest('H2 hands', () => {})\n")
  expect(check()).toMatchObject({ status: 0, ok: true, rules: 2, untested: [], tests: { H1: 1, H2: 1 } })
})

test('a rule without a test is named and fails', () => {
  write('docs/rules/game.md', '- **H1** Deck\n- **H2** Hands\n- **Z1** Suits\n')
  write('packages/game/src/deck.test.ts', "test('H1: the deck', () => {})\ntest('not H2', () => {})\n")
  expect(check()).toMatchObject({ status: 1, ok: false, untested: ['H2', 'Z1'] })
})

test('a test of a rule that does not exist fails', () => {
  write('docs/rules/game.md', '- **H1** Deck\n')
  write('packages/game/src/deck.test.ts', "test('H1: the deck', () => {})\ntest('H12 what', () => {})\n")
  expect(check()).toMatchObject({ status: 1, unknown: [{ number: 'H12', title: 'H12 what' }] })
})

test('a title may show several rules, and a number must be whole', () => {
  write('docs/rules/game.md', '- **H1** Deck\n- **H2** Hands\n- **H11** Bets\n')
  write('packages/game/src/deck.test.ts', "test('H1, H11 both', () => {})\n")
  expect(check()).toMatchObject({ status: 1, untested: ['H2'], tests: { H1: 1, H2: 0, H11: 1 } })
})

test('documents without rules fail', () => {
  write('docs/rules/game.md', '# Game\n')
  mkdirSync(join(folder, 'packages'))
  expect(check()).toMatchObject({ status: 1, ok: false, rules: 0 })
})

test('titles are read through each, for and generics, in every kind of quote', () => {
  const source = `
    test('one', () => {})
    it("two", () => {})
    test.each([[1, ')'], [2, 'x']])('three %s', () => {})
    test.for<[number]>([[1]])(\`four\`, () => {})
    test.each\`a\${1}\`('five', () => {})
    const pattern = /'/
    test.each([{ a: 1 }])(
      'six',
      () => {},
    )
  `
  expect(titles(source)).toEqual(['one', 'two', 'three %s', 'four', 'five', 'six'])
})

test('skipped, planned and commented tests and other calls have no title', () => {
  const source = `
    test.skip('skipped', () => {})
    test.todo('planned')
    // test('commented', () => {})
    /* test('commented', () => {}) */
    pattern.test('a string')
    const url = 'https://example.org' // not a comment before here
    contest('of strength')
  `
  expect(titles(source)).toEqual([])
})

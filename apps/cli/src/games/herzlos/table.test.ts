import type { Seen } from '@halfpint/core'
import { herzlos, type State } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { misfits } from '../../play/fit.ts'
import { frameFor } from '../../play/fixture.ts'
import type { Key } from '../../play/key.ts'
import { colourful } from '../../play/paint.ts'
import { width } from '../../play/text.ts'
import { beginChoice, type Choice, pressChoice } from './choice.ts'
import { cards, seen, trickFrom, underWay } from './fixture.ts'
import { drawTable } from './table.ts'

/** The table after these keys: named ones or characters. */
const afterKeys = (view = underWay(), ...keys: readonly string[]): string[] => {
  let choice: Choice = beginChoice(view)
  for (const name of keys) {
    const key = (name.length === 1 ? { name: 'char', char: name } : { name }) as Key
    const pressed = pressChoice(view, choice, key)
    if (pressed !== undefined && 'pick' in pressed) choice = pressed.pick
  }
  return drawTable(view, choice, frameFor('en', view.seats))
}

const lineWith = (lines: readonly string[], part: string): string => lines.find(line => line.includes(part)) ?? ''

test('every player has a line with cards, tricks, points of the round, total and scoring cards', () => {
  const lines = afterKeys()
  expect(lineWith(lines, 'Player')).toMatch(/Player +Cards +Tricks +Round +Total +Taken/)
  expect(lines.find(line => /^ {2}Ann +\d/.test(line))).toMatch(/Ann +4 +2 +-27 +-99 +♥1 ✿fQ/)
  expect(lineWith(lines, '▸ You')).toMatch(/You +5 +0 +0 +-20/)
})

test('the trick shows every card under its player’s name, the highest with a crown', () => {
  const lines = afterKeys()
  expect(lineWith(lines, '♛')).toMatch(/^♛ Ann +Ben +You/)
  expect(lines).toContainEqual(expect.stringMatching(/^│∪c9 │ +│∪c5 │$/))
})

test('Z4: cards that do not follow suit are barred, with the reason', () => {
  const lines = afterKeys()
  expect(lines.join('\n')).toContain('╎♥h3 ╎╎♥hA ╎┃∪c4 ┃│∪cK │╎♦d9 ╎')
  expect(lines.join('\n')).toContain('4 of cups: Ann stays in the lead.')
  expect(afterKeys(underWay(), 'home').join('\n')).toMatch(/h3 .*cups/)
  expect(afterKeys(underWay(), 'c', 'k').join('\n')).toContain('King of cups: takes the trick (0 points).')
})

test('Z5: the header shows whether hearts are open, and closed hearts cannot be led', () => {
  expect(afterKeys()[0]).toContain('♥ hearts broken')
  const closed = underWay({ heartsOpen: false, trick: [] })
  expect(afterKeys(closed)[0]).toContain('♥ hearts not broken')
  expect(afterKeys(closed).join('\n')).toContain('╎♥h3 ╎')
})

test('Z3: passing names the neighbour on the right and the cards chosen', () => {
  const view = seen(4, { phase: 'pass', round: 1, hands: [cards('h3 hA c4 cK'), [], [], []] })
  const lines = afterKeys(view, 'space', 'right', 'space').join('\n')
  expect(lines).toContain('Choose 2 cards for Cem, on your right.')
  expect(lines).toContain('2 of 2: h3 hA')
  expect(afterKeys(view, 'h', 'a').join('\n')).toContain('1 of 2: ace of hearts')
})

test('Z8: one player with all scoring hearts so far produces a warning', () => {
  const tricks = [
    { plays: trickFrom(1, 3, 'h4 h5 h6'), winner: 0 },
    { plays: trickFrom(1, 3, 'h7 h8 h9'), winner: 0 },
  ]
  expect(afterKeys(underWay({ tricks })).join('\n')).toContain('6 of 14 for a march')
  expect(afterKeys().join('\n')).not.toContain('march')
})

test('q is a rank right after a suit, and leaves the game everywhere else', () => {
  const view = underWay({ hands: [cards('cQ'), [], []] })
  expect(afterKeys(view, 'c', 'q').join('\n')).toContain('Typed: cq_')
  expect(pressChoice(view, beginChoice(view), { name: 'char', char: 'q' })).toBeUndefined()
})

test('colours change neither words nor widths', () => {
  const view = underWay()
  const bare = drawTable(view, beginChoice(view), frameFor('en', 3))
  const painted = drawTable(view, beginChoice(view), { ...frameFor('en', 3), paint: colourful })
  expect(bare.join('')).not.toContain('\x1b')
  expect(painted.map(width)).toEqual(bare.map(width))
})

test('every moment of a game fits the screen, in every language and at every table size', async () => {
  for (let seats = 3; seats <= 5; seats++) {
    const handOf = (view: Seen<State>) => view.hands[0] ?? []
    const options = { rounds: 2 }
    const found = await misfits({
      game: herzlos,
      options,
      seats,
      begin: beginChoice,
      draw: drawTable,
      handOf,
      lastLines: 13,
    })
    expect(found).toEqual([])
  }
})

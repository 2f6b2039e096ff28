import type { Seat, Seen } from '@halfpint/core'
import { halfPint, type State } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { misfits } from '../../play/fit.ts'
import { frameFor } from '../../play/fixture.ts'
import type { Key } from '../../play/key.ts'
import { colourful } from '../../play/paint.ts'
import { width } from '../../play/text.ts'
import { beginChoice, type Choice, pressChoice } from './choice.ts'
import { cards, seen, underWay } from './fixture.ts'
import { drawTable } from './table.ts'

const ESCAPE = '\x1b'

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

test('every player has a line with cards, tricks and prediction, brawl, streak and bet', () => {
  const lines = afterKeys()
  expect(lineWith(lines, 'Player')).toMatch(/Player +Cards +Tricks +Brawl +Streak +Bet against/)
  expect(lineWith(lines, '▸ You')).toMatch(/You +3 +0 \/ 2 +··· +····· +Ann/)
  expect(lines.find(line => /^ {2}Ann +\d/.test(line))).toMatch(/Ann +2 +2 \/ 0 +●●· +B···· +Ben/)
})

test('the trick names every set in order, crowns the leader and shows the row card it uses', () => {
  const lines = afterKeys()
  expect(lineWith(lines, '♛')).toMatch(/♛ Ann +pair of 7s +g7 \+ y7/)
  expect(lines.find(line => line.includes('high card 8'))).toMatch(/^ {2}Ben +high card 8 +k8/)
  expect(lines.indexOf(lineWith(lines, '♛ Ann'))).toBeLessThan(lines.indexOf(lineWith(lines, 'high card 8')))
})

test('H21: two tricks in a row produce a warning for all', () => {
  expect(afterKeys().join('\n')).toContain('One more trick and Ann starts a brawl!')
})

test('a player is shown as thinking during their turn, and not after the last set of a trick', () => {
  const at = (toPlay: Seat): string =>
    drawTable({ ...underWay(), toPlay }, undefined, frameFor('en', underWay().seats)).join('\n')
  const last = underWay().trick.at(-1)?.seat as Seat
  const others = [1, 2].filter(seat => seat !== last)
  expect(at(others[0] as Seat)).toContain('is thinking')
  expect(at(last)).not.toContain('is thinking')
})

test('H30: a gun fight is announced', () => {
  const view = { ...underWay(), gunFight: [0] as Seat[] }
  expect(afterKeys(view).join('\n')).toContain('Gun fight! One more mark, X or B, and you win the game.')
  expect(afterKeys({ ...view, gunFight: [0, 2] }).join('\n')).toContain('wins the game for You and Ben')
})

test('the chosen set is named before it is confirmed, with its effect on the trick', () => {
  expect(afterKeys().join('\n')).toContain('Pair of 7s, with y7 from the row: does not beat Ann (pair of 7s).')
  expect(afterKeys(underWay(), 'right', 'space', 'right', 'space').join('\n')).toContain('Pair of 9s: wins the trick.')
  expect(afterKeys(underWay(), 'g', '9').join('\n')).toContain('High card 9: does not beat Ann')
  expect(afterKeys({ ...underWay(), trick: [] }).join('\n')).toContain('you open the trick')
})

test('H14: cards that form no set are refused with the reason', () => {
  const text = afterKeys(underWay(), 'space', 'right', 'space').join('\n')
  expect(text).toContain('r7 g9 is not exactly one set')
})

test('a typed card that is not in the hand is refused with the reason', () => {
  const text = afterKeys(underWay(), 'k', '1', '3').join('\n')
  expect(text).toContain('Typed: k13_')
  expect(text).toContain('k13 is not in the hand')
})

test('H16: with declared sets the cards of the row can be chosen too', () => {
  const declared = underWay({ sets: 'declared' })
  expect(afterKeys(declared).join('\n')).toContain('High card 7: does not beat Ann')
  const text = afterKeys(declared, 'space', 'up', 'right', 'space').join('\n')
  expect(text).toContain('Pair of 7s, with y7 from the row')
  expect(text).toContain('[*★y7]')
  expect(afterKeys(declared, 'r', '7', '+', 'y', '7').join('\n')).toContain('Pair of 7s, with y7 from the row')
})

test('H9, H25: a prediction shows its value, and whether it can still come true', () => {
  const view = seen(3, { phase: 'predict', hands: [cards('r7 g9 b9'), [], []], row: cards('r1') })
  expect(afterKeys(view, '2').join('\n')).toContain('Exactly 2: 20 points for tricks and 20 more')
  expect(afterKeys(view, '0').join('\n')).toContain('No trick at all: 30 points')
  expect(afterKeys(view, '0', 'left').join('\n')).toContain('You hold only 3 cards')
})

test('H10, H11: bets are placed on opponents, and optional with two players', () => {
  const three = seen(3, { phase: 'bet', predictions: [1, 2, 0], hands: [cards('r7'), [], []] })
  expect(lineWith(afterKeys(three, 'right'), '(says')).toBe(' 1 Ann (says 2)  [2 Ben (says 0)]')
  const two = seen(2, { phase: 'bet', predictions: [1, 2], hands: [cards('r7'), []] })
  expect(lineWith(afterKeys(two), '(says')).toBe('[0 no bet]  1 Ann (says 2)')
})

test('hidden choices of others are shown as made, without their value', () => {
  const view = seen(3, { phase: 'predict', predictions: [null, 4, null], hands: [cards('r7'), [], []] })
  const lines = afterKeys(view)
  expect(lineWith(lines, '  Ann')).toMatch(/✓/)
  expect(lineWith(lines, '  Ann')).not.toContain('4')
})

test('without colours the output has no escape character; with them the words are the same', () => {
  const view = underWay()
  const plainLines = drawTable(view, beginChoice(view), frameFor('en', 3))
  expect(plainLines.join('')).not.toContain(ESCAPE)
  const painted = drawTable(view, beginChoice(view), { ...frameFor('en', 3), paint: colourful })
  expect(painted.join('')).toContain(ESCAPE)
  expect(painted.map(width)).toEqual(plainLines.map(width))
})

test('every moment of a game fits the screen, in every language and at every table size', async () => {
  for (let seats = 2; seats <= 7; seats++) {
    const options = { rounds: 1, sets: seats % 2 ? 'declared' : 'strongest' }
    const handOf = (view: Seen<State>) => view.hands[0] ?? []
    const found = await misfits({
      game: halfPint,
      options,
      seats,
      begin: beginChoice,
      draw: drawTable,
      handOf,
      lastLines: 9,
    })
    expect(found).toEqual([])
  }
})

test('on a very small screen the row, the hand and the important keys stay visible', () => {
  const seats = 7
  const everyone = Array.from({ length: seats }, (_, seat) => seat)
  const view = seen(seats, {
    phase: 'play',
    row: cards('r12 y7 b3'),
    hands: everyone.map(seat => (seat === 0 ? cards('r7 g9 b9') : cards('k1 k2'))),
    predictions: everyone.map(() => 1),
    bets: everyone.map(seat => (seat + 1) % seats),
    trick: everyone.slice(1).map(seat => ({ seat, hand: cards(`k${seat}`), row: [], set: 'high-card' })),
    toPlay: 0,
  })
  const lines = drawTable(view, beginChoice(view), frameFor('en', seats, 40, 20))
  const text = lines.join('\n')
  expect(lines.length).toBeLessThanOrEqual(20)
  for (const card of ['r12', 'y7', 'b3', 'r7', 'g9', 'b9', 'k6']) expect(text).toContain(card)
  expect(lines.at(-1)).toBe('Enter play · ? help · q leave · ← → card')
})

test('the latest events are shown once while others play, on every screen height', () => {
  const log = ['Ann plays: pair of 7s', 'Ben plays: high card 8']
  for (let rows = 14; rows <= 30; rows++) {
    const lines = drawTable(underWay(), undefined, { ...frameFor('en', 3, 40, rows), log })
    expect([rows, lines.filter(line => line === log[1]).length]).toEqual([rows, 1])
  }
})

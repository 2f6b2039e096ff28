import { expect, test } from 'vitest'
import { CHOOSING, type ChooserRules, type Choosing, chooseByKey, isUnfinished, laidCards } from './chooser.ts'
import type { Key, KeyName } from './key.ts'

const HAND = ['r3', 'r6', 'k6']

const rulesOf = (zones: readonly (readonly string[])[] = [HAND], most = 9): ChooserRules => ({
  zones,
  most,
  accepts: (typed, char) => /[rk]/.test(char) || (typed !== '' && /\d/.test(char)),
  typedCards: typed => typed.match(/[rk]\d/g) ?? [],
})

/** The choice after these keys: named keys, or single characters. */
const press = (rules: ChooserRules, ...keys: readonly string[]): Choosing =>
  keys.reduce<Choosing>((choosing, name) => {
    const key: Key = name.length === 1 ? { name: 'char', char: name } : { name: name as KeyName }
    return chooseByKey(choosing, rules, key) ?? choosing
  }, CHOOSING)

test('without marked cards, the card under the cursor would be played', () => {
  expect(laidCards(CHOOSING, [HAND])).toEqual(['r3'])
  expect(laidCards(press(rulesOf(), 'right'), [HAND])).toEqual(['r6'])
})

test('the cursor wraps around at both ends', () => {
  expect(press(rulesOf(), 'left').cursor).toBe(2)
  expect(press(rulesOf(), 'end', 'right').cursor).toBe(0)
  expect(press(rulesOf(), 'end', 'home').cursor).toBe(0)
})

test('space marks and unmarks a card, up marks it and down unmarks it', () => {
  expect(press(rulesOf(), 'right', 'space', 'right', 'space').chosen).toEqual(['r6', 'k6'])
  expect(press(rulesOf(), 'space', 'space').chosen).toEqual([])
  expect(press(rulesOf(), 'up', 'up').chosen).toEqual(['r3'])
  expect(press(rulesOf(), 'up', 'down').chosen).toEqual([])
})

test('one mark over the maximum removes the first', () => {
  expect(press(rulesOf([HAND], 1), 'space', 'right', 'space').chosen).toEqual(['r6'])
  expect(press(rulesOf([HAND], 2), 'space', 'right', 'space', 'right', 'space').chosen).toEqual(['r6', 'k6'])
})

test('typed cards are marked, with or without spaces', () => {
  expect(press(rulesOf(), 'r', '6', 'k', '6')).toMatchObject({ typed: 'r6k6', chosen: ['r6', 'k6'] })
  expect(press(rulesOf(), 'r', '6', 'space', 'k', '6')).toMatchObject({ typed: 'r6 k6', chosen: ['r6', 'k6'] })
  expect(press(rulesOf(), 'r', '9').chosen).toEqual([])
})

test('backspace removes one character, Escape everything, an arrow the typed text only', () => {
  expect(press(rulesOf(), 'r', '6', 'backspace')).toMatchObject({ typed: 'r', chosen: [] })
  expect(press(rulesOf(), 'r', '6', 'escape')).toMatchObject({ typed: '', chosen: [] })
  expect(press(rulesOf(), 'r', '6', 'right')).toMatchObject({ typed: '', chosen: ['r6'], cursor: 1 })
})

test('with two zones, up and down switch between them and keep the column', () => {
  const two = rulesOf([HAND, ['y1', 'g2']])
  expect(press(two, 'right', 'up').cursor).toBe(4)
  expect(press(two, 'end', 'up').cursor).toBe(4)
  expect(press(two, 'up', 'right', 'right').cursor).toBe(3)
  expect(press(two, 'up', 'down').cursor).toBe(0)
  expect(press(two, 'tab', 'space', 'tab', 'space').chosen).toEqual(['y1', 'r3'])
})

test('an incomplete card is not refused yet', () => {
  const unfinished = (typed: string) => isUnfinished({ ...CHOOSING, typed }, [['r3', 'k13', 'hQ']])
  expect(['k', 'k1', 'r3 k1', 'h', 'r3+b'].map(unfinished)).toEqual([true, true, true, true, true])
  expect(['k13', 'r3', 'hq', 'b4', 'r3 '].map(unfinished)).toEqual([false, false, false, false, false])
})

test('text that begins no card is kept, so that it can be refused', () => {
  expect(press(rulesOf(), 't', '7').typed).toBe('t7')
  expect(press(rulesOf(), 'z', 'z', '9').typed).toBe('zz9')
  expect(press(rulesOf(), '7').typed).toBe('7')
  expect(press(rulesOf(), 't', '7', 'backspace', 'backspace').typed).toBe('')
})

test('the keys to leave, for the pad and for help are not refused as cards', () => {
  for (const key of ['q', 'p', '?']) {
    expect(chooseByKey(CHOOSING, rulesOf(), { name: 'char', char: key })).toBeUndefined()
  }
})

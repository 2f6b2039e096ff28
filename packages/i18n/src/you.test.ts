import { expect, test } from 'vitest'
import { table as german } from './de/half-pint/table.ts'
import { table as shared } from './de/table.ts'
import { table as english } from './en/half-pint/table.ts'
import { table as russian } from './ru/half-pint/table.ts'

// A player without a name is called “You”, “Du” or «Вы», which needs other verb forms than a name.
test('a bet against the reader, and the reader’s brawl, address the reader', () => {
  expect([english, german, russian].map(({ pad }) => pad.betWon(null))).toEqual([
    'Bet against you won',
    'Wette gegen dich gewonnen',
    'Выиграла ставка против вас',
  ])
  expect(german.betLost(null)).toBe('Wette gegen dich verloren')
  expect(german.pad.brawlOther(null)).toMatch(/^Du hast eine Keilerei ausgelöst/)
})

test('lists of names contain the reader as “You”', () => {
  expect(shared.winners(['Du', 'Max'], false, true)).toBe('Geteilter Sieg: Du und Max.')
  expect(german.duel.text('Du, Max', false)).toBe('Gewinnt mit dem nächsten Kreuz oder K: Du, Max.')
  expect(german.alarm.near('Du')).toMatch(/^Du: noch ein Kreuz oder K/)
  const facts = { name: 'Tilde', held: 3, won: 0, prediction: null, streak: 0, run: 0, score: null }
  expect(german.seat({ ...facts, chips: ['Du', 'Max'] })).toBe('Tilde: 3 Karten, Wetten dagegen: Du, Max')
  expect(russian.seat({ ...facts, chips: ['Вы', 'Аня'] })).toBe('Tilde: 3 карты, против ставят: Вы, Аня')
})

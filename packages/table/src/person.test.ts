import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, distinctFrom, distinctNames, LONGEST_NAME, readName, readPerson } from './person.ts'

test.each([
  ['  Ann  ', 'Ann'],
  ['Ann\u0000\u001b[2J', 'Ann [2J'],
  ['a\tb\nc\u2028d', 'a b c d'],
  ['\u202eevil\u202c', 'evil'],
  ['Zoe\u0308', 'Zoë'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['a\u200bb\u00adc', 'abc'],
  ['A\u200dn\u034fn\ufe0f\u{e0061}\u180b\u17b4', 'Ann'],
  ['A\ufff9nn\ufffb', 'Ann'],
  ['\u0600An\u06ddn\u{110bd}\u{13430}\ufffc', 'Ann'],
  ['Ёлка-Müller ß', 'Ёлка-Müller ß'],
  ['👍🏽 ❤️ 👩🏿‍🚀', '👍🏽 ❤️ 👩🏿‍🚀'],
  ['a\u0301\u0302\u0303\u0304\u0305\u0306\u0307', 'á\u0302\u0303'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('cleaning a text twice gives the same text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => cleanText(cleanText(text)) === cleanText(text)))
})

test('a name is between one and twenty-four characters', () => {
  expect(readName('G'.repeat(LONGEST_NAME)).ok).toBe(true)
  expect(readName('🍺'.repeat(LONGEST_NAME)).ok).toBe(true)
  for (const bad of ['', '   ', '\u3164', '\uffa0', '\u2800\u2800', 'x'.repeat(25), 7, null, undefined, ['Ann']])
    expect(readName(bad).ok).toBe(false)
})

test('a person has only id, name and symbol', () => {
  expect(readPerson({ id: 'a', name: 'Ann', symbol: 'star', admin: true })).toEqual({
    ok: true,
    value: { id: 'a', name: 'Ann', symbol: 'star' },
  })
})

test('the names at a table are distinct', () => {
  expect(distinctNames(['Oda', 'Bruno', 'Oda', 'Oda'])).toEqual(['Oda', 'Bruno', 'Oda 2', 'Oda 3'])
  expect(distinctNames(['Ann', 'Ann 2', 'Ann'])).toEqual(['Ann', 'Ann 2', 'Ann 3'])
})

test.each(['Heidi', '\u04bbeidi', 'He\u0131di', 'Hei\u0501i', 'He\u04cfdi', '\u0570eidi', 'Ｈｅｉｄｉ', '𝐇𝐞𝐢𝐝𝐢'])(
  '%s gets another name at a table with Heidi',
  name => expect(distinctFrom(name, ['Heidi'])).toBe(`${name} 2`),
)

test.each(['ᎪNN', '\u2c6dnn', 'ꓮꓠꓠ', 'ꭺnn'])('%s gets another name at a table with Ann', name =>
  expect(distinctFrom(name, ['Ann'])).toBe(`${name} 2`),
)

test('wide characters count as several letters', () => {
  expect(readName('\u{1242b}'.repeat(6)).ok).toBe(true)
  for (const wide of ['\u{1242b}'.repeat(7), '\u{1242b}'.repeat(24), '\ufdfd'.repeat(7)])
    expect(readName(wide)).toMatchObject({ ok: false, problem: { code: 'bad-name' } })
})

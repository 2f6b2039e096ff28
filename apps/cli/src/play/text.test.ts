import { expect, test } from 'vitest'
import { colourful } from './paint.ts'
import { apart, beside, clip, fill, right, width, wrap } from './text.ts'

test('colours have no width', () => {
  expect(width(colourful('red', 'r7'))).toBe(2)
  expect(width('Аня ♛')).toBe(5)
})

test('a text that is too long is cut with an ellipsis, and its colour is closed', () => {
  expect(clip('brawl', 5)).toBe('brawl')
  expect(clip('brawls', 5)).toBe('braw…')
  const cut = clip(colourful('red', 'brawls'), 5)
  expect(width(cut)).toBe(5)
  expect(cut.endsWith('\x1b[0m')).toBe(true)
})

test('text is filled to the exact width on either side', () => {
  expect(fill('ab', 4)).toBe('ab  ')
  expect(right('ab', 4)).toBe('  ab')
  expect(fill('abcdef', 4)).toBe('abc…')
})

test('wrapping breaks between words and loses none', () => {
  const text = 'Whoever wins three tricks in a row starts a brawl'
  const lines = wrap(text, 16)
  expect(lines.every(line => line.length <= 16)).toBe(true)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(2)
})

test('a text that fits keeps its spaces', () => {
  expect(wrap('  You   20 X', 40)).toEqual(['  You   20 X'])
})

test('continuation lines can be indented', () => {
  expect(wrap('one two three', 8, '  ')).toEqual(['one two', '  three'])
})

test('two blocks are placed side by side, even if one is longer', () => {
  expect(beside(['a', 'b'], ['x'], 3)).toEqual(['a  x', 'b'])
  expect(beside(['a'], ['x', 'y'], 3)).toEqual(['a  x', '   y'])
})

test('the ends of a line move apart, or the right one is left out', () => {
  expect(apart('ab', 'c', 6)).toBe('ab   c')
  expect(apart('abcdef', 'gh', 6)).toBe('abcdef')
})

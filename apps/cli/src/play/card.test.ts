import { expect, test } from 'vitest'
import { BOX, type DrawnCard, drawBoxes, drawRow, drawSmall } from './card.ts'
import { colourful, plain } from './paint.ts'
import { width } from './text.ts'

const card = (text: string, more: Partial<DrawnCard> = {}): DrawnCard => ({ text, style: 'red', ...more })

test('a chosen card is drawn one line higher', () => {
  expect(drawBoxes([card('●r7', { chosen: true }), card('●r9')], plain, 80, true)).toEqual([
    '╭────╮',
    '│●r7 │╭────╮',
    '╰────╯│●r9 │',
    '      ╰────╯',
  ])
})

test('cards under the cursor, barred and highlighted cards differ without any colour', () => {
  const edges = [{}, { cursor: true }, { barred: true }, { chosen: true }].map(
    more => drawBoxes([card('●r7', more)], plain, 80, false)[0],
  )
  expect(new Set(edges).size).toBe(4)
  const signs = [{}, { cursor: true }, { barred: true }, { chosen: true }, { chosen: true, cursor: true }].map(more =>
    drawSmall(card('●r7', more), plain),
  )
  expect(signs).toEqual([' ●r7 ', '[●r7]', ' ×●r7 ', ' *●r7 ', '[*●r7]'])
})

test('many cards are split into even rows that fit', () => {
  const cards = Array.from({ length: 17 }, (_, at) => card(`●r${at}`))
  const lines = drawBoxes(cards, colourful, 80, false)
  expect(lines).toHaveLength(6)
  expect(width(lines[0] as string)).toBe(9 * BOX)
  expect(drawRow(cards, plain, 40).every(line => width(line) <= 40)).toBe(true)
  expect(drawRow(cards, plain, 40).join('').match(/●/g)).toHaveLength(17)
})

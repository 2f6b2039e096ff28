import { wordsIn } from '@halfpint/i18n'
import { expect, test } from 'vitest'
import { drawMenu, type Menu, pressMenu } from './menu.ts'
import { plain } from './paint.ts'

const menu: Menu = { title: 'Herzlos', question: 'How many?', answers: ['3', '4', '5'], at: 1 }

test('the answer under the cursor has a sign before it', () => {
  const lines = drawMenu(menu, plain, wordsIn('en'))
  expect(lines).toContain('  ▸ 4')
  expect(lines).toContain('    5')
  expect(lines.join('\n')).toContain('How many?')
})

test('arrows wrap around, a digit jumps, Enter answers, q leaves', () => {
  expect(pressMenu(menu, { name: 'down' })).toMatchObject({ at: 2 })
  expect(pressMenu({ ...menu, at: 2 }, { name: 'down' })).toMatchObject({ at: 0 })
  expect(pressMenu({ ...menu, at: 0 }, { name: 'up' })).toMatchObject({ at: 2 })
  expect(pressMenu(menu, { name: 'char', char: '5' })).toMatchObject({ at: 2 })
  expect(pressMenu(menu, { name: 'char', char: '9' })).toEqual(menu)
  expect(pressMenu(menu, { name: 'enter' })).toBe('answered')
  expect(pressMenu(menu, { name: 'char', char: 'q' })).toBe('left')
})

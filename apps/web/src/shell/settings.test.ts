import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without anything stored everything is usual', () => {
  for (const stored of [undefined, null, 'x', 7, []]) {
    expect(readSettings(stored)).toMatchObject({ language: null, theme: 'auto', sound: false, symbol: 'anchor' })
  }
})

test('what was stored comes back, what does not fit is usual', () => {
  const read = readSettings({
    language: 'de-AT',
    theme: 'dark',
    sound: 'loud',
    largeCards: true,
    name: 'Ann',
    extra: 1,
  })
  expect(read).toMatchObject({ language: 'de', theme: 'dark', sound: false, largeCards: true, name: 'Ann' })
  expect(read).not.toHaveProperty('extra')
  expect(readSettings({ language: 'xx' }).language).toBeNull()
  expect(readSettings({ theme: 'pink', pace: 'never' })).toMatchObject({ theme: 'auto', pace: 'usual' })
})

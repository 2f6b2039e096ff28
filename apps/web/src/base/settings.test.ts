import { expect, test, vi } from 'vitest'
import { forget, readSettings } from './settings.ts'

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

test('what begins with a word is forgotten, and nothing else', () => {
  const kept: Record<string, string> = {
    'halfpint.rounds.a.1': '[]',
    'halfpint.rounds.b.2': '[]',
    'halfpint.settings': '{}',
    'rounds.c': '1',
  }
  // A storage of the browser shows its names as its own keys.
  const storage = Object.defineProperty({ ...kept }, 'removeItem', {
    value(this: typeof kept, name: string) {
      delete this[name]
    },
  })
  vi.stubGlobal('localStorage', storage)
  forget('rounds.')
  vi.unstubAllGlobals()
  expect(Object.keys(storage)).toEqual(['halfpint.settings', 'rounds.c'])
})

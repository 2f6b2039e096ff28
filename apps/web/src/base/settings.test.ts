import { expect, test, vi } from 'vitest'
import { forget, readSettings } from './settings.ts'

test('settings that are not stored have their defaults', () => {
  for (const stored of [undefined, null, 'x', 7, []]) {
    expect(readSettings(stored)).toMatchObject({ language: null, theme: 'auto', sound: false, symbol: 'anchor' })
  }
})

test('stored settings are read, and unknown values get their defaults', () => {
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

test('names with a prefix are removed, and no others', () => {
  const kept: Record<string, string> = {
    'halfpint.rounds.a.1': '[]',
    'halfpint.rounds.b.2': '[]',
    'halfpint.settings': '{}',
    'rounds.c': '1',
  }
  // A browser lists stored names as keys of `localStorage`.
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

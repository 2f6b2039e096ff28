import { expect, test } from 'vitest'
import { languageOf, parseLanguage } from './language.ts'

test('the first of LC_ALL, LC_MESSAGES and LANG that says anything decides', () => {
  expect(languageOf({ LC_ALL: 'de_AT.UTF-8', LC_MESSAGES: 'ru_RU.UTF-8', LANG: 'en_GB' })).toBe('de')
  expect(languageOf({ LC_ALL: '', LC_MESSAGES: 'ru_RU.UTF-8', LANG: 'de_DE' })).toBe('ru')
  expect(languageOf({ LANG: 'de' })).toBe('de')
})

test('without a known language it is English', () => {
  expect(languageOf({})).toBe('en')
  expect(languageOf({ LC_ALL: 'C', LANG: 'de_DE' })).toBe('en')
  expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('en')
})

test('tags are read in the forms of browsers and of systems', () => {
  expect(['DE', 'de-CH', 'ru_UA', 'en@euro'].map(parseLanguage)).toEqual(['de', 'de', 'ru', 'en'])
  expect(['', 'den', 'klingon'].map(parseLanguage)).toEqual([undefined, undefined, undefined])
})

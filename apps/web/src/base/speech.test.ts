import { expect, test } from 'vitest'
import { browserLanguage } from './speech.ts'

test('the page takes the first language of the browser that it knows', () => {
  expect(browserLanguage(['fr-FR', 'de-CH', 'en'])).toBe('de')
  expect(browserLanguage(['ru'])).toBe('ru')
})

test('a browser without a known language gets English', () => {
  expect(browserLanguage(['fr', 'it-IT'])).toBe('en')
  expect(browserLanguage([])).toBe('en')
})

import { expect, test } from 'vitest'
import { browserLanguage } from './speech.ts'

test('the first language of the browser that is spoken here is taken', () => {
  expect(browserLanguage(['fr-FR', 'de-CH', 'en'])).toBe('de')
  expect(browserLanguage(['ru'])).toBe('ru')
})

test('a browser that speaks none of them reads English', () => {
  expect(browserLanguage(['fr', 'it-IT'])).toBe('en')
  expect(browserLanguage([])).toBe('en')
})

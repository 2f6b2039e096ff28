import { expect, test } from 'vitest'
import { learnWords } from '../../base/speech.ts'
import { strongName } from './strongname.ts'

test('a character is listed with its level, a level with its rating', async () => {
  await learnWords(['core'])
  expect(strongName('herzlos', 'tilde')).toBe('Tilde · Skilled')
  expect(strongName('herzlos', 'oda')).toBe('Oda · Champion')
  expect(strongName('herzlos', 'regular')).toBe('Skilled · 1000')
  expect(strongName('thimble', 'regular')).toBe('Skilled')
})

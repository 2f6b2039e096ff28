import { expect, test } from 'vitest'
import { learnWords } from '../../base/speech.ts'
import { strongName } from './strongname.ts'

test('whoever chooses company sees how strong it is: a regular by the level, a level by its rating', async () => {
  await learnWords(['core'])
  expect(strongName('herzlos', 'tilde')).toBe('Tilde · Skilled')
  expect(strongName('herzlos', 'oda')).toBe('Oda · Champion')
  expect(strongName('herzlos', 'regular')).toBe('Skilled · 1000')
  expect(strongName('thimble', 'regular')).toBe('Skilled')
})

import { expect, test } from 'vitest'
import { GOLDEN, goldenBlocks } from './index.ts'

test.each(Object.keys(GOLDEN))('%s: 1,000 decisions and their estimates are the same in every engine', game => {
  expect([...goldenBlocks(game)]).toEqual(GOLDEN[game])
})

test('both games have golden decisions', () => {
  expect(Object.values(GOLDEN).map(blocks => blocks.length)).toEqual([20, 20])
})

import { expect, test } from 'vitest'
import { standingsOf } from './tally.tsx'

test('the tally counts games and wins by name, shared wins for each, the most successful first', () => {
  const tally = [
    { match: 1, game: 'herzlos', players: ['Ann', 'Ben', 'Tilde'], winners: [1] },
    { match: 3, game: 'half-pint-heroes', players: ['Ann', 'Ben'], winners: [0, 1] },
    { match: 4, game: 'herzlos', players: ['Cat', 'Ben', 'Ann'], winners: [2] },
  ]
  expect(standingsOf({ tally })).toEqual([
    { name: 'Ann', played: 3, won: 2 },
    { name: 'Ben', played: 3, won: 2 },
    { name: 'Tilde', played: 1, won: 0 },
    { name: 'Cat', played: 1, won: 0 },
  ])
  expect(standingsOf({ tally: [] })).toEqual([])
})

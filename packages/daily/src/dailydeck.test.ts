import { must } from '@halfpint/core'
import { digestOf } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { dailyGame } from './dailygame.ts'
import { dayOf } from './day.ts'
import { linkedGameOf } from './games.ts'

test('the daily deals of ten years never change, so published results stay checkable', () => {
  const first = 20_454
  const days = Array.from({ length: 3652 }, (_, at) => dayOf((first + at) * 86_400_000, 0))
  expect([days[0], days.at(-1)]).toEqual(['2026-01-01', '2035-12-31'])
  // As 0.2.0 had them: with `company` for opponents, and without newer options.
  const games = days.flatMap(day =>
    ['half-pint-heroes', 'herzlos'].map(game => {
      const { opponents: company, options, ...fixed } = dailyGame(day, game)
      const known = must(linkedGameOf(game)).options.map(name => [name, options[name]])
      return { ...fixed, options: Object.fromEntries(known), company }
    }),
  )
  expect(digestOf(games)).toBe('ee35f7f94ef4f98fcac9e7b19f168216d74937777afb5e815c06a3a9f6a53fe9')
})

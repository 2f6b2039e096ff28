import { expect, test } from 'vitest'
import { costsOf } from './costs.ts'

const review = (at: number, costs: { readonly [theme: string]: number } | null) => ({
  ...{ id: `review ${at}`, at, kind: 'review', game: 'herzlos' },
  ...(costs === null ? {} : { costs }),
})

test('the loss of each theme is a mean over all reviewed games, with its interval', () => {
  const { games, themes } = costsOf([review(1, { duck: 0.1 }), review(2, { duck: 0.3, queen: 0.1 })], 'herzlos')
  expect(games).toBe(2)
  expect(themes.map(({ theme }) => theme)).toEqual(['duck', 'queen'])
  expect(themes[0]?.mean).toBeCloseTo(0.2)
  expect(themes[0]?.from).toBeCloseTo(0.004)
  expect(themes[0]?.to).toBeCloseTo(0.396)
  expect(themes[0]?.trend).toBeNull()
})

test('the trend compares the newer half of the games with the older half', () => {
  const losses = [0.3, 0.3, 0.3, 0.1, 0.1, 0.1]
  const { themes } = costsOf(
    losses.map((duck, at) => review(at, { duck })),
    'herzlos',
  )
  expect(themes[0]?.trend).toBeCloseTo(-0.2)
})

test('reviews of older versions and of other games do not count', () => {
  expect(costsOf([review(1, null)], 'herzlos')).toEqual({ games: 0, themes: [] })
  expect(costsOf([review(1, { duck: 0.1 })], 'half-pint-heroes').games).toBe(0)
})

import { describe, expect, test } from 'vitest'
import { layoutFor, type Middle, placesAround } from './layout.ts'

test('the other players sit around the table clockwise from the left of the reader', () => {
  expect(placesAround(4, 1).map(({ seat, area }) => `${seat} ${area}`)).toEqual(['2 ul', '3 t', '0 ur'])
})

test('a spectator sees all players, the last seat at the bottom', () => {
  expect(placesAround(3, null).map(({ seat, area }) => `${seat} ${area}`)).toEqual(['0 ul', '1 ur', '2 m'])
})

/** The angle of a place on wide screens, clockwise from the bottom. */
const angle = ({ attributes: { style } }: ReturnType<typeof placesAround>[number]): number => {
  const [x, y] = [Number(style['--x']), Number(style['--below']) - Number(style['--above'])]
  const turn = Math.atan2(-x, y)
  return turn < 0 ? turn + 2 * Math.PI : turn
}

describe.each([
  ['row', [1, 2, 3, 4, 5, 6]],
  ['trick', [2, 3, 4]],
] as const)('around a %s', (middle: Middle, numbers) => {
  test.each(numbers)('with %i other players every seat is in every grid of a phone', others => {
    const grid = layoutFor(others, middle)
    for (const { area } of placesAround(others + 1, 0, middle)) {
      for (const name of ['--upright', '--lying'] as const) expect(grid[name]).toMatch(new RegExp(`\\b${area}\\b`))
    }
  })

  test.each(numbers)('with %i other players the seats of a wide screen are clockwise too', others => {
    for (const me of [0, null]) {
      const angles = placesAround(others + 1, me, middle).map(angle)
      if (me === null) angles.push((angles.pop() ?? 0) || 2 * Math.PI)
      expect(angles).toEqual(angles.toSorted((a, b) => a - b))
    }
  })
})

import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { NO_STYLE, type PlayStyle } from '../style.ts'
import { accumulatorsFor } from './accumulators.ts'
import { anyOptions, decisionsOf } from './fixture.ts'
import { knownTo } from './known.ts'
import { matchModelOf } from './match.ts'
import { CHAMPION } from './parts.ts'

const entered = (style: PlayStyle, march: number, points: number[]): number => {
  for (const { view, seat } of decisionsOf('accumulators', 4, anyOptions(seeded(0)))) {
    const match = matchModelOf(view.options, [0, 0, 0, 0], 0)
    const chances = new Float64Array(4).fill(0.25)
    const turned = Float64Array.from(points, (_, at) => points[(at - seat + 4) % 4]!)
    return accumulatorsFor(knownTo(view), match, CHAMPION, style, 1).enter(
      0,
      turned,
      march < 0 ? -1 : (march + seat) % 4,
      chances,
    )
  }
  throw new Error('no decision')
}

test('a liking for marches raises the value of the own march only', () => {
  const brawler = { ...NO_STYLE, brawl: 30 }
  expect(entered(brawler, 0, [-129, 0, 0, 0])).toBeGreaterThan(entered(NO_STYLE, 0, [-129, 0, 0, 0]))
  expect(entered(brawler, 1, [0, -129, 0, 0])).toBe(entered(NO_STYLE, 1, [0, -129, 0, 0]))
})

test('seeking risk raises the value of extreme results, avoiding risk lowers it', () => {
  const wild = entered({ ...NO_STYLE, risk: 1 }, -1, [-90, 0, 0, 0])
  const plain = entered(NO_STYLE, -1, [-90, 0, 0, 0])
  const shy = entered({ ...NO_STYLE, risk: -1 }, -1, [-90, 0, 0, 0])
  expect(wild).toBeGreaterThan(plain)
  expect(shy).toBeLessThan(plain)
})

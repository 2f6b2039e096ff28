import { expect, test } from 'vitest'
import { runHonest } from '../test/honest.ts'

test.each(['half-pint-heroes', 'herzlos'])(
  '%s: an honest server never raises the alarm, whatever goes wrong on the way',
  async game => {
    const { verdicts, faults } = await runHonest(game, 'test', 60)
    expect(verdicts.filter(({ kind }) => kind === 'broken')).toEqual([])
    // And the shield is not lost with every mishap.
    const proven = verdicts.filter(({ kind }) => kind === 'proven').length
    expect(proven).toBeGreaterThan(verdicts.length / 4)
    expect(Object.keys(faults).length).toBeGreaterThanOrEqual(8)
  },
)

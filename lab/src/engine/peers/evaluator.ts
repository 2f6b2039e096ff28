import { type Random, shuffle } from '@halfpint/core'
import * as peer from '@pokertools/evaluator'
import type { BenchContender } from '../contest.ts'

const DECK = Array.from({ length: 52 }, (_, code) => code)

/**
 * Evaluates five-card hands of a deck of 52 with `evaluate` on card codes, the fastest call in its documentation. The
 * number of hands is a power of two.
 */
export const pokertools = (random: Random, hands: number): BenchContender => {
  const dealt = Array.from({ length: hands }, () => shuffle(random, DECK).slice(0, 5))
  const { evaluate } = peer
  const last = hands - 1
  return {
    name: '@pokertools/evaluator',
    run: count => {
      let sum = 0
      for (let done = 0; done < count; done++) sum ^= evaluate(dealt[done & last]!)
      return sum
    },
  }
}

import { type Random, shuffle } from '@halfpint/core'
import * as peer from '@pokertools/evaluator'
import type { Contender } from '../contest.ts'

const DECK = Array.from({ length: 52 }, (_, code) => code)

/**
 * Five-card hands of a deck of 52, a power of two of them, through `evaluate` on card codes, the
 * fastest call that its documentation names.
 */
export const pokertools = (random: Random, hands: number): Contender => {
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

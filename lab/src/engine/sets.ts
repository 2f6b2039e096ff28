import { seeded, shuffle } from '@halfpint/core'
import { rankingOf, strengthOfFive } from '@halfpint/half-pint'
import type { Bench } from './bench.ts'
import type { BenchContender } from './contest.ts'
import { pokertools } from './peers/evaluator.ts'

// Few enough hands for the cache of both sides, enough that the processor learns no pattern.
const HANDS = 8192

const DECK = Array.from({ length: 65 }, (_, code) => code)

const ours = (): BenchContender => {
  const random = seeded('hands of 65')
  const ranking = rankingOf({ fullHouse: 'highest-card' })
  const dealt = new Uint8Array(HANDS * 5)
  for (let hand = 0; hand < HANDS; hand++) dealt.set(shuffle(random, DECK).slice(0, 5), hand * 5)
  // Local variables on both sides: property access is not measured.
  const evaluate = strengthOfFive
  const last = HANDS - 1
  return {
    name: 'half-pint',
    run: count => {
      let sum = 0
      for (let done = 0; done < count; done++) {
        const at = (done & last) * 5
        sum ^= evaluate(ranking, dealt[at]!, dealt[at + 1]!, dealt[at + 2]!, dealt[at + 3]!, dealt[at + 4]!)
      }
      return sum
    },
  }
}

/** H19, H20: speed of evaluating five cards. */
export const sets: Bench = {
  id: 'sets',
  title: 'five-card set evaluation',
  unit: 'hands',
  aim: { ratio: 8 },
  prepare: () => [ours(), pokertools(seeded('hands of 52'), HANDS)],
}

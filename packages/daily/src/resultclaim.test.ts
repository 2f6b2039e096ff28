import { bySeat, must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { playBy } from '../test/days.ts'
import { randomGame } from '../test/randomgame.ts'
import type { FixedGame } from './fixedgame.ts'
import { LINKED_GAME_IDS, linkedGameOf } from './games.ts'
import { decksOf } from './playthrough.ts'
import { checkClaim, claimOf, isPossible } from './resultclaim.ts'

const DIGEST = '0'.repeat(64)

/** A fixed game with the options, size and deals of a random game, and with fast bots. */
const fixedOf = (game: string, seed: string): FixedGame => {
  const { options, seat, opponents, log } = randomGame(game, seed)
  const bots = bySeat(opponents.length, each => (each === seat ? null : 'novice'))
  return { seed, game, options, seat, opponents: bots, decks: decksOf(log) }
}

test.each(LINKED_GAME_IDS)('%s: a played result is within the limits of its game', async game => {
  for (let at = 0; at < 25; at++) {
    const fixed = fixedOf(game, `limits ${at}`)
    const claim = claimOf(fixed, await playBy(fixed, events => at * events))
    expect(isPossible(fixed, claim)).toBe(true)
    expect((await checkClaim(fixed, claim)).ok).toBe(true)
  }
})

test.each(LINKED_GAME_IDS)('%s: a result outside the limits of its game is refused without a replay', async game => {
  const fixed = fixedOf(game, 'outside')
  const { choices, min, max } = must(linkedGameOf(game)).resultLimits(fixed.options, fixed.opponents.length)
  const claim = { choices: bySeat(choices, () => 0), points: max, digest: DIGEST }
  expect(isPossible(fixed, claim)).toBe(true)
  // A replay would throw, because this deck cannot be dealt.
  const broken: FixedGame = { ...fixed, decks: [['no card']] }
  for (const wrong of [
    { ...claim, choices: [] },
    { ...claim, choices: [...claim.choices, 0] },
    { ...claim, points: max + 1 },
    { ...claim, points: min - 1 },
  ]) {
    expect(await checkClaim(broken, wrong)).toMatchObject({ problem: { code: 'not-reproduced' } })
  }
})

import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { options } from './fixture.ts'
import { playedIn, playMatch } from './match.ts'
import { dealRandomly, openPlay, type Playout, playout, playRandomly, roundPoints } from './playout.ts'
import { finalScoring, GUN_FIGHT_RUN, longestRun } from './score.ts'

const SIZES = [2, 3, 4, 5, 6, 7]

test.each(SIZES)(
  'a match of %i is played to the end of its rounds or to a gun fight, and scored by the rules',
  seats => {
    const round = playout(seats, options())
    const random = seeded(seats)
    for (let run = 0; run < 200; run++) {
      const { rounds, results, result } = playMatch(round, options({ rounds: 6 }), random)
      expect(rounds).toHaveLength(results.length)
      if (result.ending === 'gun-fight') {
        for (const seat of result.winners) expect(longestRun(results, seat)).toBeGreaterThan(GUN_FIGHT_RUN)
      } else {
        expect(results.length).toBeGreaterThanOrEqual(6)
        expect(result).toEqual(finalScoring(options(), results, seats))
      }
    }
  },
)

test('H24: to H28: the playout and the rules score the same points', () => {
  const round = playout(5, options(), 3)
  const seen: number[][] = []
  const play = (now: Playout): void => {
    playRandomly(now)
    seen.push([0, 1, 2, 3, 4].map(seat => roundPoints(now, seat)))
  }
  const { results } = playMatch(round, options(), seeded('scores'), play)
  expect(results.map(({ scores }) => scores)).toEqual(seen)
})

test('H7: the start moves one seat on with each round, from the seat that starts the game', () => {
  const starts: number[] = []
  playMatch(playout(3, options()), options({ rounds: 4, startSeat: 2 }), seeded('starts'), round => {
    starts.push(round.toPlay)
    playRandomly(round)
  })
  expect(starts.slice(0, 4)).toEqual([2, 0, 1, 2])
})

test('the same seed repeats a match; another seed gives another one', () => {
  const match = (seed: number) => playMatch(playout(4, options()), options(), seeded(seed))
  expect(match(9)).toEqual(match(9))
  expect(match(9)).not.toEqual(match(10))
})

test('a round without bet and brawl converts to the values that scoring reads', () => {
  const round = playout(3, options(), 1)
  dealRandomly(
    round,
    Uint8Array.from({ length: 65 }, (_, code) => code),
    0,
  )
  openPlay(round, 0)
  round.bets.fill(-1)
  expect(playedIn(round)).toMatchObject({ bets: ['none', 'none', 'none'], brawl: null, tricks: [0, 0, 0] })
})

import { below, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { playBy } from '../test/days.ts'
import { verdictsOf } from './champion.ts'
import { compare, costliestDecision } from './compare.ts'
import { dailyGame } from './dailygame.ts'
import { dayOf } from './day.ts'
import { fieldBots } from './fieldbots.ts'
import { LINKED_GAME_IDS } from './games.ts'
import { playsOf, pointsOf } from './rounds.ts'
import { sharedOf } from './share.ts'
import { isAsGood } from './verdict.ts'

const DAY = 86_400_000
const DAYS = [0, 1, 2]

test.each(LINKED_GAME_IDS.flatMap(game => DAYS.map(day => [game, day] as const)))(
  '%s, random day %i: the squares agree with the sentences about the champion',
  async (game, number) => {
    const random = seeded(`squares ${game} ${number}`)
    const day = dayOf((20_000 + below(random, 2_000)) * DAY, 0)
    const fixed = dailyGame(day, game)
    const played = await playBy(fixed, (_, count) => below(random, count))
    const plays = playsOf(fixed, played)
    const field = await fieldBots(fixed, 0, 10)
    const verdicts = verdictsOf(fixed, played)
    const compared = compare(field, plays)
    const squares = [...sharedOf(day, field, pointsOf(fixed, played)[fixed.seat]!, plays, verdicts).signs]
    expect(squares).toHaveLength(plays.length)
    for (const [at, square] of squares.entries()) {
      const verdict = verdicts[at] ?? null
      // The champion's choice, or one as good, is green; for any other choice the list names the champion's.
      expect(square === '🟩', `decision ${at + 1} of ${day}`).toBe(isAsGood(verdict))
      if (!isAsGood(verdict)) expect(verdict?.best).not.toBe(plays[at])
      const isShared = compared[at]?.others.some(({ play }) => play === plays[at])
      if (square !== '🟩') expect(square).toBe(isShared ? '🟨' : '⬜')
    }
    // The costliest decision is not green; if no decision cost anything, all are green.
    const worst = costliestDecision(verdicts)
    expect(worst < 0 ? squares.every(square => square === '🟩') : squares[worst] !== '🟩').toBe(true)
  },
)

import { type AnyGame, must, seeded } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { CHARACTERS } from './character.ts'
import { LEVELS } from './level.ts'
import { rosterOf } from './registry.ts'
import { botOf, DEFAULT_BUDGETS, isThinker, profileOf } from './roster.ts'

const GAMES: readonly AnyGame[] = [halfPint, herzlos]

test.each(GAMES)('$id: every level and every regular plays a whole round with legal actions', async game => {
  for (const name of [...LEVELS, ...CHARACTERS]) {
    const bot = botOf(must(rosterOf(game.id)), must(profileOf(name)), () => 0)
    const random = seeded(name)
    let state = must(game.open(must(game.options.read({ rounds: 1 })), 3))
    for (;;) {
      const turn = game.turn(state)
      if (turn.kind === 'over') break
      const seat = turn.kind === 'seats' ? turn.seats[0] : undefined
      const view = seat === undefined ? undefined : game.view(state, seat)
      const events =
        seat === undefined
          ? game.chance(state, random)
          : must(
              game.decide(state, seat, await bot(view as never, game.legal(view as never), random, { iterations: 3 })),
            )
      for (const event of events) state = game.evolve(state, event)
    }
    expect(state.round).toBeGreaterThanOrEqual(1)
  }
})

test('an unknown bot is refused with the list of known ones', () => {
  expect(profileOf('Oda')).toEqual({
    ok: false,
    problem: { code: 'unknown-bot', bot: 'Oda', levels: [...LEVELS], characters: [...CHARACTERS] },
  })
})

test('an unknown game is refused', () => {
  expect(rosterOf('poker')).toMatchObject({ problem: { code: 'unknown-game', known: GAMES.map(({ id }) => id) } })
})

test('only searching levels have a budget of more than 1 ms', () => {
  expect(LEVELS.filter(isThinker)).toEqual(['expert', 'champion'])
  expect(DEFAULT_BUDGETS).toMatchObject({ expert: { milliseconds: 20 }, champion: { milliseconds: 200 } })
})

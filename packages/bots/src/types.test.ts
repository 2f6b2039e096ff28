import { type AnyOptions, type Json, must, type Position, type Seen, seeded } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, expectTypeOf, test } from 'vitest'
import type { ThinkOptions } from './evaluation.ts'
import { rosterOf } from './registry.ts'
import type { AnyRoster, botOf } from './roster.ts'
import { NO_STYLE } from './style.ts'

// The type check proves that the marked lines do not compile: a `@ts-expect-error` without an error is itself an
// error. The functions with these lines are never called.

test('no bot of any roster is given a whole state', () => {
  const refused = (
    roster: AnyRoster,
    state: Position,
    whole: State,
    legal: readonly Json[],
    thinkOptions: ThinkOptions,
    champion: ReturnType<typeof botOf<Position, Json, Json, AnyOptions>>,
  ) => [
    // @ts-expect-error: a bot must not see the whole state
    roster.levels.champion(state, legal, thinkOptions),
    // @ts-expect-error: advice must use the view of the reader
    roster.advise(state, legal, thinkOptions),
    // @ts-expect-error: a character must not see the whole state either
    champion(whole, legal, thinkOptions.random, thinkOptions.budget),
    roster.levels.champion(roster.game.view(state, 0), legal, thinkOptions),
  ]
  expectTypeOf(refused).returns.toBeArray()
  expectTypeOf<Parameters<AnyRoster['levels']['novice']>[0]>().toEqualTypeOf<Seen<Position>>()
})

test('the roster of a game known by name knows its types', () => {
  const { game, levels } = must(rosterOf('half-pint-heroes'))
  expect(game).toBe(halfPint)
  expect(must(rosterOf('herzlos')).game).toBe(herzlos)
  expect(rosterOf('constructor')).toMatchObject({ problem: { code: 'unknown-game' } })
  const opened = must(game.open(must(game.options.read({})), 3))
  const dealt = game.evolve(opened, game.chance(opened, seeded(1))[0] as never)
  const view = game.view(dealt, 0)
  const thinkOptions = { random: seeded(1), budget: { iterations: 1 }, now: () => 0, style: NO_STYLE }
  const action: Action = levels.random(view, game.legal(view), thinkOptions)
  expect(action.type).toBe('predict')
  expectTypeOf(levels.random).parameter(0).toEqualTypeOf<Seen<State>>()
})

import { type Json, must, type Position, type Seen, seeded } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, expectTypeOf, test } from 'vitest'
import { rosterOf } from './registry.ts'
import { type AnyRoster, botOf } from './roster.ts'
import { EVEN } from './temper.ts'
import type { Means } from './thought.ts'

// What does not compile here is proven by the type check: a `@ts-expect-error` without an error is itself an
// error. The functions that hold them are never called.

test('no bot of any roster is given a whole state', () => {
  const refused = (roster: AnyRoster, state: Position, whole: State, legal: readonly Json[], means: Means) => [
    // @ts-expect-error: a bot that saw the whole state could cheat
    roster.levels.champion(state, legal, means),
    // @ts-expect-error: advice goes by what the reader may know
    roster.advise(state, legal, means),
    // @ts-expect-error: nor does a character of the pub see more
    botOf(roster, { level: 'champion', temper: EVEN }, () => 0)(whole, legal, means.random, means.budget),
    roster.levels.champion(roster.game.view(state, 0), legal, means),
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
  const means = { random: seeded(1), budget: { iterations: 1 }, now: () => 0, temper: EVEN }
  const action: Action = levels.random(view, game.legal(view), means)
  expect(action.type).toBe('predict')
  expectTypeOf(levels.random).parameter(0).toEqualTypeOf<Seen<State>>()
})

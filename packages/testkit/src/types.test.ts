import { type Bot, type Game, pick, type Seen, seeded } from '@halfpint/core'
import { expect, expectTypeOf, test } from 'vitest'
import { randomGame } from './played.ts'
import {
  type ThimbleAction,
  type ThimbleEvent,
  type ThimbleOptions,
  type ThimbleState,
  thimble,
} from './thimble/index.ts'

// The type check proves that the marked lines do not compile: a `@ts-expect-error` without an error is itself an error.

const options: ThimbleOptions = { rounds: 1, wins: 'high', prizes: [1, 2] }
const anyBot: Bot<ThimbleState, ThimbleAction> = (_view, legal, random) => pick(random, legal)
const send = (view: Seen<ThimbleState>): string => JSON.stringify(view)
const budget = { iterations: 1 }

test('a view is accepted where a whole state is not', () => {
  const { opened, steps } = randomGame(thimble, 1, 2, options)
  const dealt = steps[0]?.after ?? opened
  const view = thimble.view(dealt, 0)
  const legal = thimble.legal(view)
  expect(legal).toHaveLength(3)
  expect(legal).toContainEqual(anyBot(view, legal, seeded(1), budget))
  expect(send(view)).not.toContain(dealt.stock[0])
})

test('a whole state is not a view', () => {
  const refused = (state: ThimbleState): unknown[] => [
    // @ts-expect-error: `legal` goes by what a viewer may know
    thimble.legal(state),
    // @ts-expect-error: a bot that saw the whole state could cheat
    anyBot(state, [], seeded(1), budget),
    // @ts-expect-error: a whole state on the wire would be a leak
    send(state),
    // @ts-expect-error: naming a viewer does not hide anything
    send({ ...state, viewer: 0 }),
  ]
  expectTypeOf(refused).parameter(0).toEqualTypeOf<ThimbleState>()
  expectTypeOf<ThimbleState>().not.toExtend<Seen<ThimbleState>>()
  expectTypeOf<ThimbleState & { readonly viewer: 0 }>().not.toExtend<Seen<ThimbleState>>()
})

test('evolve returns a state for a state and a view for a view', () => {
  const folded = (event: ThimbleEvent, state: ThimbleState, view: Seen<ThimbleState>) => {
    const [whole, seen] = [thimble.evolve(state, event), thimble.evolve(view, event)]
    // @ts-expect-error: folding a fact into a whole state makes no view of it
    send(whole)
    return send(seen)
  }
  expectTypeOf(folded).returns.toBeString()
  expectTypeOf(thimble.evolve<Seen<ThimbleState>>).returns.toEqualTypeOf<Seen<ThimbleState>>()
})

test('a view of one game is not a view of another', () => {
  interface Other {
    readonly options: Record<string, never>
    readonly seats: number
    readonly round: number
    readonly dice: readonly number[]
  }
  const refused = (other: Seen<Other>, game: Game<Other, never, never, never>): unknown[] => [
    game.legal(other),
    // @ts-expect-error: dice are no cards
    thimble.legal(other),
  ]
  expectTypeOf(refused).returns.toEqualTypeOf<unknown[]>()
})

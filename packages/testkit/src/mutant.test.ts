import { type Game, HIDDEN, type Json, ok, type Seat } from '@halfpint/core'
import { expect, test } from 'vitest'
import { hold, LAWS } from './laws.ts'
import type { LawSubject } from './subject.ts'
import { thimble, thimbleSubject } from './thimble/index.ts'
import type { Action, Event, Options, State } from './thimble/state.ts'

type Thimble = Game<State, Action, Event, Options>

/** Says that Thimble with this change is caught by this law, in these words. */
const caught = (number: number, change: Partial<Thimble>, words: RegExp): void => {
  const mutant: LawSubject<State, Action, Event, Options> = {
    ...thimbleSubject,
    game: { ...thimble, ...change },
    mostSteps: 200,
  }
  const law = LAWS.find(one => one.number === number)
  if (law === undefined) throw new Error(`there is no law ${number}`)
  expect(() => hold(law, mutant, { games: 200 })).toThrow(words)
}

test('Law 1 catches facts that do not say all there is to know', () => {
  const aside = new WeakMap<Event, number>()
  caught(
    1,
    {
      decide(state, seat, action) {
        if (action.type !== 'stake') return thimble.decide(state, seat, action)
        const decided = thimble.decide(state, seat, { ...action })
        if (decided.ok) for (const event of decided.value) aside.set(event, action.stake)
        return decided
      },
      evolve(state, event) {
        const after = thimble.evolve(state, event)
        return event.type === 'staked' ? { ...after, last: aside.get(event) ?? null } : after
      },
    },
    /law 1 replay does not hold for thimble: folding .* JSON/,
  )
})

test('Law 1 catches a log that lacks a fact', () => {
  caught(
    1,
    {
      evolve(state, event) {
        // biome-ignore lint/suspicious/noExplicitAny: the mutant breaks the rules on purpose
        if (event.type === 'played') (state as any).round += 0.5
        return thimble.evolve(state, event)
      },
    },
    /law 1 replay/,
  )
})

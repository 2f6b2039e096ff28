import { type Game, ok } from '@halfpint/core'
import { expect } from 'vitest'
import { hold, LAWS } from '../index.ts'
import type { LawSubject } from '../subject.ts'
import { thimble } from './game.ts'
import type { Action, Event, Options, State } from './state.ts'
import { thimbleSubject } from './subject.ts'

export type Thimble = Game<State, Action, Event, Options>
export type Subject = LawSubject<State, Action, Event, Options>

/** Expects that Thimble with this change breaks this law with this message. */
export const caught = (
  number: number,
  change: Partial<Thimble>,
  words: RegExp,
  otherwise: Partial<Subject> = {},
): void => {
  const mutant: Subject = { ...thimbleSubject, ...otherwise, game: { ...thimble, ...change }, mostSteps: 200 }
  const law = LAWS.find(one => one.number === number)
  if (law === undefined) throw new Error(`there is no law ${number}`)
  expect(() => hold(law, mutant, { games: 300 })).toThrow(words)
}

/** Thimble with a change of each event. */
export const changeFacts = (change: (event: Event) => Event): Pick<Thimble, 'decide'> => ({
  decide(state, seat, action) {
    const decided = thimble.decide(state, seat, action)
    return decided.ok ? ok(decided.value.map(change)) : decided
  },
})

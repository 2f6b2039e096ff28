import { ok, type Result, type Rules, readOptions, refuse, shuffle } from '@halfpint/core'
import { makeAction, parseAction, readAction } from './action.ts'
import { deckFor } from './card.ts'
import { decide } from './decide.ts'
import { cleared, evolve } from './evolve.ts'
import { compare, legal, turn } from './legal.ts'
import { type Action, type Event, OPTION_RULES, type Options, type State } from './state.ts'
import { redact, view } from './view.ts'

/** Z1: the number of players. */
export const SEATS = { min: 3, max: 5 } as const

const open = (options: Options, seats: number): Result<State> => {
  if (!(Number.isInteger(seats) && seats >= SEATS.min && seats <= SEATS.max)) {
    return refuse('bad-players', { least: SEATS.min, most: SEATS.max, players: seats })
  }
  return ok({ options, seats, round: 0, phase: 'deal', ...cleared(seats), results: [], result: null })
}

/** The rules of Herzlos. */
export const rules: Rules<State, Action, Event, Options> = {
  id: 'herzlos',
  seats: SEATS,
  optionRules: OPTION_RULES,
  open,
  turn,
  legal,
  decide,
  // Z2: all cards in play are shuffled for every round.
  chance: (state, random) => [{ type: 'dealt', deck: shuffle(random, deckFor(state.seats)) }],
  evolve,
  view,
  points: ({ results }) => results.map(({ points }) => points),
  redact,
  compare,
  options: { read: json => readOptions(OPTION_RULES, json) },
  actions: { read: readAction, parse: parseAction, make: makeAction },
}

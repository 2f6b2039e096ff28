import { bySeat, ok, type Result, type Rules, readOptions, refuse, shuffle } from '@halfpint/core'
import { makeAction, parseAction, readAction } from './action.ts'
import { CARDS } from './card.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { compare, legal, turn } from './legal.ts'
import { type Action, type Event, OPTION_RULES, type Options, type State } from './state.ts'
import { redact, view } from './view.ts'

/** H4: the number of players. */
export const SEATS = { min: 2, max: 7 } as const

const open = (options: Options, seats: number): Result<State> => {
  if (!(Number.isInteger(seats) && seats >= SEATS.min && seats <= SEATS.max)) {
    return refuse('bad-players', { least: SEATS.min, most: SEATS.max, players: seats })
  }
  if (options.startSeat >= seats) {
    return refuse('bad-option', { option: 'startSeat', value: options.startSeat, allowed: `0..${seats - 1}` })
  }
  return ok({
    options,
    seats,
    round: 0,
    phase: 'deal',
    start: options.startSeat,
    toPlay: options.startSeat,
    row: [],
    hands: bySeat(seats, () => []),
    stock: [],
    predictions: bySeat(seats, () => null),
    bets: bySeat(seats, () => null),
    trick: [],
    tricks: [],
    results: [],
    gunFight: [],
    result: null,
  })
}

/** The rules of Half-Pint Heroes. */
export const rules: Rules<State, Action, Event, Options> = {
  id: 'half-pint-heroes',
  seats: SEATS,
  optionRules: OPTION_RULES,
  open,
  turn,
  legal,
  decide,
  // H8: all 65 cards are shuffled for every round.
  chance: (_, random) => [{ type: 'dealt', deck: shuffle(random, CARDS) }],
  evolve,
  view,
  points: ({ results }) => results.map(({ scores }) => scores),
  redact,
  compare,
  options: { read: json => readOptions(OPTION_RULES, json) },
  actions: { read: readAction, parse: parseAction, make: makeAction },
}

import {
  fold,
  type Game,
  isFields,
  type Json,
  ok,
  type Result,
  type Rules,
  readOptions,
  recordsOf,
  refuse,
  shuffle,
} from '@halfpint/core'
import { decide, turn } from './decide.ts'
import { evolve } from './evolve.ts'
import { format } from './record.ts'
import {
  type Action,
  cleared,
  compareCards,
  deckFor,
  type Event,
  OPTION_RULES,
  type Options,
  type State,
} from './state.ts'
import { legal, redact, view } from './view.ts'

const readAction = (json: unknown): Result<Action> => {
  if (!isFields(json)) return refuse('bad-action')
  const { type, stake, guess, card } = json
  if (type === 'stake' && typeof stake === 'number') return ok({ type, stake })
  if (type === 'guess' && typeof guess === 'number') return ok({ type, guess })
  if (type === 'play' && typeof card === 'string') return ok({ type, card })
  return refuse('bad-action')
}

const value = (action: Action): number | string => {
  switch (action.type) {
    case 'stake':
      return action.stake
    case 'guess':
      return action.guess
    case 'play':
      return action.card
  }
}

const ORDER = ['stake', 'guess', 'play']

const rules: Rules<State, Action, Event, Options> = {
  id: 'thimble',
  seats: { min: 2, max: 4 },
  optionRules: OPTION_RULES,
  open: (options, seats) =>
    seats < 2 || seats > 4
      ? refuse('bad-seats', { least: 2, most: 4 })
      : ok({ seats, round: 0, options, phase: 'deal', ...cleared(seats), results: [] }),
  turn,
  legal,
  decide,
  chance: (state, random) => [{ type: 'dealt', deck: shuffle(random, deckFor(state.seats)) }],
  evolve,
  view,
  points: ({ results }) => results.map(({ points }) => points),
  redact,
  compare(a, b) {
    if (a.type === 'play' && b.type === 'play') return compareCards(a.card, b.card)
    return ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || Number(value(a)) - Number(value(b))
  },
  options: { read: json => readOptions(OPTION_RULES, json) },
  actions: {
    read: readAction,
    parse(text) {
      const [type, word = '', ...more] = text.trim().split(/\s+/)
      if (more.length > 0) return refuse('bad-phrase')
      if (type === 'play') return readAction({ type, card: word })
      return /^\d+$/.test(word) ? readAction({ type, stake: Number(word), guess: Number(word) }) : refuse('bad-phrase')
    },
    make: action => `${action.type} ${value(action)}`,
  },
}

const records = recordsOf(rules, format)

/**
 * The smallest game with everything that the laws check: two hidden cards each, a secret stake, a
 * secret guess of the winner, one card played in turn. The best card takes the stakes.
 */
export const thimble: Game<State, Action, Event, Options> = {
  ...rules,
  records: {
    ...records,
    // No event ends this game, so its result is derived from the last state.
    write(players, opened, log) {
      const record = records.write(players, opened, log) as { readonly [key: string]: Json }
      const { result } = format.results(fold(rules, opened, log))
      return result === null ? record : { ...record, result }
    },
  },
}

import { list, type Sentence, show } from '../../sentence.ts'

/** Problems with options, and with a record as a whole. */
export const records = {
  'bad-options': 'The options are not a JSON object. Write them as {"rounds": 5}, or leave them out.',
  'bad-option': ({ option, value, allowed }) =>
    `The option “${show(option)}” cannot be “${show(value)}”; it takes ${show(allowed)}.`,
  'unknown-option': ({ option, known }) =>
    `There is no option “${show(option)}” in this game; choose from ${list(known)}.`,
  'not-a-record': 'This is JSON, but not a record. A record is an object: {"game": …, "players": …, "rounds": …}.',
  'wrong-game': ({ game, expected }) => `This record is of “${show(game)}”, but ${show(expected)} was expected.`,
  'unknown-game': ({ game, known }) => `There is no game “${show(game)}”; the games are ${list(known)}.`,
  'missing-key': ({ key }) => `“${show(key)}” is missing; add it.`,
  'bad-players': ({ least, most }) =>
    `"players" must be a list of ${show(least)} to ${show(most)} names, one for each seat.`,
  'bad-choices': ({ key, seats }) =>
    `“${show(key)}” must be a list with one entry for each of the ${show(seats)} seats.`,
  'bad-round': 'A round must be an object: {"deck": …, "plays": …}.',
  'bad-plays': '"plays" must be a list of all plays of the round, in order.',
  'round-after-end': 'The game was already over; remove this round.',
  'play-after-end': 'The round was already over; remove this play.',
  'missing-play':
    'A play is missing here: the round goes on, but the record does not. Add the play, or remove what follows.',
  'result-too-early': 'The record states the result of a game that is not over. Remove it, or add the missing rounds.',
  'bad-result': ({ stated }) => `A result must be an object, not ${show(stated)}.`,
  'wrong-result': ({ key, stated, expected }) =>
    `The stated result is wrong: “${show(key)}” says ${show(stated)}, but the rules give ${show(expected)}.`,
} satisfies { readonly [code: string]: Sentence }

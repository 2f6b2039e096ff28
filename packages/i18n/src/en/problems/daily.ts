import { list, type Sentence, show } from '../../sentence.ts'

/** Problems with daily deals, challenges, puzzles and statistics. */
export const daily = {
  'no-such-puzzle': ({ id }) => `There is no puzzle “${show(id)}”.`,
  'bad-puzzle': ({ key }) => `This is not a puzzle: “${show(key)}” is missing or makes no sense.`,
  'unsound-puzzle': ({ id, fault }) =>
    `The puzzle ${show(id)} is wrong: ${
      fault === 'no-solution'
        ? 'no play reaches the goal'
        : fault === 'second-solution'
          ? 'more than one play reaches the goal'
          : fault === 'too-large'
            ? 'there is too much to search through'
            : 'another play is the right one'
    }.`,
  'unknown-theme': ({ theme, themes }) => `There is no theme “${show(theme)}”; choose from ${list(themes)}.`,
  'not-statistics': 'This is not a results file of Half-Pint, or it is damaged; nothing was changed.',
  'bad-link': 'This link is incomplete or was changed; ask for it again.',
  'unfinished-game': 'Only a finished game can become a challenge.',
  'option-not-in-links': ({ option }) =>
    `A game with another value of the option “${show(option)}” cannot become a challenge.`,
  'bad-choice': ({ choice, choices }) =>
    choices === 0
      ? 'The game is over; there is nothing left to choose. Nothing was changed.'
      : `There is no choice ${show(choice)}; there are ${show(choices)}, counted from 0. Nothing was changed.`,
  'bad-choices-typed': ({ value }) =>
    `“${show(value)}” are not choices; write numbers with commas between, as in 0,3,1.`,
  'bad-day': ({ day }) => `“${show(day)}” is not a date; write it as in 2026-11-16.`,
  'not-reproduced': 'The bots do not play that way: this result could not be reproduced, and was not taken.',
  'check-too-long': 'Playing this again takes too long; the result was not taken.',
  'already-entered': 'You already have a result here; the first one counts.',
  'result-struck': 'The operator of this server removed your result from this list.',
  'unknown-result': 'There is no such result in this list.',
  'sheet-full': 'The list is full.',
  'not-this-day': ({ day }) => `It is not ${show(day)} anywhere on earth; check the date of your device.`,
  'no-copy': 'There is no copy on this server: it was deleted, or nobody came for 400 days.',
  'copy-changed': 'Another device has just written the copy. Read it first.',
  'copies-full': 'The server has no space for another copy at the moment.',
} satisfies { readonly [code: string]: Sentence }

import { type Sentence, show } from '../../sentence.ts'

/** Problems with a score pad, and warnings about impossible entries. */
export const pad = {
  'not-a-pad': 'This is not a score pad. A pad is an object: {"pad": "half-pint-heroes", "players": …, "rounds": …}.',
  'unknown-pad': ({ pad, known }) => `There is no pad for “${show(pad)}”; there is one for ${show(known)}.`,
  'no-pads': 'There is no score pad in it.',
  'pad-not-shown': 'This pad is not shown to others any more, or the link is incomplete.',
  'not-your-pen': 'Another device keeps score here; you can only watch.',
  'not-a-pad-table': 'This table is not a score pad that was written here.',
  'bad-pad-round': 'A round of a pad must be an object: {"predictions": …, "bets": …, "tricks": …}.',
  'bad-overrule': '"overruled" must be an object with lists of numbers or marks, one entry for each seat.',
  'bad-entry': ({ key, value, allowed }) =>
    `“${show(key)}” cannot have the entry “${show(value)}”; it takes ${show(allowed)}.`,
  'unfinished-round':
    'Something is missing in this round, though another one follows. Only the last may be unfinished.',
  'no-such-round': 'The pad has no such round.',
  'no-scoring-card': ({ card }) => `${show(card)} does not count; only hearts, fQ and dJ do.`,
  'too-many-tricks': ({ tricks, most }) =>
    `${show(tricks)} tricks are too many: a hand had no more than ${show(most)} cards.`,
  'too-few-tricks': ({ tricks, least }) =>
    `${show(tricks)} tricks are too few: there were at least ${show(least)}. Is one missing?`,
  'few-tricks': ({ tricks, most }) =>
    most === null
      ? `Only ${show(tricks)} trick in this round? Perhaps a winner is missing.`
      : `Only ${show(tricks)} of at most ${show(most)} tricks? Perhaps a winner is missing.`,
  'tricks-in-a-row': ({ tricks, of }) =>
    `A player who wins ${show(tricks)} of ${show(of)} tricks has won three in a row, and that is a brawl. Is a trick or the brawl missing?`,
  'brawl-too-small': ({ least }) => `A brawl takes ${show(least)} tricks in a row.`,
  'hand-size-unknown': 'Rule D8 is on, but the number of cards in a hand was not entered.',
  'points-do-not-add-up': ({ sum, expected }) =>
    `The points of the round add up to ${show(sum)}; they should be ${show(expected)}.`,
  'no-march': 'These points are not those of a march.',
  'march-not-told': 'These are the points of a march: all hearts and the queen of flowers.',
} satisfies { readonly [code: string]: Sentence }

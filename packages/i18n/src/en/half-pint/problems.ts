import { type Sentence, show } from '../../sentence.ts'

/** Problems that the rules of Half-Pint Heroes report. */
export const problems = {
  'bad-prediction': ({ least, most }) =>
    `A prediction is a whole number of tricks from ${show(least)} to ${show(most)}.`,
  'bad-bet': 'A bet names the seat of an opponent; with two players it may be nobody.',
  'bet-needed': 'With three or more players everybody must bet against somebody.',
  'bet-on-oneself': 'Nobody may bet against themselves; choose an opponent.',
  'no-card': 'A play needs at least one card from the hand.',
  'not-in-row': ({ card }) => `${show(card)} is not in the row; name cards that are.`,
  'row-not-declared': 'Here the row joins in by itself; play hand cards only.',
  'row-missing': 'Say which row cards join in; an empty list if none do.',
  'not-a-set': ({ hand, row }) =>
    Array.isArray(row) && row.length > 0
      ? `${show(hand)} with ${show(row)} of the row is not exactly one set; every card must be part of it.`
      : `${show(hand)} is not exactly one set; every card must be part of it. A single card always is.`,
  'group-in-row': ({ hand, row }) =>
    `${show(hand)} with ${show(row)} does not count: a pair or triple that lies complete in the row belongs to everybody. Each of the two groups needs a hand card.`,
  'not-the-strongest': ({ hand, row }) =>
    `${show(row)} is not the strongest that ${show(hand)} makes with the row. Name those cards, or leave "row" out.`,
} satisfies { readonly [code: string]: Sentence }

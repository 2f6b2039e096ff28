import type { OPTION_RULES } from '@halfpint/half-pint'
import type { OptionWords } from '../../options.ts'

/** Names of the rule options of Half-Pint Heroes. */
export const options = {
  rounds: { note: 'how many rounds' },
  startSeat: {
    note: 'who starts the first round; seats are counted from 0',
    label: 'Who had a black eye last? They start.',
    values: { lot: 'Draw a lot' },
  },
  sets: {
    note: 'strongest: the cards played count as their strongest set with the row; declared: the player names the row cards',
    label: 'Which set counts',
    values: {
      strongest: 'The strongest possible',
      declared: 'The one you name',
    },
  },
  rowGroups: {
    note: 'two pair and full house; anchored: each group needs a hand card; free: one hand card anywhere is enough',
    label: 'A pair or triple lying in the row',
    values: {
      anchored: 'needs a card of yours',
      free: 'counts as it lies',
    },
  },
  fullHouse: {
    note: 'between full houses; highest-card: the highest card decides; triple-first: the triple decides',
    label: 'Full houses are compared by',
    values: {
      'highest-card': 'the highest card',
      'triple-first': 'the three equal cards',
    },
  },
} satisfies OptionWords<typeof OPTION_RULES>

import type { OPTION_RULES } from '@halfpint/herzlos'
import type { OptionWords } from '../../options.ts'

/** Names of the rule options of Herzlos. */
export const options = {
  rounds: { note: 'how many rounds' },
  hearts: {
    note: 'what each heart scores, from the 2 up to the ace: 13 numbers, as many minus points as it shows or, say, `-1` thirteen times',
    label: 'What the hearts cost',
    values: {
      shown: 'their value: 2 to 14',
      one: '1 point each',
      own: 'as agreed',
    },
    hint: 'The 2 of hearts costs 2 points, the ace 14; in other games of this family every heart costs the same.',
  },
  march: {
    note: 'wins-game: a march wins the game at once; others-pay: all others pay for it',
    label: 'Taking all hearts and the queen',
    values: { 'wins-game': 'wins the game at once', 'others-pay': 'makes the others pay' },
  },
} satisfies OptionWords<typeof OPTION_RULES>

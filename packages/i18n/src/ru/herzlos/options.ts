import type { options as source } from '../../en/herzlos/options.ts'
import type { Translated } from '../../translated.ts'

/** Names of the rule options of Herzlos. */
export const options: Translated<typeof source> = {
  rounds: { note: 'сколько раундов' },
  hearts: {
    note: 'очки каждой червы от двойки до туза: 13 чисел, минус её достоинство или, скажем, тринадцать раз `-1`',
    label: 'Сколько отнимают черви',
    values: {
      shown: 'по достоинству: от 2 до 14',
      one: 'по 1 очку',
      own: 'как условились',
    },
    hint: 'Двойка червей отнимает 2 очка, туз 14; в других играх этого семейства все черви равны.',
  },
  march: {
    note: 'wins-game: марш сразу приносит победу в игре; others-pay: за него платят все остальные',
    label: 'Кто возьмёт все черви и даму',
    values: { 'wins-game': 'сразу выигрывает игру', 'others-pay': 'заставляет платить остальных' },
  },
}

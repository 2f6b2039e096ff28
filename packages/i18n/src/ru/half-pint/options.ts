import type { options as source } from '../../en/half-pint/options.ts'
import type { Translated } from '../../translated.ts'

/** Names of the rule options of Half-Pint Heroes. */
export const options: Translated<typeof source> = {
  rounds: { note: 'сколько раундов' },
  startSeat: {
    note: 'кто начинает первый раунд; места считаются с 0',
    label: 'Кто последним получал фингал? Тот и начинает.',
    values: { lot: 'Бросить жребий' },
  },
  sets: {
    note: 'strongest: карты считаются сильнейшей комбинацией с рядом; declared: игрок сам называет карты ряда',
    label: 'Какая комбинация считается',
    values: {
      strongest: 'Сильнейшая из возможных',
      declared: 'Та, которую вы объявили',
    },
  },
  rowGroups: {
    note: 'две пары и фулл-хаус; anchored: карта с руки нужна в каждой группе; free: хватит одной в любом месте',
    label: 'Пара или тройка, лежащая в ряду',
    values: {
      anchored: 'требует вашей карты',
      free: 'считается как есть',
    },
  },
  fullHouse: {
    note: 'какой фулл-хаус сильнее; highest-card: где выше старшая карта; triple-first: где выше тройка',
    label: 'Фулл-хаусы сравнивают',
    values: {
      'highest-card': 'по старшей карте',
      'triple-first': 'по тройке',
    },
  },
}

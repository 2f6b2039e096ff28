import type { Colour } from '@halfpint/half-pint'
import type { names as source } from '../../en/half-pint/names.ts'
import type { Translated } from '../../translated.ts'

const colours: { readonly [colour in Colour]: string } = {
  red: 'красная',
  yellow: 'жёлтая',
  green: 'зелёная',
  blue: 'синяя',
  black: 'чёрная',
}

const things: { readonly [colour in Colour]: string } = {
  red: 'красная перчатка',
  yellow: 'жёлтая кружка',
  green: 'зелёная бутылка',
  blue: 'синяя звезда',
  black: 'чёрная шляпа',
}

/** Names of Half-Pint Heroes, its sets and its cards, for every screen. */
export const names: Translated<typeof source> = {
  name: 'Half-Pint Heroes',
  about:
    'Назовите, сколько конов возьмёте, поставьте против того, кто ошибётся, и не допустите драки. От 2 до 7 игроков.',
  pitch: 'Назовите, сколько конов возьмёте. И возьмите ровно столько.',
  sets: {
    'high-card': 'старшая карта',
    pair: 'пара',
    'two-pair': 'две пары',
    three: 'тройка',
    straight: 'стрит',
    'full-house': 'фулл-хаус',
    flush: 'флеш',
    four: 'каре',
    'straight-flush': 'стрит-флеш',
    five: 'пятёрка',
    'royal-flush': 'флеш-рояль',
  },
  colours,
  marks: { X: 'Х', B: 'Д', '': '' },
  cards: {
    label: (number, colour) => `${number}, ${things[colour]}`,
    letters: { red: 'К', yellow: 'Ж', green: 'З', blue: 'С', black: 'Ч' },
  },
}

import type { Words } from '../en.ts'

/** The words of the table. */
export const terms: Words['terms'] = {
  games: { 'half-pint-heroes': 'Half-Pint Heroes', herzlos: 'Herzlos' },
  sets: {
    'high-card': 'старшая карта',
    pair: 'пара',
    'two-pair': 'две пары',
    three: 'сет',
    straight: 'стрит',
    'full-house': 'фулл-хаус',
    flush: 'флеш',
    four: 'каре',
    'straight-flush': 'стрит-флеш',
    five: 'пятёрка',
    'royal-flush': 'флеш-рояль',
  },
  colours: { red: 'красный', yellow: 'жёлтый', green: 'зелёный', blue: 'синий', black: 'чёрный' },
  suits: { hearts: 'черви', flowers: 'цветы', cups: 'кубки', diamonds: 'бубны' },
  ranks: { J: 'валет', Q: 'дама', K: 'король', A: 'туз' },
  phases: {
    deal: 'раздачу',
    predict: 'прогнозы',
    bet: 'ставки',
    pass: 'передачу карт',
    play: 'ходы',
    over: 'больше ничего: игра закончена',
  },
  marks: { X: 'Х', B: 'Д', '': '' },
}

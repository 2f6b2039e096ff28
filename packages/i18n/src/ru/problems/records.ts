import type { records as source } from '../../en/problems/records.ts'
import { list, type Sentences, show } from '../../sentence.ts'

/** Problems with options, and with a record as a whole. */
export const records: Sentences<typeof source> = {
  'bad-options': 'Настройки — не объект JSON. Запишите их как {"rounds": 5} или уберите.',
  'bad-option': ({ option, value, allowed }) =>
    `Настройка «${show(option)}» не может быть «${show(value)}»; допустимо ${show(allowed)}.`,
  'unknown-option': ({ option, known }) => `В этой игре нет настройки «${show(option)}»; есть ${list(known)}.`,
  'not-a-record': 'Это JSON, но не запись игры. Запись — это объект: {"game": …, "players": …, "rounds": …}.',
  'wrong-game': ({ game, expected }) => `Это запись игры «${show(game)}», а ожидалась ${show(expected)}.`,
  'unknown-game': ({ game, known }) => `Игры «${show(game)}» нет; есть ${list(known)}.`,
  'missing-key': ({ key }) => `Не хватает «${show(key)}»; добавьте.`,
  'bad-players': ({ least, most }) =>
    `«players» должен быть списком имён, по одному на место: от ${show(least)} до ${show(most)}.`,
  'bad-choices': ({ key, seats }) =>
    `«${show(key)}» должен быть списком, по одной записи на каждое место (мест: ${show(seats)}).`,
  'bad-round': 'Раунд должен быть объектом: {"deck": …, "plays": …}.',
  'bad-plays': '«plays» должен быть списком всех ходов раунда по порядку.',
  'round-after-end': 'Игра уже закончилась; уберите этот раунд.',
  'play-after-end': 'Раунд уже закончился; уберите этот ход.',
  'missing-play': 'Здесь не хватает хода: раунд продолжается, а запись — нет. Добавьте ход или уберите то, что дальше.',
  'result-too-early':
    'В записи указан итог игры, которая ещё не закончилась. Уберите его или добавьте недостающие раунды.',
  'bad-result': ({ stated }) => `Итог должен быть объектом, а не ${show(stated)}.`,
  'wrong-result': ({ key, stated, expected }) =>
    `Указанный итог неверен: в «${show(key)}» стоит ${show(stated)}, а по правилам выходит ${show(expected)}.`,
}

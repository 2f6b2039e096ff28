import type { pad as source } from '../../en/problems/pad.ts'
import { type Sentences, show } from '../../sentence.ts'

/** Problems with a score pad, and warnings about impossible entries. */
export const pad: Sentences<typeof source> = {
  'not-a-pad':
    'Это не блокнот для очков. Блокнот — это объект: {"pad": "half-pint-heroes", "players": …, "rounds": …}.',
  'unknown-pad': ({ pad, known }) => `Для «${show(pad)}» блокнота нет; есть для ${show(known)}.`,
  'no-pads': 'Здесь нет ни одного блокнота.',
  'pad-not-shown': 'Этот блокнот больше не показывают, или ссылка неполная.',
  'not-your-pen': 'Счёт здесь ведёт другое устройство; вам можно только смотреть.',
  'not-a-pad-table': 'Эта таблица — не блокнот, записанный здесь.',
  'bad-pad-round': 'Раунд блокнота должен быть объектом: {"predictions": …, "bets": …, "tricks": …}.',
  'bad-overrule': '«overruled» должен быть объектом со списками чисел или отметок, по одной записи на место.',
  'bad-entry': ({ key, value, allowed }) =>
    `В «${show(key)}» не может стоять «${show(value)}»; допустимо ${show(allowed)}.`,
  'unfinished-round':
    'В этом раунде чего-то не хватает, хотя за ним есть ещё один. Незаконченным бывает только последний.',
  'no-such-round': 'Такого раунда в блокноте нет.',
  'no-scoring-card': ({ card }) => `${show(card)} не считается; считаются только черви, fQ и dJ.`,
  'too-many-tricks': ({ tricks, most }) =>
    `Столько конов (${show(tricks)}) быть не могло: карт в руке было не больше ${show(most)}.`,
  'too-few-tricks': ({ tricks, least }) =>
    `Конов слишком мало (${show(tricks)}): их было не меньше ${show(least)}. Не пропущен ли один?`,
  'few-tricks': ({ tricks, most }) =>
    most === null
      ? `За раунд всего ${show(tricks)} кон? Возможно, кто-то пропущен.`
      : `Всего ${show(tricks)} из ${show(most)} возможных конов? Возможно, кто-то пропущен.`,
  'tricks-in-a-row': ({ tricks, of }) =>
    `Кто взял ${show(tricks)} из ${show(of)} конов, взял три подряд, а это драка. Не пропущен ли кон или сама драка?`,
  'brawl-too-small': ({ least }) => `Для драки нужно взять конов подряд: ${show(least)}.`,
  'hand-size-unknown': 'Правило D8 включено, но не записано, сколько карт было в руке.',
  'points-do-not-add-up': ({ sum, expected }) =>
    `Очки раунда в сумме дают ${show(sum)}, а должно быть ${show(expected)}.`,
  'no-march': 'При марше очки другие.',
  'march-not-told': 'Такие очки бывают при марше: все черви и дама цветов.',
}

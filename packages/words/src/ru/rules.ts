import type { Json } from '@halfpint/core'
import type { RuleSentences } from '../en.ts'
import { show } from '../sentence.ts'
import { terms } from './terms.ts'

const phase = (name: Json | undefined): string => terms.phases[name as keyof typeof terms.phases] ?? show(name)
const suit = (name: Json | undefined): string => terms.suits[name as keyof typeof terms.suits] ?? show(name)

/** What the rules of the games do not allow. */
export const rules: RuleSentences = {
  'bad-deck': ({ cards, expected }) =>
    `В колоде должны быть все карты (${show(expected)}), каждая по разу; в этой их ${show(cards)}.`,
  'unknown-card': ({ card }) =>
    `${card === null ? 'Это' : `«${show(card)}»`} — не карта этой игры. В Half-Pint Heroes есть r1–k13 (цвета r y g b k), в Herzlos h2–dA (масти h f c d).`,
  'card-twice': ({ card }) => `${show(card)} названа дважды, а такая карта одна; назовите каждую по разу.`,
  'card-left-out': ({ card, seats }) =>
    `Карты ${show(card)} в колоде нет, когда игроков ${show(seats)}; уберите её и добавьте недостающую.`,
  'bad-cards': 'Карты должны быть списком названий, например ["r7", "y7"].',
  'too-many-cards': ({ most }) => `Карт слишком много; здесь можно не больше ${show(most)}.`,
  'bad-action':
    'Такого действия в игре нет. Half-Pint Heroes: predict 2, bet 1, bet none, play r7 r5, play r7 r5 + y5. Herzlos: pass h9 fA, play f2.',
  'bad-prediction': ({ least, most }) => `Прогноз — это целое число конов от ${show(least)} до ${show(most)}.`,
  'bad-bet': 'Ставка называет место соперника; вдвоём можно не ставить ни на кого.',
  'bad-play': 'Ход должен быть объектом: {"seat": 0, "hand": ["r7"]}.',
  'already-chosen': ({ seat }) => `Место ${show(seat)} уже сделало выбор; подождите остальных.`,
  'bet-needed': 'Когда игроков трое и больше, каждый должен сделать ставку на соперника.',
  'bet-on-oneself': 'На себя ставить нельзя; выберите соперника.',
  'no-such-seat': ({ seat, seats }) => `Места ${show(seat)} нет; места — от 0 до ${show(Number(seats) - 1)}.`,
  'no-card': 'Для хода нужна хотя бы одна карта из руки.',
  'not-in-hand': ({ card }) => `Карты ${show(card)} нет в руке; играйте карты из руки.`,
  'not-in-row': ({ card }) => `Карты ${show(card)} нет в ряду; назовите те, что в нём лежат.`,
  'row-not-declared': 'Здесь ряд учитывается сам; выкладывайте только карты из руки.',
  'row-missing': 'Назовите карты ряда, которые входят в комбинацию; если таких нет — пустой список.',
  'not-a-set': ({ hand, row }) =>
    Array.isArray(row) && row.length > 0
      ? `${show(hand)} вместе с ${show(row)} из ряда — не одна комбинация; в неё должна входить каждая карта.`
      : `${show(hand)} — не одна комбинация; в неё должна входить каждая карта. Одну карту можно сыграть всегда.`,
  'group-in-row': ({ hand, row }) =>
    `${show(hand)} вместе с ${show(row)} не считается: пара или тройка, целиком лежащая в ряду, принадлежит всем. В каждой из двух групп нужна карта из руки.`,
  'not-the-strongest': ({ hand, row }) =>
    `${show(row)} — не сильнейшее, что ${show(hand)} составляет с рядом. Назовите те карты или уберите «row».`,
  'not-your-turn': ({ seat, turn }) => `Сейчас ходит не место ${show(seat)}, а место ${show(turn)}.`,
  'wrong-pass-size': ({ cards, expected }) =>
    `Передать нужно столько карт, каков номер раунда: ${show(expected)}, а не ${show(cards)}.`,
  'first-lead': ({ card, lead }) => `Первый кон начинается с ${show(lead)}, а не с ${show(card)}.`,
  'hearts-closed': ({ card }) =>
    `С ${show(card)} ходить ещё нельзя: сначала черви должны быть сброшены в одном из прошлых конов. Зайдите с другой масти.`,
  'follow-suit': facts =>
    `${show(facts.card)} — не в масть: зашли с масти «${suit(facts.suit)}», и такие карты в руке есть; сыграйте одну из них.`,
  'wrong-phase': facts => `Сейчас этого сделать нельзя; раунд ждёт ${phase(facts.phase)}.`,
}

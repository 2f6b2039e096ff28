import type { Json } from '@halfpint/core'
import type { rules as source } from '../../en/problems/rules.ts'
import { type Sentences, show } from '../../sentence.ts'

const phases = {
  deal: 'идёт раздача',
  predict: 'идут прогнозы',
  bet: 'идут ставки',
  pass: 'идёт передача карт',
  play: 'идут ходы',
  over: 'игра окончена',
}

const phase = (name: Json | undefined): string => phases[name as keyof typeof phases] ?? show(name)

/** Problems that the rules of any game report. */
export const rules: Sentences<typeof source> = {
  'bad-deck': ({ cards, expected }) =>
    `В колоде должны быть все карты (${show(expected)}), каждая по разу; в этой их ${show(cards)}.`,
  'unknown-card': ({ card }) =>
    `${card === null ? 'Это' : `«${show(card)}»`} — не карта этой игры. Карту пишут буквой масти и числом или фигурой, например r7 или hQ.`,
  'card-twice': ({ card }) => `${show(card)} названа дважды, а такая карта одна; назовите каждую по разу.`,
  'bad-cards': 'Карты должны быть списком названий, например ["r7", "y7"].',
  'too-many-cards': ({ most }) => `Карт слишком много; здесь можно не больше ${show(most)}.`,
  'bad-action':
    'Такого действия в этой игре нет. Действия выглядят так: predict 2, bet 1, bet none, play r7 r5, play r7 r5 + y5, pass h9 fA.',
  'bad-play': 'Ход должен быть объектом: {"seat": 0, "hand": ["r7"]}.',
  'already-chosen': ({ seat }) => `Игрок на месте ${show(seat)} уже выбрал; подождите остальных.`,
  'no-such-seat': ({ seat, seats }) => `Места ${show(seat)} нет; места — от 0 до ${show(Number(seats) - 1)}.`,
  'not-in-hand': ({ card }) => `Карты ${show(card)} нет в руке; играйте карты из руки.`,
  'not-your-turn': ({ seat, turn }) => `Сейчас ход места ${show(turn)}, а не ${show(seat)}.`,
  'wrong-phase': facts => `Сейчас этого сделать нельзя: ${phase(facts.phase)}.`,
}

import type { Json } from '@halfpint/core'
import type { problems as source } from '../../en/herzlos/problems.ts'
import { type Sentences, show } from '../../sentence.ts'
import { names } from './names.ts'

const suit = (name: Json | undefined): string => names.suits[name as keyof typeof names.suits] ?? show(name)

/** Problems that the rules of Herzlos report. */
export const problems: Sentences<typeof source> = {
  'card-left-out': ({ card, seats }) =>
    `Карты ${show(card)} в колоде нет, когда игроков ${show(seats)}; уберите её и добавьте недостающую.`,
  'wrong-pass-size': ({ cards, expected }) => `В этом раунде передают карт: ${show(expected)}, а не ${show(cards)}.`,
  'first-lead': ({ card, lead }) => `Первая взятка начинается с ${show(lead)}, а не с ${show(card)}.`,
  'hearts-closed': ({ card }) =>
    `С ${show(card)} ходить ещё нельзя: сначала черви должны быть сброшены в одной из прошлых взяток. Пойдите с другой масти.`,
  'follow-suit': facts =>
    `${show(facts.card)} — не в масть: пошли с масти «${suit(facts.suit)}», и такие карты в руке есть; сыграйте одну из них.`,
}

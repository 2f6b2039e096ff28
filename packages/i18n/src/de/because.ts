import type { because as source } from '../en/because.ts'
import { capital } from '../sentence.ts'
import type { Translated } from '../translated.ts'

const deals = (number: string): string =>
  number === '0' ? 'in weniger als 1 von 100 Verteilungen' : `in ${number} von 100 Verteilungen`
const cases = (number: string): string =>
  number === '0' ? 'in weniger als 1 von 100 Fällen' : `in ${number} von 100 Fällen`
const also = (number: string): string => (number === '0' ? 'in weniger als 1' : `in ${number}`)

/** A small number of deals. */
const onlyIn = (number: string): string => (number === '0' ? deals(number) : `nur ${deals(number)}`)

/** Why one choice is better than another: both choices and one reason. */
export const because: Translated<typeof source> = {
  when: {
    predict: prediction => `wenn du ${prediction} ansagst`,
    bet: player => `wenn du gegen ${player} wettest`,
    noBet: 'wenn du nicht wettest',
    play: cards => `wenn du ${cards} spielst`,
    playAlone: card => `wenn du nur ${card} spielst`,
    pass: cards => `wenn du ${cards} weitergibst`,
  },
  exact: ({ best, other, own, others }) => `${best}, geht deine Ansage ${deals(own)} auf; ${other}, ${also(others)}.`,
  brawl: ({ best, other, own, others }) =>
    `${best}, löst du ${deals(own)} eine Keilerei aus; ${other}, ${also(others)}.`,
  foe: ({ best, other, own, others }) =>
    `${best}, löst ${onlyIn(own)} jemand anders eine Keilerei aus; ${other}, ${also(others)}.`,
  miss: ({ best, other, own, others }) => `${best}, gewinnst du die Wette ${deals(own)}; ${other}, ${also(others)}.`,
  queen: ({ best, other, own, others }) =>
    `${best}, nimmst du die Blumen-Dame ${onlyIn(own)}; ${other}, ${also(others)}.`,
  queenBehind: behind => `In ${behind} von 100 Verteilungen hat jemand die Blumen-Dame, der nach dir spielt.`,
  jack: ({ best, other, own, others }) =>
    `${best}, bekommst du den Diamanten-Buben ${deals(own)}; ${other}, ${also(others)}.`,
  march: ({ best, other, own, others }) =>
    `${best}, gelingt dir ${deals(own)} ein Durchmarsch; ${other}, ${also(others)}.`,
  defence: ({ best, other, own, others }) =>
    `${best}, gelingt einem anderen ${onlyIn(own)} ein Durchmarsch; ${other}, ${also(others)}.`,
  points: ({ best, other, own, others }) =>
    `${best}, machst du in dieser Runde im Schnitt ${own} Punkte; ${other}, ${others}.`,
  match: ({ best, other, own, others }) =>
    `${best}, machst du in dieser Runde etwa gleich viele Punkte, gewinnst das Spiel aber ${cases(own)}; ${other}, ${also(others)}.`,
  fewer: ({ best, other, own, others }) =>
    `${best}, machst du in dieser Runde weniger Punkte, gewinnst das Spiel aber ${cases(own)}; ${other}, ${also(others)}.`,
  alike: ({ best, other, own, others }) =>
    `Kaum ein Unterschied: ${capital(best)}, gewinnst du das Spiel ${cases(own)}; ${other}, ${also(others)}.`,
}

import type { because as source } from '../en/because.ts'
import type { Translated } from '../translated.ts'

/** Why one choice is better than another. */
export const because: Translated<typeof source> = {
  exact: ({ own, other }) =>
    `Die Ansage geht in ${own} der möglichen Verteilungen auf; mit der nächstbesten Wahl in ${other}.`,
  brawl: ({ own, other }) =>
    `Du löst in ${own} der möglichen Verteilungen eine Keilerei aus; mit der nächstbesten Wahl in ${other}.`,
  foe: ({ own, other }) =>
    `Jemand anders löst nur in ${own} der möglichen Verteilungen eine Keilerei aus; mit der nächstbesten Wahl in ${other}.`,
  miss: ({ own, other }) => `Hier liegt die Ansage in ${own} der möglichen Verteilungen daneben, dort in ${other}.`,
  queen: ({ own, other, behind }) =>
    `${behind === undefined ? '' : `Die Blumen-Dame ist noch draußen, in ${behind} der möglichen Verteilungen bei jemandem, der nach dir spielt. `}Du nimmst sie in ${own} der Fälle; mit der nächstbesten Wahl in ${other}.`,
  jack: ({ own, other }) =>
    `Der Diamanten-Bube kommt in ${own} der möglichen Verteilungen zu dir; mit der nächstbesten Wahl in ${other}.`,
  march: ({ own, other }) =>
    `Dir gelingt in ${own} der möglichen Verteilungen ein Durchmarsch; mit der nächstbesten Wahl in ${other}.`,
  defence: ({ own, other }) =>
    `Ein anderer marschiert nur in ${own} der möglichen Verteilungen durch; mit der nächstbesten Wahl in ${other}.`,
  points: ({ own, other }) => `Das bringt in dieser Runde im Schnitt ${own} Punkte, die nächstbeste Wahl ${other}.`,
  match: ({ own, other }) =>
    `Etwa gleich viele Punkte, aber besser fürs ganze Spiel: ${own} Siegchance statt ${other}.`,
  alike: ({ own, other }) => `Kaum ein Unterschied: ${own} und ${other} Siegchance.`,
}

import type { decisions as source } from '../en/decisions.ts'
import type { Translated } from '../translated.ts'

/** Texts about single decisions of bots and people: in a review, a replay and the command. */
export const decisions: Translated<typeof source> = {
  reviewing: ({ game, games, done, total }) =>
    `${game === undefined ? '' : `Spiel ${game}${games === undefined ? '' : ` von ${games}`}, `}Entscheidung ${done + 1} von ${total}`,
  costliest: player => `Die teuersten Entscheidungen von ${player}:`,
  cost: ({ round, trick, loss }) =>
    `Runde ${round}${trick === undefined ? '' : `, Stich ${trick}`}: kostete ${loss} Prozentpunkte Siegchance`,
  did: {
    predict: prediction => `Ansage ${prediction}`,
    bet: player => `Wette gegen ${player}`,
    noBet: 'keine Wette',
    play: cards => `Zug: ${cards}`,
    pass: cards => `Weitergabe: ${cards}`,
  },
  reasons: {
    win: share => `gewinnt ${share}`,
    points: points => `${points} Punkte`,
    exact: share => `genau ${share}`,
    miss: share => `verfehlt ${share}`,
  },
}

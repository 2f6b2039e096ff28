import type { decisions as source } from '../en/decisions.ts'
import type { Translated } from '../translated.ts'

/** Texts about single decisions of bots and people: in a review, a replay and the command. */
export const decisions: Translated<typeof source> = {
  reviewing: ({ game, games, done, total }) =>
    `${game === undefined ? '' : `игра ${game}${games === undefined ? '' : ` из ${games}`}, `}решение ${done + 1} из ${total}`,
  costliest: player => `Самые дорогие решения (${player}):`,
  cost: ({ round, trick, loss }) =>
    `Раунд ${round}${trick === undefined ? '' : `, ход ${trick}`}: минус ${loss} п. п. шанса на победу`,
  did: {
    predict: prediction => `прогноз ${prediction}`,
    bet: player => `ставка против: ${player}`,
    noBet: 'без ставки',
    play: cards => `ход ${cards}`,
    pass: cards => `передача ${cards}`,
  },
  reasons: {
    win: share => `победа ${share}`,
    points: points => `очки ${points}`,
    exact: share => `точно ${share}`,
    miss: share => `промах ${share}`,
  },
}

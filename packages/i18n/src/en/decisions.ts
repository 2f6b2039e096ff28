/** Texts about single decisions of bots and people: in a review, a replay and the command. */
export const decisions = {
  reviewing: ({ game, games, done, total }: { game?: number; games?: number; done: number; total: number }) =>
    `${game === undefined ? '' : `game ${game}${games === undefined ? '' : ` of ${games}`}, `}decision ${done + 1} of ${total}`,
  costliest: (player: string) => `The costliest decisions of ${player}:`,
  cost: ({ round, trick, loss }: { round: number; trick: number | undefined; loss: string }) =>
    `Round ${round}${trick === undefined ? '' : `, trick ${trick}`}: cost ${loss} points of winning chance`,
  // No verb in the third person: the text follows “You”, “Better” or a name.
  did: {
    predict: (prediction: number) => `prediction ${prediction}`,
    bet: (player: string) => `bet against ${player}`,
    noBet: 'no bet',
    play: (cards: string) => `play ${cards}`,
    pass: (cards: string) => `pass ${cards}`,
  },
  reasons: {
    win: (share: string) => `wins ${share}`,
    points: (points: string) => `${points} points`,
    exact: (share: string) => `on target ${share}`,
    miss: (share: string) => `miss ${share}`,
  },
}

/** Two choices, each as a clause, and a figure of each: a number of deals in a hundred, or points. */
interface Facts {
  readonly best: string
  readonly other: string
  readonly own: string
  readonly others: string
}

const deals = (number: string): string =>
  number === '0' ? 'in fewer than 1 of 100 deals' : `in ${number} of 100 deals`
const cases = (number: string): string =>
  number === '0' ? 'in fewer than 1 of 100 cases' : `in ${number} of 100 cases`
const also = (number: string): string => (number === '0' ? 'in fewer than 1' : `in ${number}`)

/** A small number of deals. */
const onlyIn = (number: string): string => (number === '0' ? deals(number) : `only ${deals(number)}`)

/** Why one choice is better than another: both choices and one reason. */
export const because = {
  /** A choice as a clause; the sentence begins with a capital letter. */
  when: {
    predict: (prediction: number): string => `if you predict ${prediction}`,
    bet: (player: string): string => `if you bet against ${player}`,
    noBet: 'if you do not bet',
    play: (cards: string): string => `if you play ${cards}`,
    /** A card that the other choice plays with more cards. */
    playAlone: (card: string): string => `if you play ${card} alone`,
    pass: (cards: string): string => `if you pass ${cards}`,
  },
  exact: ({ best, other, own, others }: Facts): string =>
    `${best}, your prediction comes true ${deals(own)}; ${other}, ${also(others)}.`,
  brawl: ({ best, other, own, others }: Facts): string =>
    `${best}, you start a brawl ${deals(own)}; ${other}, ${also(others)}.`,
  foe: ({ best, other, own, others }: Facts): string =>
    `${best}, somebody else starts a brawl ${onlyIn(own)}; ${other}, ${also(others)}.`,
  miss: ({ best, other, own, others }: Facts): string =>
    `${best}, you win the bet ${deals(own)}; ${other}, ${also(others)}.`,
  queen: ({ best, other, own, others }: Facts): string =>
    `${best}, you take the queen of flowers ${onlyIn(own)}; ${other}, ${also(others)}.`,
  queenBehind: (behind: string): string =>
    `In ${behind} of 100 deals, somebody who plays after you has the queen of flowers.`,
  jack: ({ best, other, own, others }: Facts): string =>
    `${best}, you get the jack of diamonds ${deals(own)}; ${other}, ${also(others)}.`,
  march: ({ best, other, own, others }: Facts): string =>
    `${best}, you march ${deals(own)}; ${other}, ${also(others)}.`,
  defence: ({ best, other, own, others }: Facts): string =>
    `${best}, another player marches ${onlyIn(own)}; ${other}, ${also(others)}.`,
  points: ({ best, other, own, others }: Facts): string =>
    `${best}, you score ${own} points on average this round; ${other}, ${others}.`,
  match: ({ best, other, own, others }: Facts): string =>
    `${best}, you score about as many points this round, but win the game ${cases(own)}; ${other}, ${also(others)}.`,
  fewer: ({ best, other, own, others }: Facts): string =>
    `${best}, you score fewer points this round, but win the game ${cases(own)}; ${other}, ${also(others)}.`,
  alike: ({ best, other, own, others }: Facts): string =>
    `Hardly a difference: ${best}, you win the game ${cases(own)}; ${other}, ${also(others)}.`,
}

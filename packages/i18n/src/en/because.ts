/** Why one choice is better than another: shares of the possible deals, or points, of both. */
interface Facts {
  readonly own: string
  readonly other: string
  /** The share of the deals in which a player still to come has the queen; `undefined` if it does not matter. */
  readonly behind: string | undefined
}

/** The reasons, by the advantage of the better choice. */
export const because = {
  exact: ({ own, other }: Facts) =>
    `You make your prediction in ${own} of the possible deals; with the next best choice, in ${other}.`,
  brawl: ({ own, other }: Facts) =>
    `You start a brawl in ${own} of the possible deals; with the next best choice, in ${other}.`,
  foe: ({ own, other }: Facts) =>
    `Somebody else starts a brawl in only ${own} of the possible deals; with the next best choice, in ${other}.`,
  miss: ({ own, other }: Facts) => `This player misses in ${own} of the possible deals, the other in ${other}.`,
  queen: ({ own, other, behind }: Facts) =>
    `${behind === undefined ? '' : `The queen of flowers is still out, in ${behind} of the possible deals with somebody who plays after you. `}You take her in ${own} of them; with the next best choice, in ${other}.`,
  jack: ({ own, other }: Facts) =>
    `The jack of diamonds comes to you in ${own} of the possible deals; with the next best choice, in ${other}.`,
  march: ({ own, other }: Facts) =>
    `You march in ${own} of the possible deals; with the next best choice, in ${other}.`,
  defence: ({ own, other }: Facts) =>
    `Another player marches in only ${own} of the possible deals; with the next best choice, in ${other}.`,
  points: ({ own, other }: Facts) => `On average it scores ${own} this round; the next best choice, ${other}.`,
  match: ({ own, other }: Facts) =>
    `About as many points, but better for the whole game: ${own} to win instead of ${other}.`,
  alike: ({ own, other }: Facts) => `Hardly a difference: ${own} and ${other} to win.`,
}

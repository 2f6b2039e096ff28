/** A number with its sign, a true minus for negative ones. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'))

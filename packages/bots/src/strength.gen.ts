/** How strong each level is among four players, on the scale of docs/ratings.md: written by `npm run ratings`. */
export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {
  'half-pint-heroes': { random: 130, novice: 650, regular: 1000, expert: 1140, champion: 1330 },
  herzlos: { random: 460, novice: 790, regular: 1000, expert: 1180, champion: 1280 },
}

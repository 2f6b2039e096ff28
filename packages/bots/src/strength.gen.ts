/** How strong each level is among four players, on the scale of docs/ratings.md: written by `npm run ratings`. */
export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {
  'half-pint-heroes': { random: 70, novice: 470, regular: 1000, expert: 1300, champion: 1340 },
  herzlos: { random: 500, novice: 810, regular: 1000, expert: 1190, champion: 1310 },
}

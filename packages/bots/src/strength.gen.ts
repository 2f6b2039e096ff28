/** How strong each level is among four players, on the scale of docs/ratings.md: written by `npm run ratings`. */
export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {
  'half-pint-heroes': { random: 80, novice: 480, regular: 1000, expert: 1290, champion: 1330 },
  herzlos: { random: 480, novice: 810, regular: 1000, expert: 1210, champion: 1350 },
}

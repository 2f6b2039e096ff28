/** How strong each level is among four players, on the scale of docs/ratings.md: written by `npm run ratings`. */
export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {
  'half-pint-heroes': { random: 100, novice: 660, regular: 1000, expert: 1090, champion: 1170 },
  herzlos: { random: 470, novice: 760, regular: 1000, expert: 1160, champion: 1330 },
}

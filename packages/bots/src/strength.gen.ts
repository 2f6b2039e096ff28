/** How strong each level is among four players, on the scale of lab/notes/ratings.md: written by `npm run ratings -w lab`. */
export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {
  'half-pint-heroes': { random: 50, novice: 580, regular: 1000, expert: 1220, champion: 1330 },
  herzlos: { random: 490, novice: 760, regular: 1000, expert: 1230, champion: 1490 },
}

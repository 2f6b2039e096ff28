/** How strong each level is among four players, on the scale of lab/notes/ratings.md: written by `npm run ratings -w lab`. */
export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {
  'half-pint-heroes': { random: 30, novice: 600, amateur: 770, regular: 1000, expert: 1180, champion: 1290 },
  herzlos: { random: 380, novice: 690, amateur: 850, regular: 1000, expert: 1180, champion: 1370 },
}

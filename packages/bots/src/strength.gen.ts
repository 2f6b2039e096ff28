/** How strong each level is among four players, on the scale of docs/ratings.md: written by `npm run ratings`. */
export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {}

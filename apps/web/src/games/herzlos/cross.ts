import { lines } from '../../table/areas.ts'

/** Around a trick of single cards, four parts wide: the line above the middle `x`, and the one beside it. */
const CROSS: readonly (readonly [above: string, beside: string])[] = [
  ['. . . .', 'x x x x'],
  ['t t t t', 'x x x x'],
  ['ul ul ur ur', 'x x x x'],
  ['t t t t', 'ul x x ur'],
  ['tl tl tr tr', 'ul x x ur'],
]

/** The grids of a table where everybody lays one card into the middle `x`; the other areas as in `gridsFor`. */
export const crossFor = (others: number): { readonly [property: `--${string}`]: string } => {
  const [above, beside] = CROSS[others] ?? ['', '']
  return {
    '--tall': lines(above, beside, 'm m m m', 'h h h h', 'b b b b'),
    '--wide': lines(`${above} a`, `${beside} a`, 'm m m m a', 'h h h h b'),
    '--low': lines(`${above} b`, `${beside} b`, 'h h h h b'),
    '--cards': `${others + 1}`,
  }
}

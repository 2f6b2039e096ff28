import { clockwise, type Seat } from '@halfpint/core'

/** Where somebody sits: at the top, its sides, the upper sides, the lower sides, or in the reader's own place. */
export type At = 't' | 'tl' | 'tr' | 'ul' | 'ur' | 'll' | 'lr' | 'm'

/** The places of the others by their number, clockwise from the reader's left. */
const PLACES: readonly (readonly At[])[] = [
  [],
  ['t'],
  ['ul', 'ur'],
  ['ul', 't', 'ur'],
  ['ul', 'tl', 'tr', 'ur'],
  ['ll', 'ul', 't', 'ur', 'lr'],
  ['ll', 'ul', 'tl', 'tr', 'ur', 'lr'],
]

/** Upright screens: the lines above the row, and those between the row and the reader; of two halves each. */
const TALL: readonly (readonly [above: readonly string[], below: readonly string[]])[] = [
  [[], []],
  [['t t'], []],
  [['ul ur'], []],
  [['t t', 'ul ur'], []],
  [['tl tr', 'ul ur'], []],
  [['t t', 'ul ur'], ['ll lr']],
  [['tl tr', 'ul ur'], ['ll lr']],
]

/** Wide screens: the line above the row and the one below it, of four parts each. */
const WIDE: readonly (readonly [above: string, below: string])[] = [
  ['. . . .', 'm m m m'],
  ['t t t t', '. m m .'],
  ['ul ul ur ur', '. m m .'],
  ['t t t t', 'ul m m ur'],
  ['tl tl tr tr', 'ul m m ur'],
  ['ul t t ur', 'll m m lr'],
  ['ul tl tr ur', 'll m m lr'],
]

const times = (name: string, count: number): string => Array.from({ length: count }, () => name).join(' ')

/** Low screens: twelve parts; from four others on, two of them sit beside the row. */
const LOW: readonly (readonly [above: string, row: string])[] = [
  [times('.', 12), times('r', 12)],
  [times('t', 12), times('r', 12)],
  [`${times('ul', 6)} ${times('ur', 6)}`, times('r', 12)],
  [`${times('ul', 4)} ${times('t', 4)} ${times('ur', 4)}`, times('r', 12)],
  [`${times('tl', 6)} ${times('tr', 6)}`, `${times('ul', 3)} ${times('r', 6)} ${times('ur', 3)}`],
  [`${times('ul', 4)} ${times('t', 4)} ${times('ur', 4)}`, `${times('ll', 3)} ${times('r', 6)} ${times('lr', 3)}`],
  [
    `${times('ul', 3)} ${times('tl', 3)} ${times('tr', 3)} ${times('ur', 3)}`,
    `${times('ll', 3)} ${times('r', 6)} ${times('lr', 3)}`,
  ],
]

/** The lines of a grid, as a style sheet names its areas. */
export const lines = (...areas: readonly string[]): string => areas.map(line => `"${line}"`).join(' ')

/**
 * The grids of a table with so many others around it, for its style sheet: `r` is the row, `m` the reader, `h` the
 * hand, `s` what is on offer, `b` the bar, `a` what lies beside the table.
 */
export const gridsFor = (others: number): { readonly [property: `--${string}`]: string } => {
  const [above, below] = TALL[others] ?? [[], []]
  const [top, bottom] = WIDE[others] ?? ['', '']
  const [high, middle] = LOW[others] ?? ['', '']
  return {
    '--tall': lines(...above, 'r r', ...below, 'm m', 's s', 'h h', 'b b'),
    '--tall-rows': `repeat(${above.length}, minmax(auto, 1.45fr)) minmax(auto, 1.8fr) repeat(${below.length + 1}, minmax(auto, 1.45fr)) auto auto var(--bar)`,
    '--wide': lines(`${top} a`, 'r r r r a', `${bottom} s`, 'h h h h b'),
    '--low': lines(`${high} s`, `${middle} s`, `${times('m', 5)} ${times('h', 7)} b`),
    '--bands': `${above.length + below.length}`,
  }
}

/** The seats around a table with their places: the reader, or the last seat as seen from the rail, at the bottom. */
export const placesAround = (seats: number, me: Seat | null): readonly { readonly seat: Seat; readonly at: At }[] => {
  const bottom = me ?? seats - 1
  const others = (PLACES[seats - 1] ?? []).map((at, turn) => ({ seat: clockwise(bottom, seats, turn + 1), at }))
  return me === null ? [...others, { seat: bottom, at: 'm' }] : others
}

import { clockwise, type Seat } from '@halfpint/core'

/** The grid area of a seat: top, its halves, upper and lower sides, or the reader's own place. */
export type Area = 't' | 'tl' | 'tr' | 'ul' | 'ur' | 'll' | 'lr' | 'm'

/** The middle of the table: a row of cards, with every play at its seat, or a trick with all plays. */
export type Middle = 'row' | 'trick'

/** Areas of the other players by their number, clockwise from the reader's left. */
const AREAS: readonly (readonly Area[])[] = [
  [],
  ['t'],
  ['ul', 'ur'],
  ['ul', 't', 'ur'],
  ['ul', 'tl', 'tr', 'ur'],
  ['ll', 'ul', 't', 'ur', 'lr'],
  ['ll', 'ul', 'tl', 'tr', 'ur', 'lr'],
]

/** A point on the ellipse around the middle of the table, in parts of its half axes: (0, -1) is the top. */
type Point = readonly [x: number, y: number]

/** Places of the other players on wide screens, in the same order. */
const POINTS: readonly (readonly Point[])[] = [
  [],
  [[0, -1]],
  [
    [-0.66, -1],
    [0.66, -1],
  ],
  [
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
  [
    [-1, 0.06],
    [-0.6, -1],
    [0.6, -1],
    [1, 0.06],
  ],
  [
    [-0.92, 0.92],
    [-0.98, -0.2],
    [0, -1],
    [0.98, -0.2],
    [0.92, 0.92],
  ],
  [
    [-0.86, 0.98],
    [-1, -0.1],
    [-0.52, -1],
    [0.52, -1],
    [1, -0.1],
    [0.86, 0.98],
  ],
]

/** Two other players sit beside a trick, not above it. */
const BESIDE_TRICK: readonly Point[] = [
  [-1, -0.3],
  [1, -0.3],
]

/** Places of all players for spectators, by the number of players: half of them at the top, clockwise. */
const SPECTATOR_ROWS: { readonly [count: number]: readonly number[] } = {
  1: [0],
  2: [-0.55, 0.55],
  3: [-0.86, 0, 0.86],
  4: [-0.9, -0.31, 0.31, 0.9],
}

const spectatorPoints = (seats: number): readonly Point[] => {
  const top = Math.floor(seats / 2)
  const [above = [], below = []] = [top, seats - top].map(count => SPECTATOR_ROWS[count])
  // Clockwise from the bottom left: up to the top row, then back along the bottom from the right.
  const left = below.slice(0, Math.floor(below.length / 2)).toReversed()
  const right = below.slice(left.length).toReversed()
  return [...left.map((x): Point => [x, 1]), ...above.map((x): Point => [x, -1]), ...right.map((x): Point => [x, 1])]
}

/** Upright screens: the lines above the row, and those between the row and the reader, of two halves each. */
const UPRIGHT: readonly (readonly [above: readonly string[], below: readonly string[]])[] = [
  [[], []],
  [['t t'], []],
  [['ul ur'], []],
  [['t t', 'ul ur'], []],
  [['tl tr', 'ul ur'], []],
  [['t t', 'ul ur'], ['ll lr']],
  [['tl tr', 'ul ur'], ['ll lr']],
]

/** Around a trick, of four parts each: the line above the middle, and the middle with the seats beside it. */
const AROUND_TRICK: readonly (readonly [above: string, beside: string])[] = [
  ['. . . .', 'r r r r'],
  ['t t t t', 'r r r r'],
  ['ul ul ur ur', 'r r r r'],
  ['t t t t', 'ul r r ur'],
  ['tl tl tr tr', 'ul r r ur'],
]

const times = (name: string, count: number): string => Array.from({ length: count }, () => name).join(' ')

/** Phones on their side, of twelve parts: from four other players on, two of them sit beside the row. */
const LYING: readonly (readonly [above: string, row: string])[] = [
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

/** Lines of a grid as a value of `grid-template-areas`. */
const lines = (...areas: readonly string[]): string => areas.map(line => `"${line}"`).join(' ')

type Layout = { readonly [property: `--${string}`]: string }

/** By the number of cards in the row, on wide screens: the width of the table, and of such a card. */
const WIDTHS = [112, 112, 112, 117, 126, 132]
const ROW_CARD = [12.4, 12.4, 12.4, 12.4, 11.4, 10.4]

/**
 * The grids of a table for phones, by the number of other players, as custom properties: `r` is the middle, `m` the reader's
 * seat, `h` the hand, `s` the suggestions, `b` the action. Wide screens place seats by `placesAround` instead; for them
 * it returns the width that this number of cards in the row needs.
 */
export const layoutFor = (others: number, middle: Middle, cards = 3): Layout => {
  if (middle === 'trick') {
    const [above, beside] = AROUND_TRICK[others] ?? ['', '']
    return {
      '--upright': lines(above, beside, 'm m m m', 'h h h h', 'b b b b'),
      '--lying': lines(`${above} b`, `${beside} b`, 'h h h h b'),
      '--cards': `${others + 1}`,
    }
  }
  const [above, below] = UPRIGHT[others] ?? [[], []]
  const [high, row] = LYING[others] ?? ['', '']
  return {
    '--upright': lines(...above, 'r r', ...below, 'm m', 's s', 'h h', 'b b'),
    '--upright-rows': `repeat(${above.length}, minmax(auto, 1.45fr)) minmax(auto, 1.8fr) repeat(${below.length + 1}, minmax(auto, 1.45fr)) auto auto var(--bar)`,
    '--lying': lines(`${high} s`, `${row} s`, `${times('m', 5)} ${times('h', 7)} b`),
    '--bands': `${above.length + below.length}`,
    '--columns': `${WIDTHS[cards] ?? 132}`,
    '--row-units': `${ROW_CARD[cards] ?? 10.4}`,
    '--in-row': `${Math.max(1, cards)}`,
  }
}

/** The place of a player, for phones and for wide screens. */
export interface Place {
  readonly seat: Seat
  readonly area: Area
  /** Attributes of the element of the seat. */
  readonly attributes: {
    readonly 'data-seat': Seat
    readonly 'data-at': Area
    /** On which side of the table it is on wide screens, and in which row. */
    readonly 'data-side': 'left' | 'right' | 'middle'
    readonly 'data-level': 'top' | 'beside' | 'bottom'
    readonly style: { readonly [property: string]: string }
  }
}

const placeAt = (seat: Seat, area: Area, [x, y]: Point): Place => ({
  seat,
  area,
  attributes: {
    'data-seat': seat,
    'data-at': area,
    'data-side': x < 0 ? 'left' : x > 0 ? 'right' : 'middle',
    'data-level': y === -1 ? 'top' : y > 0.5 ? 'bottom' : 'beside',
    style: {
      '--area': area,
      '--x': String(x),
      '--above': String(Math.max(0, -y)),
      '--below': String(Math.max(0, y)),
    },
  },
})

/** The reader's own place. */
export const placeOfReader = (seat: Seat): Place => placeAt(seat, 'm', [0, 1])

/** The seats around a table, clockwise from the left of the reader, or of the last seat for spectators. */
export const placesAround = (seats: number, me: Seat | null, middle: Middle = 'row'): readonly Place[] => {
  const bottom = me ?? seats - 1
  const areas = AREAS[seats - 1] ?? []
  const points: readonly Point[] =
    me === null && middle === 'row'
      ? spectatorPoints(seats)
      : [...(middle === 'trick' && seats === 3 ? BESIDE_TRICK : (POINTS[seats - 1] ?? [])), [0, 1]]
  const others = areas.map((area, turn) => placeAt(clockwise(bottom, seats, turn + 1), area, points[turn] ?? [0, -1]))
  return me === null ? [...others, placeAt(bottom, 'm', points.at(-1) ?? [0, 1])] : others
}

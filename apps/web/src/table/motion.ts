import { AWARD } from '../game/linger.ts'
import { layOutSoon, waitForFrame } from '../parts/soon.tsx'
import { boxOf } from './box.ts'
import { type Moves, timed } from './moves.ts'

const LENGTHS = 'row fan own mat badge glass side zone reach small name say strip foot up w aside wood-width'

/** Where a card lies in a hand or a fan: of no concern to what is printed on it, so that only the card itself is styled anew. */
const OWN = { '<number>': 'i i1 i2 line m n1 n2 of', '<length>': 'gap' }

// Known to be lengths, these are worked out where the table sets them, not once more by every card and mat that uses them.
const register = (names: string, syntax: string, inherits: boolean): void => {
  for (const name of names.split(' '))
    CSS.registerProperty?.({ name: `--${name}`, syntax, inherits, initialValue: syntax === '<length>' ? '0px' : '0' })
}

register(LENGTHS, '<length>', true)
for (const [syntax, names] of Object.entries(OWN)) register(names, syntax, false)

/** Where something was, and whether it may still be drawn there. */
interface Piece {
  readonly element: HTMLElement
  readonly box: DOMRect
}

/** Where everything that moves was before the table changed. */
export interface Shot {
  readonly hand: ReadonlyMap<string, DOMRect>
  readonly mats: ReadonlyMap<number, DOMRect>
  /** The caps that lie ready, by whose they are. */
  readonly caps: ReadonlyMap<number, DOMRect>
  readonly laid: readonly Piece[]
  readonly facedown: readonly Piece[]
  readonly crown: DOMRect | undefined
}

/**
 * Begins a movement. All places are looked up before the first one begins: to look after something has begun to move
 * would make the browser lay out the table anew each time.
 */
export type Start = () => void

const all = (table: HTMLElement, sign: string): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(sign)]

const pieceOf = (element: HTMLElement): Piece => ({ element, box: boxOf(element) })

/** Where the mats are, by seat. */
const matsOf = (table: HTMLElement): ReadonlyMap<number, DOMRect> =>
  new Map(all(table, '[data-seat]').map(seat => [Number(seat.dataset.seat), boxOf(seat.querySelector('.mat') ?? seat)]))

/** What lies on the table, laid to the trick under way. */
const LAID = ':is(.laid, .thrown):not(.draft, .gone)'

/** Looks where everything is. */
const takeShot = (table: HTMLElement): Shot => ({
  hand: new Map(all(table, '.hand [data-card]').map(card => [card.dataset.card ?? '', boxOf(card)])),
  mats: matsOf(table),
  caps: new Map(all(table, '.place .cap').map(cap => [Number(cap.dataset.owner), boxOf(cap)])),
  laid: all(table, LAID).map(pieceOf),
  facedown: all(table, '.facedown').map(pieceOf),
  crown: all(table, `${LAID} .crown`).map(boxOf)[0],
})

/** How something flies: milliseconds before and on the way, how far it turns, how large it begins. */
interface Flight {
  readonly delay?: number
  readonly during?: number
  readonly turn?: number
  readonly grow?: number
}

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)'

/** Moves an element through these frames at the reader's pace. */
export const play = (element: Element | null | undefined, frames: Keyframe[], delay: number, during: number): void => {
  element?.animate(frames, { delay: timed(delay), duration: timed(during), fill: 'backwards' })
}

/** How far it is from the middle of one to the middle of the other. */
const between = (from: DOMRect, to: DOMRect): readonly [x: number, y: number] => [
  to.left + to.width / 2 - from.left - from.width / 2,
  to.top + to.height / 2 - from.top - from.height / 2,
]

const pixels = ([x, y]: readonly [x: number, y: number]): string => `${x}px, ${y}px`

/** A way over the table as something moves that lies on a set which is askew and raised. */
const askew = ([x, y]: readonly [x: number, y: number], within: Element | null): string => {
  const { rotate = '', scale = '' } = within === null ? {} : getComputedStyle(within)
  const turn = (-(Number.parseFloat(rotate) || 0) * Math.PI) / 180
  const [cos, sin, size] = [Math.cos(turn), Math.sin(turn), Number.parseFloat(scale) || 1]
  return pixels([(x * cos - y * sin) / size, (x * sin + y * cos) / size])
}

/** Lets an element come from where something else was to where it is now. */
export const flyFrom = (
  element: Element,
  from: DOMRect,
  { delay = 0, during = 220, turn = 0, grow }: Flight = {},
): Start => {
  const to = boxOf(element)
  const scale = grow ?? Math.min(2, from.width / Math.max(1, to.width))
  const translate = askew(between(to, from), element.parentElement).replace(',', '')
  return () =>
    element.animate([{ translate, rotate: `${turn}deg`, scale: `${scale}` }, {}], {
      delay: timed(delay),
      duration: timed(during),
      easing: EASE_OUT,
      fill: 'backwards',
    })
}

/** Lets an element appear where it is, from nothing or from this size. */
export const popIn = (element: Element, { delay = 0, during = 200, grow = 0, turn = 0 }: Flight = {}): void => {
  element.animate(
    [
      { transform: `rotate(${turn}deg) scale(${grow})`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { delay: timed(delay), duration: timed(during), easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)', fill: 'backwards' },
  )
}

/** Puts something on the table for as long as it moves; then it is gone. */
const lend = (table: HTMLElement, element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void => {
  element.classList.add('flying')
  element.setAttribute('aria-hidden', 'true')
  table.append(element)
  const flight = element.animate(frames, { fill: 'both', ...timing })
  flight.onfinish = () => element.remove()
  flight.oncancel = () => element.remove()
}

const placed = (box: DOMRect, origin: DOMRect): string =>
  `left:${box.left - origin.left}px;top:${box.top - origin.top}px;width:${box.width}px;height:${box.height}px`

/** However fast the game goes on, what is swept away has so much of its time: with the next play it is off the table. */
const BRIEFEST = 0.2

const SWEPT = 'cubic-bezier(0.5, 0, 0.7, 0.4)'

/** A way that ends small, and out of sight. */
const away = (from: string, to: string, turn: number): Keyframe[] => [
  { transform: `translate(${from})`, opacity: 1 },
  { opacity: 1, offset: 0.8 },
  { transform: `translate(${to}) rotate(${turn}deg) scale(0.25)`, opacity: 0 },
]

/** Lets what is gone, but not off the table yet, fly from where it lay to where it belongs. */
const sweep = ({ element, box }: Piece, to: DOMRect, delay: number, turn: number): Start => {
  const now = boxOf(element)
  const way = (place: DOMRect): string => askew(between(now, place), element)
  const frames = away(way(box), way(to), turn)
  const timing = { delay: timed(delay, BRIEFEST), duration: timed(420, BRIEFEST), easing: SWEPT }
  return () => element.animate(frames, { ...timing, fill: 'backwards' })
}

/** Sweeps up all that was laid, one thing after another. */
export const sweepUp = ({ laid }: Shot, to: DOMRect): Start[] =>
  laid.map((piece, at) => sweep(piece, to, 45 * at, at % 2 ? 30 : -30))

/** Lets a card that nobody sees fly over the table from somewhere to somebody else. */
export const handOver = (table: HTMLElement, box: DOMRect, to: DOMRect): Start => {
  const origin = boxOf(table)
  return () => {
    const card = document.createElement('i')
    card.className = 'back'
    card.style.cssText = placed(box, origin)
    lend(table, card, away('0', pixels(between(box, to)), 180), { duration: timed(520), easing: SWEPT })
  }
}

/** Turns a card that lies face down where it lay, so that its face is read for a moment; then it is gone. */
export const turnUp = (table: HTMLElement, { element, box }: Piece, face: HTMLElement): Start => {
  const origin = boxOf(table)
  return () => {
    const turning = element.cloneNode() as HTMLElement
    turning.style.cssText = placed(box, origin)
    face.style.cssText = `${placed(box, origin)};--p:${box.width}px`
    const large = 'scale(1.5)'
    const read = [
      { transform: `${large} scaleX(0)` },
      { transform: large, offset: 0.16 },
      { transform: large, opacity: 1, offset: 0.84 },
      { transform: 'scale(0.6)', opacity: 0 },
    ]
    lend(table, turning, [{ transform: 'none' }, { transform: `${large} scaleX(0)` }], { duration: timed(130) })
    lend(table, face, read, { delay: timed(130), duration: timed(900) })
  }
}

/** How far apart the dealt cards follow each other, and how long all of them may take. */
const DEAL = { step: 45, most: 800, before: 180, during: 260 } as const

/** H7: cards fly from the middle of the table to those who sit around it, in this order, so many to each. */
export const dealAround = (table: HTMLElement, seats: readonly number[], cards: number): Start => {
  const origin = boxOf(table)
  const middle = boxOf(table.querySelector('.towel') ?? table)
  const mats = matsOf(table)
  const flights = Array.from({ length: cards }, () => seats).flat()
  const step = Math.min(DEAL.step, DEAL.most / flights.length)
  const [x, y] = [middle.left + middle.width / 2 - origin.left, middle.top + middle.height / 2 - origin.top]
  return () => {
    for (const [at, seat] of flights.entries()) {
      const mat = mats.get(seat)
      if (mat === undefined) continue
      const card = document.createElement('i')
      card.className = 'back dealing'
      card.style.cssText = `left:${x}px;top:${y}px`
      lend(
        table,
        card,
        [
          { transform: 'scale(1)', opacity: 0 },
          { opacity: 1, offset: 0.1 },
          { opacity: 1, offset: 0.85 },
          { transform: `translate(${pixels(between(middle, mat))}) rotate(200deg) scale(0.7)`, opacity: 0 },
        ],
        { delay: timed(DEAL.before + step * at), duration: timed(DEAL.during), easing: EASE_OUT },
      )
    }
  }
}

/** Writes what somebody gets in the air over their mat, for a moment. */
export const award = (table: HTMLElement, seat: number, text: string, mood: 'good' | 'bad', delay: number): Start => {
  const origin = boxOf(table)
  const mat = matsOf(table).get(seat)
  return () => {
    if (mat === undefined) return
    const note = document.createElement('b')
    note.className = `award ${mood}`
    note.textContent = text
    note.style.cssText = placed(mat, origin)
    lend(
      table,
      note,
      [
        { transform: 'translateY(30%) scale(0.4)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1, offset: 0.85 },
        { transform: 'translateY(-20%)', opacity: 0 },
      ],
      { delay: timed(delay), duration: timed(AWARD), easing: EASE_OUT },
    )
  }
}

/** How a table moves, by what begins to move between two states of its game. */
export const movesBy = <Game>(
  startsOf: (table: HTMLElement, shot: Shot, before: Game, after: Game) => readonly Start[],
): Moves<Game> => ({
  takeShot,
  move: (table, shot, before, after) => {
    // Drawn now, laid out in a task of its own, moved and painted with the frame: no task is long.
    layOutSoon()
    return waitForFrame(() => {
      for (const start of startsOf(table, shot, before, after)) start()
    })
  },
})

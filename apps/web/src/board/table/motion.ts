import { layOutSoon, waitForFrame } from '../../ui/nextframe.tsx'
import { COLLECT, DEAL, FLIGHT, SCORE, TURN_OVER } from '../durations.ts'
import { boxOf } from './box.ts'
import { type Moves, timed } from './moves.ts'

const LENGTHS = 'row fan own mat badge glass side zone reach small name say strip foot up w aside wood-width'

/** The position of a card in a hand or a fan. Not inherited, so that a change restyles only the card and not its print. */
const CARD = { '<number>': 'i i1 i2 line m n1 n2 of', '<length>': 'gap' }

// Registered as lengths they are computed once on the table, not again by every card and mat.
const register = (names: string, syntax: string, inherits: boolean): void => {
  for (const name of names.split(' '))
    CSS.registerProperty?.({ name: `--${name}`, syntax, inherits, initialValue: syntax === '<length>' ? '0px' : '0' })
}

register(LENGTHS, '<length>', true)
for (const [syntax, names] of Object.entries(CARD)) register(names, syntax, false)

/** An element, and where it was. */
interface Piece {
  readonly element: HTMLElement
  readonly box: DOMRect
}

/** Positions of everything that moves, before a change. */
export interface Shot {
  readonly hand: ReadonlyMap<string, DOMRect>
  readonly mats: ReadonlyMap<number, DOMRect>
  /** Caps that are not placed on a mat yet, by owner. */
  readonly caps: ReadonlyMap<number, DOMRect>
  readonly laid: readonly Piece[]
  readonly facedown: readonly Piece[]
  readonly crown: DOMRect | undefined
}

/**
 * Starts a movement. All positions are read before the first one starts: a read after that would force a layout each
 * time.
 */
export type Start = () => void

const all = (table: HTMLElement, selector: string): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(selector)]

const pieceOf = (element: HTMLElement): Piece => ({ element, box: boxOf(element) })

/** Positions of the mats, by seat. */
const matsOf = (table: HTMLElement): ReadonlyMap<number, DOMRect> =>
  new Map(all(table, '[data-seat]').map(seat => [Number(seat.dataset.seat), boxOf(seat.querySelector('.mat') ?? seat)]))

/** Cards played to the current trick. */
const PLAYED = ':is(.laid, .played):not(.draft, .collected)'

/** Reads all positions. */
const takeShot = (table: HTMLElement): Shot => ({
  hand: new Map(all(table, '.hand [data-card]').map(card => [card.dataset.card ?? '', boxOf(card)])),
  mats: matsOf(table),
  caps: new Map(all(table, '.place .cap').map(cap => [Number(cap.dataset.owner), boxOf(cap)])),
  laid: all(table, PLAYED).map(pieceOf),
  facedown: all(table, '.facedown').map(pieceOf),
  crown: all(table, `${PLAYED} .crown`).map(boxOf)[0],
})

/** A movement: delay and duration in milliseconds, rotation in degrees and scale at its start. */
interface Flight {
  readonly delay?: number
  readonly during?: number
  readonly turn?: number
  readonly grow?: number
}

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)'

/** Animates an element at the reader's speed. */
export const play = (element: Element | null | undefined, frames: Keyframe[], delay: number, during: number): void => {
  element?.animate(frames, { delay: timed(delay), duration: timed(during), fill: 'backwards' })
}

/** Distance between two centres. */
const between = (from: DOMRect, to: DOMRect): readonly [x: number, y: number] => [
  to.left + to.width / 2 - from.left - from.width / 2,
  to.top + to.height / 2 - from.top - from.height / 2,
]

const pixels = ([x, y]: readonly [x: number, y: number]): string => `${x}px, ${y}px`

/** A translation on the table, in the coordinates of an element inside a rotated and scaled parent. */
const inParent = ([x, y]: readonly [x: number, y: number], within: Element | null): string => {
  const { rotate = '', scale = '' } = within === null ? {} : getComputedStyle(within)
  const turn = (-(Number.parseFloat(rotate) || 0) * Math.PI) / 180
  const [cos, sin, size] = [Math.cos(turn), Math.sin(turn), Number.parseFloat(scale) || 1]
  return pixels([(x * cos - y * sin) / size, (x * sin + y * cos) / size])
}

/** Moves an element from a former position to its own. */
export const flyFrom = (
  element: Element,
  from: DOMRect,
  { delay = 0, during = FLIGHT.card, turn = 0, grow }: Flight = {},
): Start => {
  const to = boxOf(element)
  const scale = grow ?? Math.min(2, from.width / Math.max(1, to.width))
  const translate = inParent(between(to, from), element.parentElement).replace(',', '')
  return () =>
    element.animate([{ translate, rotate: `${turn}deg`, scale: `${scale}` }, {}], {
      delay: timed(delay),
      duration: timed(during),
      easing: EASE_OUT,
      fill: 'backwards',
    })
}

/** Lets an element appear in its place, growing from nothing or from this size. */
export const popIn = (
  element: Element,
  { delay = 0, during = FLIGHT.popIn, grow = 0, turn = 0 }: Flight = {},
): void => {
  element.animate(
    [
      { transform: `rotate(${turn}deg) scale(${grow})`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { delay: timed(delay), duration: timed(during), easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)', fill: 'backwards' },
  )
}

/** Adds an element to the table while it is animated, then removes it. */
const addWhileMoving = (
  table: HTMLElement,
  element: HTMLElement,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): void => {
  element.classList.add('flying')
  element.setAttribute('aria-hidden', 'true')
  table.append(element)
  const flight = element.animate(frames, { fill: 'both', ...timing })
  flight.onfinish = () => element.remove()
  flight.oncancel = () => element.remove()
}

const styleAt = (box: DOMRect, origin: DOMRect): string =>
  `left:${box.left - origin.left}px;top:${box.top - origin.top}px;width:${box.width}px;height:${box.height}px`

/** A trick is collected no faster than this share of its normal time, however fast the game is shown. */
const MIN_SPEED = 0.2

const EASE_AWAY = 'cubic-bezier(0.5, 0, 0.7, 0.4)'

/** Frames of a thing that shrinks and disappears on its way. */
const away = (from: string, to: string, turn: number): Keyframe[] => [
  { transform: `translate(${from})`, opacity: 1 },
  { opacity: 1, offset: 0.8 },
  { transform: `translate(${to}) rotate(${turn}deg) scale(0.25)`, opacity: 0 },
]

/** Moves an element of the collected trick from where it was to its winner. */
const collectOne = ({ element, box }: Piece, to: DOMRect, delay: number, turn: number): Start => {
  const now = boxOf(element)
  const way = (place: DOMRect): string => inParent(between(now, place), element)
  const frames = away(way(box), way(to), turn)
  const timing = { delay: timed(delay, MIN_SPEED), duration: timed(COLLECT.card, MIN_SPEED), easing: EASE_AWAY }
  return () => element.animate(frames, { ...timing, fill: 'backwards' })
}

/** Collects the trick, one element after another. */
export const collect = ({ laid }: Shot, to: DOMRect): Start[] =>
  laid.map((piece, at) => collectOne(piece, to, COLLECT.step * at, at % 2 ? 30 : -30))

/** Moves a face-down card from one place to another. */
export const handOver = (table: HTMLElement, box: DOMRect, to: DOMRect): Start => {
  const origin = boxOf(table)
  return () => {
    const card = document.createElement('i')
    card.className = 'back'
    card.style.cssText = styleAt(box, origin)
    addWhileMoving(table, card, away('0', pixels(between(box, to)), 180), {
      duration: timed(FLIGHT.hand),
      easing: EASE_AWAY,
    })
  }
}

/** Turns a face-down card over, shows its face for a moment and removes it. */
export const turnUp = (table: HTMLElement, { element, box }: Piece, face: HTMLElement): Start => {
  const origin = boxOf(table)
  return () => {
    const turning = element.cloneNode() as HTMLElement
    turning.style.cssText = styleAt(box, origin)
    face.style.cssText = `${styleAt(box, origin)};--p:${box.width}px`
    const large = 'scale(1.5)'
    const read = [
      { transform: `${large} scaleX(0)` },
      { transform: large, offset: 0.16 },
      { transform: large, opacity: 1, offset: 0.84 },
      { transform: 'scale(0.6)', opacity: 0 },
    ]
    addWhileMoving(table, turning, [{ transform: 'none' }, { transform: `${large} scaleX(0)` }], {
      duration: timed(TURN_OVER.half),
    })
    addWhileMoving(table, face, read, { delay: timed(TURN_OVER.half), duration: timed(TURN_OVER.read) })
  }
}

/** H7: cards fly from the centre of the table to these seats, in this order, `cards` to each. */
export const dealAround = (table: HTMLElement, seats: readonly number[], cards: number): Start => {
  const origin = boxOf(table)
  const middle = boxOf(table.querySelector('.towel') ?? table)
  const mats = matsOf(table)
  const flights = Array.from({ length: cards }, () => seats).flat()
  const step = Math.min(DEAL.step, DEAL.total / flights.length)
  const [x, y] = [middle.left + middle.width / 2 - origin.left, middle.top + middle.height / 2 - origin.top]
  return () => {
    for (const [at, seat] of flights.entries()) {
      const mat = mats.get(seat)
      if (mat === undefined) continue
      const card = document.createElement('i')
      card.className = 'back dealing'
      card.style.cssText = `left:${x}px;top:${y}px`
      addWhileMoving(
        table,
        card,
        [
          { transform: 'scale(1)', opacity: 0 },
          { opacity: 1, offset: 0.1 },
          { opacity: 1, offset: 0.85 },
          { transform: `translate(${pixels(between(middle, mat))}) rotate(200deg) scale(0.7)`, opacity: 0 },
        ],
        { delay: timed(DEAL.before + step * at), duration: timed(DEAL.card), easing: EASE_OUT },
      )
    }
  }
}

/** Shows the points of a seat above its mat for a moment. */
export const award = (
  table: HTMLElement,
  seat: number,
  text: string,
  mood: 'good' | 'bad',
  delay: number,
  during: number = SCORE.note,
): Start => {
  const origin = boxOf(table)
  const mat = matsOf(table).get(seat)
  return () => {
    if (mat === undefined) return
    const note = document.createElement('b')
    note.className = `award ${mood}`
    note.textContent = text
    note.style.cssText = styleAt(mat, origin)
    addWhileMoving(
      table,
      note,
      [
        { transform: 'translateY(30%) scale(0.4)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1, offset: 0.85 },
        { transform: 'translateY(-20%)', opacity: 0 },
      ],
      { delay: timed(delay), duration: timed(during), easing: EASE_OUT },
    )
  }
}

/** Keeps an animation that stays on its last frame; it is cancelled with the next change of the game. */
export type Hold = (animation: Animation) => void

/** The motion of a table, from a function that returns what moves between two states of its game. */
export const movesBy = <Game>(
  startsOf: (table: HTMLElement, shot: Shot, before: Game, after: Game, hold: Hold) => readonly Start[],
): Moves<Game> => ({
  takeShot,
  move: (table, shot, before, after) => {
    // The references are needed: Chromium collects a finished animation that nobody refers to and keeps its last frame.
    const held: Animation[] = []
    // Rendered now, laid out in a separate task, moved and painted with the next frame: no task is long.
    layOutSoon()
    const cancelWait = waitForFrame(() => {
      for (const start of startsOf(table, shot, before, after, animation => held.push(animation))) start()
    })
    return () => {
      cancelWait()
      for (const animation of held) animation.cancel()
    }
  },
})

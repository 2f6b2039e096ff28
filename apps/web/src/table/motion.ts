import { paceFactor } from '../game/pace.ts'
import { settings } from '../shell/settings.ts'

/** Where something was, and whether it may still be drawn there. */
export interface Piece {
  readonly element: HTMLElement
  readonly box: DOMRect
  /** The width of its cards, which follow from their place on the table. */
  readonly card: number
}

/** Where everything that moves was before the table changed. */
export interface Shot {
  readonly hand: ReadonlyMap<string, DOMRect>
  readonly mats: ReadonlyMap<number, DOMRect>
  readonly laid: readonly Piece[]
  readonly facedown: readonly Piece[]
  readonly crown: DOMRect | undefined
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move at all: the reader may want stillness, or everything at once. */
export const mayMove = (): boolean => {
  const { motion } = settings.peek()
  return paceFactor() > 0 && (motion === 'full' || (motion === 'auto' && !still.matches))
}

const all = (table: HTMLElement, sign: string): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(sign)]

const pieceOf = (element: HTMLElement): Piece => ({
  element,
  box: element.getBoundingClientRect(),
  card: element.querySelector<HTMLElement>('.card')?.offsetWidth ?? element.offsetWidth,
})

/** Looks where everything is. */
export const takeShot = (table: HTMLElement): Shot => ({
  hand: new Map(all(table, '.hand [data-card]').map(card => [card.dataset.card ?? '', card.getBoundingClientRect()])),
  mats: new Map(
    all(table, '[data-seat]').map(seat => [
      Number(seat.dataset.seat),
      (seat.querySelector('.mat') ?? seat).getBoundingClientRect(),
    ]),
  ),
  laid: all(table, '.laid:not(.draft), .thrown').map(pieceOf),
  facedown: all(table, '.facedown').map(pieceOf),
  crown: table.querySelector(':is(.laid:not(.draft), .thrown) .crown')?.getBoundingClientRect(),
})

/** How something flies: milliseconds before and on the way, how far it turns, how large it begins. */
export interface Flight {
  readonly delay?: number
  readonly during?: number
  readonly turn?: number
  readonly grow?: number
}

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)'

/** The time that something takes at the reader's pace. */
export const timed = (milliseconds: number): number => milliseconds * Math.min(1.4, Math.max(0.5, paceFactor()))

const offset = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px)`

/** Lets an element come from where something else was to where it is now. */
export const flyFrom = (
  element: Element,
  from: DOMRect,
  { delay = 0, during = 220, turn = 0, grow }: Flight = {},
): void => {
  const to = element.getBoundingClientRect()
  const scale = grow ?? Math.min(2, from.width / Math.max(1, to.width))
  element.animate([{ transform: `${offset(from, to)} rotate(${turn}deg) scale(${scale})` }, { transform: 'none' }], {
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

/** Lets what was taken from the table fly on, to where it belongs; then it is gone. */
export const sweepTo = (
  table: HTMLElement,
  { element, box, card }: Piece,
  to: DOMRect,
  { delay = 0, during = 420, turn = 0 }: Flight = {},
): void => {
  const origin = table.getBoundingClientRect()
  const carrier = document.createElement('div')
  carrier.className = 'flying'
  carrier.setAttribute('aria-hidden', 'true')
  carrier.style.cssText = `left:${box.left - origin.left}px;top:${box.top - origin.top}px;width:${box.width}px;height:${box.height}px;--fan:${card}px`
  carrier.append(element)
  table.append(carrier)
  const flight = carrier.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: `${offset(to, box)} rotate(${turn}deg) scale(0.25)`, opacity: 0 },
    ],
    { delay: timed(delay), duration: timed(during), easing: 'cubic-bezier(0.5, 0, 0.7, 0.4)', fill: 'both' },
  )
  flight.onfinish = () => carrier.remove()
  flight.oncancel = () => carrier.remove()
}

/** Ends everything that moves, at once, where it was going. */
export const finishAll = (table: Element): void => {
  for (const animation of table.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  }
}

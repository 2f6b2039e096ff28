import type { Page } from 'playwright-core'

/** A size of the window. */
export type WindowSize = readonly [width: number, height: number]

/** All sizes with these widths and heights. */
export const sizesOf = (widths: readonly number[], heights: readonly number[]): readonly WindowSize[] =>
  widths.flatMap(width => heights.map((height): WindowSize => [width, height]))

/** Widths or heights from one to another in steps. */
export const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

/** Elements of the current table that cannot be pressed or read: covered, outside the window, or truncated. */
const hiddenNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    // Elements under a sheet are not pressed.
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.tabletop')
    if (top === null) return ['no table']
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? element.className
    /** Whether a point of the window belongs to this element, after scrolling to it if possible. */
    const isHit = (element: Element, part: Element, x: number, y: number): boolean => {
      const box = part.getBoundingClientRect()
      const hits = document.elementsFromPoint(box.left + box.width * x, box.top + box.height * y)
      // On wide tables the button of a bet is an empty frame over a seat.
      const isFrame = (each: Element): boolean =>
        each.matches('.rival') && each.firstElementChild?.checkVisibility() !== true
      const hit = hits.find(each => each === element || !isFrame(each))
      return hit !== undefined && (hit === element || element.contains(hit))
    }
    const check = (element: Element, part: Element, x: number, y: number, what: string): void => {
      if (isHit(element, part, x, y)) return
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      if (!isHit(element, part, x, y)) found.push(`${what} ${nameOf(element)}`)
    }
    // The result of a round is visible at once, except in a window that is both low and narrow.
    if (top.matches('dialog') && Math.max(innerWidth, innerHeight) > 560) {
      top.scrollTop = 0
      for (const pad of top.querySelectorAll('.score-pad')) pad.scrollTo(0, 0)
      for (const line of top.querySelectorAll('.score-pad :is(.now, tfoot) th')) {
        if (!isHit(line, line, 0.5, 0.5)) found.push(`not at once the line ${nameOf(line)}`)
      }
    }
    for (const held of top.querySelectorAll('.mat > .held')) {
      const mat = held.parentElement?.getBoundingClientRect() ?? new DOMRect()
      if (held.getBoundingClientRect().bottom > mat.top + mat.height * 0.75) found.push('cards held before a face')
    }
    // Decorations, such as the place of a card that is still in the hand, are not pressed.
    for (const card of top.querySelectorAll('.card:not(.mini, [aria-hidden="true"] *, .draft *)')) {
      for (const sign of ['.number', '.corner', '.letter']) {
        const part = card.querySelector(sign)
        // In a hand with two lines, a chosen card of the lower line may cover the letter above it.
        if (part === null || (sign === '.letter' && card.closest('.hand.many') !== null)) continue
        check(card, part, 0.5, 0.5, `the ${sign.slice(1)} of`)
      }
      // A 10 in a hand must not look like a 1.
      const number = card.closest('.hand') === null ? null : card.querySelector('.number')
      if (number !== null) check(card, number, 0.8, 0.5, 'the end of the number of')
    }
    for (const number of top.querySelectorAll('.taken .number')) {
      const card = number.closest('.card')
      if (card !== null) check(card, number, 0.9, 0.5, 'the end of the number taken')
    }
    // Names, glasses and points are visible at both ends.
    for (const text of top.querySelectorAll('.seat :is(.name, .count, .score)')) {
      if (!text.checkVisibility()) continue
      if (getComputedStyle(text).direction === 'rtl') found.push(`the minus behind ${nameOf(text)}`)
      if (!text.matches('.name') && text.scrollWidth > text.clientWidth + 1) found.push(`too narrow ${nameOf(text)}`)
      for (const x of [0.1, 0.9]) check(text, text, x, 0.5, `the ${text.className} at ${x} of`)
    }
    for (const control of top.querySelectorAll(':is(button, a):not(:disabled, .card)')) {
      if (!control.checkVisibility()) continue
      for (const [x, y] of [
        [0.5, 0.5],
        [0.15, 0.3],
        [0.85, 0.7],
      ] as const) {
        check(control, control, x, y, 'the control')
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} pixels too wide`)
    return found
  })

/** Misplaced elements on a wide table: the player's own seat and action belong to the hand, and the middle is free. */
const misplacedNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('.places:not(.spectator)')
    const hand = table?.querySelector('.hand')
    const isWide = innerWidth >= 960 && innerHeight >= 600
    if (!isWide || table == null || hand == null || document.querySelector('dialog[open]') !== null) return []
    const found: string[] = []
    const boxes = (selector: string, within: Element = table): DOMRect[] =>
      [...within.querySelectorAll(selector)]
        .map(element => element.getBoundingClientRect())
        .filter(box => box.width > 0)
    const gap = (a: DOMRect, b: DOMRect): number =>
      Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))
    const cards = boxes('.card', hand)
    if (cards.length === 0) return []
    const [left, top] = [Math.min(...cards.map(box => box.left)), Math.min(...cards.map(box => box.top))]
    const [right, bottom] = [Math.max(...cards.map(box => box.right)), Math.max(...cards.map(box => box.bottom))]
    const held = new DOMRect(left, top, right - left, bottom - top)
    const seats = [...table.querySelectorAll('.seat')].map(seat => ({
      isOwn: seat.matches('.own'),
      name: seat.querySelector('.name')?.textContent ?? '',
      distance: Math.min(...boxes('.mat', seat).map(box => gap(box, held))),
    }))
    const own = seats.find(({ isOwn }) => isOwn)?.distance ?? Number.POSITIVE_INFINITY
    for (const { isOwn, name, distance } of seats) {
      if (!isOwn && distance <= own) found.push(`${name} is nearer to the hand than its owner`)
    }
    const [towel] = boxes('.towel')
    for (const seat of table.querySelectorAll('.seat')) {
      for (const box of boxes('.mat, .who, .laid:not(.draft)', seat)) {
        // A set may touch the seam of the towel, a mat may not.
        if (towel !== undefined && gap(box, towel) === 0) {
          const [x, y] = [
            Math.min(box.right, towel.right) - Math.max(box.left, towel.left),
            Math.min(box.bottom, towel.bottom) - Math.max(box.top, towel.top),
          ]
          if (Math.min(x, y) > 4)
            found.push(`${seat.querySelector('.name')?.textContent} covers the mat by ${Math.round(Math.min(x, y))}`)
        }
      }
    }
    for (const box of boxes('.bar .button')) {
      const distance = gap(box, held)
      if (distance > 48) found.push(`the action is ${Math.round(distance)} px from the hand`)
    }
    for (const prompt of boxes('.bar .say')) {
      if (boxes('.offers button').some(offer => gap(offer, prompt) === 0))
        found.push('the prompt covers the offered sets')
    }
    return found
  })

/** Checks the page in these sizes; returns each fault with its size. */
export const sweep = async (page: Page, sizes: readonly WindowSize[], look = hiddenNow): Promise<string[]> => {
  const faults: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    // Two frames: one for layout, one for drawing that depends on it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    for (const fault of [...(await look(page)), ...(await misplacedNow(page))])
      faults.push(`${width}×${height}: ${fault}`)
  }
  return faults
}

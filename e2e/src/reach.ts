import type { Page } from 'playwright-core'

/**
 * The controls that cannot be pressed: after scrolling to them, another element covers their middle. Cards of a hand
 * overlap, so a part of them must be free.
 */
export const covered = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate(place => {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    const isFree = (control: Element, points: readonly (readonly [number, number])[]): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (hit === control || control.contains(hit))
      })
    }
    const found: string[] = []
    for (const control of document.querySelectorAll(`${place} button:enabled, ${place} a[href]`)) {
      if (!control.checkVisibility()) continue
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const isCard = control.closest('.hand, .hand') !== null
      const points = isCard ? steps.flatMap(x => steps.map(y => [x, y] as const)) : [[0.5, 0.5] as const]
      if (!isFree(control, points)) found.push(control.outerHTML.slice(0, 120))
    }
    return found
  }, within)

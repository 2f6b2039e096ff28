import type { Page } from 'playwright-core'

/** Names of people may be truncated, log entries may scroll away; everything else must be fully visible. */
const MAY_END_IN_DOTS =
  '.log li, .name, .who b, .who .name, .face, .open-hands b, .bubble b, thead th span, .pad-key span'

/** Returns the texts on the screen that are partly hidden and cannot be reached by scrolling. */
export const cutOffs = async (page: Page): Promise<string[]> => {
  return page.evaluate(mayEnd => {
    /** Tolerance in pixels. */
    const slack = 2
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

    /** Whether the element is meant to be visible: not for screen readers only, and not hidden on purpose. */
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.closest('.unseen, [aria-hidden="true"] svg, svg, select, option') === null

    /** The side on which a rectangle leaves the visible area, if it does. */
    const cutAt = (element: Element, text: DOMRect): string | undefined => {
      let [freeX, freeY] = [false, false]
      for (let box: Element | null = element; box !== null && box !== document.documentElement; ) {
        const style = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (box !== document.body && style.display !== 'inline' && style.display !== 'contents') {
          if (scrolls(style.overflowX)) freeX = true
          if (scrolls(style.overflowY)) freeY = true
          const hidesX = hides(style.overflowX) && !freeX
          const hidesY = hides(style.overflowY) && !freeY
          if (hidesX && (text.right > edge.right + slack || text.left < edge.left - slack)) return 'beside its box'
          if (hidesY && (text.bottom > edge.bottom + 2 * slack || text.top < edge.top - 2 * slack))
            return 'below its box'
        }
        if (style.position === 'fixed') break
        box = box.parentElement
      }
      if (!freeX && (text.right > innerWidth + slack || text.left < -slack)) return 'beside the screen'
      return undefined
    }

    const found = new Set<string>()
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (element === null || text === '' || !isShown(element) || element.closest(mayEnd) !== null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rectangle of range.getClientRects()) {
        const where = rectangle.width === 0 ? undefined : cutAt(element, rectangle)
        if (where !== undefined) found.add(`“${text.slice(0, 60)}” ${where} (${element.className || element.tagName})`)
      }
    }
    return [...found]
  }, MAY_END_IN_DOTS)
}

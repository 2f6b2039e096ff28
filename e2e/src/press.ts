import type { Frame, Locator, Page } from 'playwright-core'
import { ENGINE } from './browser.ts'

/** Position in an element, in pixels from its corner; default: its middle. */
type Spot = { readonly x: number; readonly y: number }

/** Maximum time in milliseconds that a press waits for its target. */
const PATIENCE = 60_000

/** Milliseconds between press and release. */
export const HELD = 60

/**
 * Returns the point where this can be pressed. Waits until it is present, enabled, uncovered and unmoved for a frame,
 * and finds it again after a redraw. It queries the page once where `click` queries often, for games with hundreds of
 * presses.
 */
const spotOf = async (on: Locator, within: Spot | undefined): Promise<Spot> => {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = await on.evaluate(
      async (element, [at, patience]) => {
        let trouble = 'gone'
        let last = ''
        // A background page draws no frames.
        const frame = () =>
          new Promise(soon => {
            requestAnimationFrame(soon)
            setTimeout(soon, 100)
          })
        for (const start = Date.now(); element.isConnected && Date.now() < start + patience; ) {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          const box = element.getBoundingClientRect()
          const x = box.left + (at?.x ?? box.width / 2)
          const y = box.top + (at?.y ?? box.height / 2)
          const hit = document.elementFromPoint(x, y)
          const isHit = hit !== null && (element.contains(hit) || element.closest('label')?.contains(hit) === true)
          const ready = isHit && !element.matches(':disabled')
          const place = ready ? `${x} ${y}` : ''
          if (ready && place === last) return { x, y }
          last = place
          const still = isHit ? 'disabled' : `covered by ${hit?.outerHTML.slice(0, 80) ?? 'the edge of the window'}`
          trouble = ready ? 'moving' : still
          await frame()
        }
        return `${element.outerHTML.slice(0, 80)} is ${element.isConnected ? trouble : 'gone'}`
      },
      [within, PATIENCE] as const,
      { timeout: PATIENCE },
    )
    if (typeof found !== 'string') return found
    if (Date.now() > end) throw new Error(found)
  }
}

/** Whether animations run: then elements may have moved when the finger comes down. */
const moves = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.documentElement.dataset.motion !== 'still' && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  )

/** Presses this with the mouse. */
export const press = async (page: Page | Frame, on: Locator, within?: Spot): Promise<void> => {
  // Only Chromium's driver is precise enough, and a frame in a page has own coordinates.
  if (ENGINE !== 'chromium' || !('mouse' in page) || (await moves(page)))
    return on.click(within === undefined ? { delay: HELD } : { position: within, delay: HELD })
  const { x, y } = await spotOf(on, within)
  await page.mouse.click(x, y)
}

/** Presses this with a finger. */
export const touch = async (page: Page, on: Locator): Promise<void> => {
  if (ENGINE !== 'chromium') return on.tap()
  const { x, y } = await spotOf(on, undefined)
  await page.touchscreen.tap(x, y)
}

/** State of an entry in the browser's history: its screen, and the number of overlays above it. */
interface Step {
  readonly screen: number
  readonly overlay: number
}

/** The open overlays, the top one last. */
const open: (() => void)[] = []

/** The current history entry. */
let at: Step | null = null

const onWay = (): void => {
  const from = at
  at = history.state
  if (from === null || at === null || at.screen !== from.screen || at.overlay >= from.overlay) return
  if (open.length === 0) history.go(-1 - at.overlay)
  for (const close of open.slice(Math.min(at.overlay, open.length - 1)).reverse()) close()
}

/** Starts to follow the browser's Back. */
export const followBack = (): void => {
  at = history.state
  addEventListener('popstate', onWay)
}

/**
 * Makes the browser's Back close an overlay before it leaves the screen. Returns a function that ends this. An overlay
 * that closes in another way leaves its history entry for the next overlay: going back by script takes time and would
 * undo what the user did meanwhile. Back over such an entry goes on to the entry before the screen.
 */
export const overlay = (close: () => void): (() => void) => {
  open.push(close)
  at = history.state ?? { screen: Date.now(), overlay: 0 }
  const { screen, overlay: steps } = at!
  if (steps === 0) history.replaceState(at, '')
  if (steps < open.length) {
    at = { screen, overlay: steps + 1 }
    history.pushState(at, '')
  }
  return () => {
    const last = open.lastIndexOf(close)
    if (last >= 0) open.splice(last, 1)
  }
}

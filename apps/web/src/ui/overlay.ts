/** What an entry of the browser's history says of itself: which screen it belongs to, and how much lies over it. */
interface Step {
  readonly screen: number
  readonly overlay: number
}

/** What lies over the screen now, the uppermost last. */
const open: (() => void)[] = []

/** The entry under the reader's eyes. */
let at: Step | null = null

const onWay = (): void => {
  const from = at
  at = history.state
  if (from === null || at === null || at.screen !== from.screen || at.overlay >= from.overlay) return
  if (open.length === 0) history.go(-1 - at.overlay)
  for (const close of open.slice(Math.min(at.overlay, open.length - 1)).reverse()) close()
}

/** Follows the browser's way back from now on. */
export const followBack = (): void => {
  at = history.state
  addEventListener('popstate', onWay)
}

/**
 * Lets the browser's way back close what lies over the screen before it leaves the screen; gives the way to end that.
 * What closes otherwise leaves its entry where it is, for the next that opens: a step back of ours would take its time,
 * and undo what the reader did meanwhile. Who goes back over such an entry goes on to what came before the screen.
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

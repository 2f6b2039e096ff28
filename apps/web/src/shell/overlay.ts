/** What lies over the screen now, the uppermost last. */
const open: (() => void)[] = []

/** The address over which its steps were made. */
let below = ''
/** Our own step back under way: from which address, and where the reader went before it arrived. */
let leaving: { readonly from: string; to?: string } | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let follows = false

/** How many steps of the browser's history stand for it: every entry says so itself. */
const steps = (): number => (history.state as { overlay?: number } | null)?.overlay ?? 0

/** Brings the history in step with what lies open; what closes while another opens keeps its step. */
const settle = (): void => {
  if (leaving !== undefined) return
  below = location.hash
  for (let step = steps(); step < open.length; step++) history.pushState({ overlay: step + 1 }, '')
  if (steps() <= open.length) return
  const mine = { from: below }
  leaving = mine
  history.go(open.length - steps())
  // A browser may drop a step back when another way is taken meanwhile: then nothing arrives.
  setTimeout(() => {
    if (leaving === mine) leaving = undefined
  }, 1000)
}

const later = (): void => {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

const onWay = (): void => {
  if (leaving !== undefined) {
    if (location.hash !== leaving.from) {
      leaving.to = location.hash
      return
    }
    const { to } = leaving
    leaving = undefined
    if (to !== undefined) location.hash = to
  } else if (location.hash === below) {
    for (const close of open.slice(steps()).reverse()) close()
  }
  later()
}

/** Lets the browser's way back close what lies over the screen before it leaves the screen; gives the way to end that. */
export const overlay = (close: () => void): (() => void) => {
  if (!follows) addEventListener('popstate', onWay)
  follows = true
  open.push(close)
  later()
  return () => {
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
    later()
  }
}

/** What lies over the screen now, the uppermost last. */
const open: (() => void)[] = []

/** How many steps of the browser's history stand for it. */
let steps = 0
/** The address over which they were made. */
let below = ''
/** Steps back that we made ourselves. */
let ours = 0
let timer: ReturnType<typeof setTimeout> | undefined
let follows = false

/** Brings the history in step with what lies open; what closes while another opens keeps its step. */
const settle = (): void => {
  if (location.hash !== below) steps = 0
  below = location.hash
  for (; steps < open.length; steps++) history.pushState({ overlay: steps + 1 }, '')
  if (steps > open.length) {
    ours++
    history.go(open.length - steps)
    steps = open.length
  }
}

const later = (): void => {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

const onBack = (): void => {
  if (ours > 0) {
    ours--
    return
  }
  const top = open.at(-1)
  if (steps === 0 || top === undefined || location.hash !== below) return
  steps--
  top()
}

/** Lets the browser's way back close what lies over the screen before it leaves the screen; gives the way to end that. */
export const overlay = (close: () => void): (() => void) => {
  if (!follows) addEventListener('popstate', onBack)
  follows = true
  open.push(close)
  later()
  return () => {
    const at = open.lastIndexOf(close)
    if (at >= 0) open.splice(at, 1)
    later()
  }
}

import { type ReadonlySignal, signal } from '@preact/signals'

// Not read from the table of breakpoints: the first view needs only this one.
const WIDE = '(width >= 960px) and (height >= 600px)'

const follow = (condition: string): ReadonlySignal<boolean> => {
  const query = matchMedia(condition)
  const matches = signal(query.matches)
  query.addEventListener('change', event => {
    matches.value = event.matches
  })
  return matches
}

/** Whether the window is larger than a phone. */
export const wide = follow(WIDE)

/** Whether it is also wide enough for a column beside a small table, and beside any. */
export const laptop = follow(`${WIDE} and (width >= 1180px) and (aspect-ratio >= 3 / 2)`)
export const desktop = follow(`${WIDE} and (width >= 1600px) and (aspect-ratio >= 3 / 2)`)

import { type ReadonlySignal, signal } from '@preact/signals'

// A copy of one breakpoint, so that the first view does not load the others.
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

/** Whether it is wide enough for a column beside a small table, and beside any table. */
export const laptop = follow(`${WIDE} and (width >= 1180px) and (aspect-ratio >= 3 / 2)`)
export const desktop = follow(`${WIDE} and (width >= 1600px) and (aspect-ratio >= 3 / 2)`)

/** Whether the window is wide enough for a column on each side of the table. */
export const ultrawide = follow(`${WIDE} and (width >= 1600px) and (aspect-ratio >= 2 / 1)`)

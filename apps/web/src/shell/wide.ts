import { signal } from '@preact/signals'

const query = matchMedia('(min-width: 900px) and (min-height: 520px)')

/** Whether the screen has room for more than the table. What is not seen need not be drawn. */
export const wide = signal(query.matches)

query.addEventListener('change', ({ matches }) => {
  wide.value = matches
})

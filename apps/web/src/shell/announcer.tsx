import { signal } from '@preact/signals'

// Two regions in turns: the same sentence twice in a row is still read twice.
const polite = [signal(''), signal('')] as const
const urgent = signal('')
let turn = 0

/** Tells readers who listen what has happened; `now` interrupts what is being read. */
export const announce = (sentence: string, now = false): void => {
  if (now) {
    urgent.value = sentence
    return
  }
  const [spoken, quiet] = turn++ % 2 === 0 ? polite : [polite[1], polite[0]]
  spoken.value = sentence
  quiet.value = ''
}

/** The regions that screen readers listen to; once on the page. */
export const Announcer = () => (
  <div class="unseen">
    <p aria-live="polite">{polite[0]}</p>
    <p aria-live="polite">{polite[1]}</p>
    <p aria-live="assertive">{urgent}</p>
  </div>
)

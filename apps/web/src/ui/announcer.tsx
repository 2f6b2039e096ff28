import { signal } from '@preact/signals'

/** How many sentences wait to be read: what is older was read, or is of no use any more. */
const MOST = 12

const lines = signal<readonly { readonly number: number; readonly sentence: string }[]>([])
const urgent = signal('')
let spoken = 0

/** Tells readers who listen what has happened; `now` interrupts what is being read. */
export const announce = (sentence: string, now = false): void => {
  if (now) {
    urgent.value = sentence
    return
  }
  // Each sentence is an addition of its own: many at once are read one after another.
  // Peeked at, not read: an effect that speaks must not listen to what it said.
  lines.value = [...lines.peek(), { number: spoken++, sentence }].slice(-MOST)
}

/** Removes everything that was said on the last screen. */
export const clearAnnouncements = (): void => {
  lines.value = []
  urgent.value = ''
}

/** The regions that screen readers listen to; once on the page. */
export const Announcer = () => (
  <div class="unseen">
    <div role="log" aria-live="polite">
      {lines.value.map(({ number, sentence }) => (
        <p key={number}>{sentence}</p>
      ))}
    </div>
    <p aria-live="assertive">{urgent}</p>
  </div>
)

import { signal } from '@preact/signals'

/** Maximum number of sentences in a live region. Older ones were read or are obsolete. */
const MAX_LINES = 12

const lines = signal<readonly { readonly number: number; readonly sentence: string }[]>([])
const urgent = signal('')
let spoken = 0

/** Announces a sentence to screen readers. `now` interrupts the current sentence. */
export const announce = (sentence: string, now = false): void => {
  if (now) {
    urgent.value = sentence
    return
  }
  // Each sentence is a separate element, so that several are read one after another.
  // Peek: an effect that announces must not depend on the announcements.
  lines.value = [...lines.peek(), { number: spoken++, sentence }].slice(-MAX_LINES)
}

/** Removes the announcements of the last screen. */
export const clearAnnouncements = (): void => {
  lines.value = []
  urgent.value = ''
}

/** The live regions of the page. */
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

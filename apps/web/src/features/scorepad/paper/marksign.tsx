import { words } from '../../../base/speech.ts'

/** H25, H28: the mark beside the points: a pencilled cross, or the letter of the brawl. */
export const MarkSign = ({ mark }: { mark: 'X' | 'B' | '' }) => (
  <sup class={`mark-${mark}`} aria-hidden="true">
    {mark === 'X' ? (
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" />
      </svg>
    ) : (
      words('pad').marks[mark]
    )}
  </sup>
)

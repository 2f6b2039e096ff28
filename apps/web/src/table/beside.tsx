import type { ComponentChildren } from 'preact'
import type { Place } from '../game/place.ts'
import { words } from '../shell/speech.ts'
import { wide } from '../shell/wide.ts'

/** How many sentences stand there. */
const LINES = 6

/** What lies beside the table on a wide screen: the pad, and what happened lately, the newest first. */
export const Beside = ({ place, children }: { place: Place; children: ComponentChildren }) => {
  const { menu } = words('table')
  if (!wide.value) return null
  return (
    <div class="nearby">
      {children}
      <ol class="log" aria-label={menu.log}>
        {place.log.value
          .slice(-LINES)
          .reverse()
          .map((sentence, at) => (
            <li key={`${at} ${sentence}`}>{sentence}</li>
          ))}
      </ol>
    </div>
  )
}

import './around.css'
import type { ComponentChildren } from 'preact'
import { words } from '../shell/speech.ts'
import { wide } from '../shell/wide.ts'
import type { Place } from './place.ts'

/** How many sentences stand there. */
const LINES = 12

/** What stands beside the table on a wide screen: the pad, and what happened lately. */
export const Beside = ({ place, children }: { place: Place; children: ComponentChildren }) => {
  const { pad, menu } = words('table')
  if (!wide.value) return null
  return (
    <aside class="beside" aria-label={pad.heading}>
      {children}
      <ol class="log" aria-label={menu.log}>
        {place.log.value.slice(-LINES).map((sentence, at) => (
          <li key={`${at} ${sentence}`}>{sentence}</li>
        ))}
      </ol>
    </aside>
  )
}

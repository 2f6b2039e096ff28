import './sidecolumn.css'
import type { TableView } from '@halfpint/table'
import type { ComponentChildren, ComponentType } from 'preact'
import { words } from '../../base/speech.ts'
import type { BoardProps } from '../../session/board.ts'
import { Later } from '../../ui/later.tsx'

/** Number of sentences shown. */
const LOG_LINES = 6

/** The latest events, newest first. */
export const Log = ({ place }: Pick<BoardProps, 'place'>) => (
  <ol class="log" aria-label={words('table').menu.log}>
    {place.log.value
      .slice(-LOG_LINES)
      .reverse()
      .map((sentence, at) => (
        <li key={`${at} ${sentence}`}>{sentence}</li>
      ))}
  </ol>
)

interface SideColumnProps extends Pick<BoardProps, 'place'> {
  readonly view: TableView
  /** Shown instead of the pad. */
  readonly standings: ComponentChildren
  readonly Pad: () => Promise<ComponentType<{ readonly view: TableView }>>
}

/** The pad or the standings, and the log, beside the table on wide screens. */
export const SideColumn = ({ place, view, standings, Pad }: SideColumnProps) => (
  <div class="nearby">
    {standings ?? <Later key="pad" load={Pad} with={{ view }} />}
    <Log place={place} />
  </div>
)

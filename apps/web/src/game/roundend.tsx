import type { TableView } from '@halfpint/table'
import type { ComponentChildren } from 'preact'
import { Sheet } from '../parts/sheet.tsx'
import { Soon } from '../parts/soon.tsx'
import { words } from '../shell/speech.ts'

/** What every game is given for the end of a round. */
export interface RoundEndProps {
  readonly view: TableView
  /** What else is said below the pad. */
  readonly more?: ComponentChildren
  readonly onGo: () => void
}

interface RoundEndSheetProps {
  /** How many rounds are scored. */
  readonly rounds: number
  /** Whether the game is over with this one. */
  readonly last: boolean
  /** What was dramatic about it. */
  readonly drama: ComponentChildren
  /** The pad, and what else is said below it. */
  readonly children: ComponentChildren
  readonly onGo: () => void
}

/** The sheet of a round that was scored: the drama, if there was one, the pad, and the way on. */
export const RoundEndSheet = ({ rounds, last, drama, children, onGo }: RoundEndSheetProps) => {
  const { pad } = words('table')
  return (
    <Sheet heading={pad.soFar(rounds)} onClose={onGo}>
      {drama}
      {/* The way on comes with the pad above it, and not a frame before: it would leap from under the finger. */}
      <Soon>
        {children}
        <div class="sheet-acts">
          <button type="button" class="button" onClick={onGo}>
            {last ? pad.toFinal : pad.next}
          </button>
        </div>
      </Soon>
    </Sheet>
  )
}

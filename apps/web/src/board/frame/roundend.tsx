import type { ComponentChildren } from 'preact'
import { words } from '../../base/speech.ts'
import { Soon } from '../../ui/nextframe.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { takeFocus } from '../../ui/taskfocus.ts'

interface RoundEndSheetProps {
  /** The number of scored rounds. */
  readonly rounds: number
  /** Whether this was the last round of the match. */
  readonly last: boolean
  /** The scene of a special event of the round. */
  readonly scene: ComponentChildren
  /** The pad, and everything below it. */
  readonly children: ComponentChildren
  readonly onGo: () => void
}

/** The sheet of a scored round: its scene, the pad, and the button that continues. */
export const RoundEndSheet = ({ rounds, last, scene, children, onGo }: RoundEndSheetProps) => {
  const { pad } = words('table')
  return (
    <Sheet heading={pad.soFar(rounds)} onClose={onGo}>
      {scene}
      {/* The button appears together with the pad above it; a frame earlier it would move under the finger. */}
      <Soon>
        {children}
        <div class="sheet-acts">
          <button type="button" class="button" onClick={onGo} ref={takeFocus}>
            {last ? pad.toFinal : pad.next}
          </button>
        </div>
      </Soon>
    </Sheet>
  )
}

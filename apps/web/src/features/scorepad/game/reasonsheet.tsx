import './sheets.css'
import type { Seat } from '@halfpint/core'
import { words } from '../../../base/speech.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Question } from '../padinterface.ts'
import type { PadEditor } from './padeditor.ts'

/** The reasons of a number on the pad, with a way to change it. */
export const ReasonSheet = ({
  editor,
  question,
  onClose,
}: {
  editor: PadEditor
  question: Question
  onClose: () => void
}) => {
  const { reason: say } = words('pad')
  const { round, seat } = question
  const name = (of: Seat): string => editor.pad.value.players[of]!
  const { Reasons } = editor.face
  const heading = round === 'bonus' ? say.bonusHeading(name(seat)) : say.heading(name(seat), round + 1)
  return (
    <Sheet heading={heading} onClose={onClose}>
      <Reasons editor={editor} question={question} name={name} />
      {round === 'bonus' ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose()
            editor.mend(round)
          }}
        >
          {say.change}
        </button>
      )}
    </Sheet>
  )
}

import './sheets.css'
import type { Seat } from '@halfpint/core'
import { words } from '../../../base/speech.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Question } from '../face.ts'
import type { Desk } from './desk.ts'

/** The reasons of a number on the pad, with a way to change it. */
export const ReasonSheet = ({ desk, question, onClose }: { desk: Desk; question: Question; onClose: () => void }) => {
  const { reason: say } = words('pad')
  const { round, seat } = question
  const name = (of: Seat): string => desk.pad.value.players[of]!
  const { Reasons } = desk.face
  const heading = round === 'bonus' ? say.bonusHeading(name(seat)) : say.heading(name(seat), round + 1)
  return (
    <Sheet heading={heading} onClose={onClose}>
      <Reasons desk={desk} question={question} name={name} />
      {round === 'bonus' ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            onClose()
            desk.mend(round)
          }}
        >
          {say.change}
        </button>
      )}
    </Sheet>
  )
}

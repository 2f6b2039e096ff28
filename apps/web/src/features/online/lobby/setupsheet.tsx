import { clockwise } from '@halfpint/core'
import type { PlayerCommand, Setup, TableView } from '@halfpint/table'
import { useSignal } from '@preact/signals'
import { words } from '../../../base/speech.ts'
import { withStarter } from '../../../board/starter.ts'
import { seatName } from '../../../ui/seatface.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { rememberSetup, withPause } from './setup.ts'
import { SetupForm } from './setupform.tsx'

const takenSeats = (view: TableView): number =>
  view.seats.reduce((most, seatState, seat) => (seatState.kind === 'person' ? seat + 1 : most), 0)

interface SetupSheetProps {
  readonly view: TableView
  readonly send: (command: PlayerCommand) => void
  readonly onClose: () => void
}

/** Changes game, rules and seats of a table between two matches. */
export const SetupSheet = ({ view, send, onClose }: SetupSheetProps) => {
  const { create, over, lobby } = words('online')
  const setup = useSignal<Setup>(view.setup)
  const { game, options, seats } = setup.value
  const names = Array.from({ length: seats }, (_, seat) => {
    const seatState = view.seats[seat]
    return seatState === undefined || seatState.kind === 'open' ? lobby.seat(seat + 1) : seatName(seatState)
  })
  // The start seat moves on with each match: what is stored is the one of the first match.
  const moved = view.matches % seats
  return (
    <Sheet heading={over.lobby} onClose={onClose}>
      <SetupForm
        setup={setup.value}
        taken={takenSeats(view)}
        onChange={next => (setup.value = next)}
        starter={{
          names,
          chosen: typeof options.startSeat === 'number' ? clockwise(options.startSeat, seats, moved) : 'lot',
          onChoose: chosen => {
            const first = chosen === 'lot' ? chosen : clockwise(chosen, seats, seats - moved)
            setup.value = { ...setup.value, options: withStarter(game, options, seats, first) }
          },
        }}
      />
      <div class="sheet-acts">
        <button
          type="button"
          class="button"
          onClick={() => {
            rememberSetup(setup.value)
            send({ type: 'change-setup', setup: withPause(setup.value) })
            onClose()
          }}
        >
          {create.save}
        </button>
      </div>
    </Sheet>
  )
}

import type { PlayerCommand, TableView } from '@halfpint/table'
import { settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { type SymbolName, symbolOf } from '../../../ui/faces/symbol.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { freeSymbol, hasName, You } from '../../../ui/you.tsx'

/** The symbols of the other people at a table, and of those who get a seat with the next deal. */
export const symbolsAt = ({ seats: seatStates, reserved, viewer }: TableView): readonly SymbolName[] => [
  ...seatStates.flatMap((seatState, seat) =>
    seatState.kind === 'person' && seat !== viewer ? [symbolOf(seatState.person.symbol)] : [],
  ),
  ...reserved.flatMap(waiting => (waiting === null ? [] : [symbolOf(waiting.person.symbol)])),
]

interface RenameProps {
  readonly view: TableView
  readonly send: (command: PlayerCommand) => void
  readonly onClose: () => void
}

/** Changes the reader's name and symbol, here and for the next tables. */
export const RenameSheet = ({ view, send, onClose }: RenameProps) => {
  const { lobby } = words('online')
  return (
    <Sheet heading={lobby.rename} onClose={onClose}>
      <form
        class="rename"
        onSubmit={event => {
          event.preventDefault()
          const { name, symbol: requested } = settings.peek()
          if (!hasName()) return
          send({ type: 'rename', name, symbol: freeSymbol(requested, symbolsAt(view)) })
          onClose()
        }}
      >
        <You taken={symbolsAt(view)} />
        <div class="sheet-acts">
          <button type="submit" class="button" disabled={!hasName()}>
            {lobby.renamed}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

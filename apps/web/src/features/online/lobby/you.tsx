import { freeSymbol as freeSymbolAt, type PlayerCommand, type TableView } from '@halfpint/table'
import { set, settings } from '../../../base/settings.ts'
import { words } from '../../../base/speech.ts'
import { PlayerSymbol, SYMBOL_NAMES, type SymbolName, symbolOf } from '../../../ui/faces/symbol.tsx'
import { Choices, TextField } from '../../../ui/field.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

/** The symbols of the other people at a table, and of those who get a seat with the next deal. */
export const symbolsAt = ({ seats: seatStates, reserved, viewer }: TableView): readonly SymbolName[] => [
  ...seatStates.flatMap((seatState, seat) =>
    seatState.kind === 'person' && seat !== viewer ? [symbolOf(seatState.person.symbol)] : [],
  ),
  ...reserved.flatMap(waiting => (waiting === null ? [] : [symbolOf(waiting.person.symbol)])),
]

/** The wanted symbol, or a free one if somebody at the table has it. */
export const freeSymbol = (wanted: string, taken: readonly SymbolName[]): SymbolName =>
  symbolOf(freeSymbolAt(wanted, taken))

/** The reader's name and symbol, stored on this device. Symbols of others at the table are not offered. */
export const You = ({ taken = [] }: { taken?: readonly SymbolName[] }) => {
  const { settings: say, symbols } = words('core')
  const { name, symbol } = settings.value
  const free = SYMBOL_NAMES.filter(each => !taken.includes(each))
  return (
    <>
      <TextField
        caption={say.name}
        value={name}
        most={24}
        placeholder={say.namePlaceholder}
        onWrite={next => set({ name: next })}
      />
      <Choices
        caption={say.symbol}
        value={freeSymbol(symbol, taken)}
        values={free.length === 0 ? SYMBOL_NAMES : free}
        say={each => <PlayerSymbol symbol={each} />}
        label={each => symbols[each]}
        onChoose={next => set({ symbol: next })}
      />
    </>
  )
}

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

/** Whether the reader has chosen a name. */
export const hasName = (): boolean => settings.value.name.trim() !== ''

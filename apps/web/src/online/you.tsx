import type { TableView, Wish } from '@halfpint/table'
import { PlayerSymbol, SYMBOL_NAMES, type SymbolName, symbolOf } from '../faces/symbol.tsx'
import { Choices, TextField } from '../parts/field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { set, settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'

/** The symbols of the people who sit at a table. */
export const symbolsAt = ({ chairs, viewer }: TableView): readonly string[] =>
  chairs.flatMap((chair, seat) => (chair.kind === 'person' && seat !== viewer ? [chair.person.symbol] : []))

/** The symbol that is wished, or another one if somebody at the table has it: chips are told apart by it. */
export const freeSymbol = (wished: string, taken: readonly string[]): SymbolName => {
  const symbol = symbolOf(wished)
  if (!taken.includes(symbol)) return symbol
  return SYMBOL_NAMES.find(each => !taken.includes(each)) ?? symbol
}

/** Who the reader is: name and symbol, remembered on this device; what others at the table have is not offered. */
export const You = ({ taken = [] }: { taken?: readonly string[] }) => {
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
  readonly wish: (wish: Wish) => void
  readonly onClose: () => void
}

/** Another name and symbol for the reader, here and at the next tables. */
export const RenameSheet = ({ view, wish, onClose }: RenameProps) => {
  const { lobby } = words('online')
  return (
    <Sheet heading={lobby.rename} onClose={onClose}>
      <form
        class="rename"
        onSubmit={event => {
          event.preventDefault()
          const { name, symbol: wished } = settings.peek()
          if (!hasName()) return
          wish({ type: 'rename', name, symbol: freeSymbol(wished, symbolsAt(view)) })
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

/** Whether the reader has said what to call them. */
export const hasName = (): boolean => settings.value.name.trim() !== ''

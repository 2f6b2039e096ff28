import type { Wish } from '@halfpint/table'
import { PlayerSymbol, SYMBOL_NAMES, symbolOf } from '../faces/symbol.tsx'
import { Choices, TextField } from '../parts/field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { set, settings } from '../shell/settings.ts'
import { words } from '../shell/speech.ts'

/** Who the reader is: name and symbol, remembered on this device. */
export const You = () => {
  const { settings: say, symbols } = words('core')
  const { name, symbol } = settings.value
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
        value={symbolOf(symbol)}
        values={SYMBOL_NAMES}
        say={each => <PlayerSymbol symbol={each} />}
        label={each => symbols[each]}
        onChoose={next => set({ symbol: next })}
      />
    </>
  )
}

interface RenameProps {
  readonly wish: (wish: Wish) => void
  readonly onClose: () => void
}

/** Another name and symbol for the reader, here and at the next tables. */
export const RenameSheet = ({ wish, onClose }: RenameProps) => {
  const { lobby, create } = words('online')
  return (
    <Sheet heading={lobby.rename} onClose={onClose}>
      <form
        class="rename"
        onSubmit={event => {
          event.preventDefault()
          const { name, symbol } = settings.peek()
          if (!hasName()) return
          wish({ type: 'rename', name, symbol })
          onClose()
        }}
      >
        <You />
        <div class="sheet-acts">
          <button type="submit" class="button" disabled={!hasName()}>
            {create.save}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

/** Whether the reader has said what to call them. */
export const hasName = (): boolean => settings.value.name.trim() !== ''

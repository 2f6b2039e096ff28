import { freeSymbol as freeSymbolAt } from '@halfpint/table'
import { set, settings } from '../base/settings.ts'
import { words } from '../base/speech.ts'
import { PlayerSymbol, SYMBOL_NAMES, type SymbolName, symbolOf } from './faces/symbol.tsx'
import { Choices, TextField } from './field.tsx'

/** The wanted symbol, or a free one if somebody else has it. */
export const freeSymbol = (wanted: string, taken: readonly SymbolName[]): SymbolName =>
  symbolOf(freeSymbolAt(wanted, taken))

/** The reader's name and symbol, stored on this device. Symbols of others are not offered. */
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

/** Whether the reader has chosen a name. */
export const hasName = (): boolean => settings.value.name.trim() !== ''

import type { TableView } from '@halfpint/table'
import { SYMBOL_NAMES } from '../../ui/faces/symbol.tsx'
import { seatName } from '../../ui/seatface.tsx'

/** The players of a table in the format of a pad; bots get a symbol that nobody else has. */
export const peopleAt = ({
  seats: seatStates,
}: TableView): { readonly players: string[]; readonly symbols: string[] } => {
  const taken = new Set(seatStates.flatMap(seatState => (seatState.kind === 'person' ? [seatState.person.symbol] : [])))
  const free = SYMBOL_NAMES.filter(name => !taken.has(name))
  return {
    players: seatStates.map(seatName),
    symbols: seatStates.map(seatState =>
      seatState.kind === 'person' ? seatState.person.symbol : (free.shift() ?? 'anchor'),
    ),
  }
}

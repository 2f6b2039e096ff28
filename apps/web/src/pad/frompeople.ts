import type { TableView } from '@halfpint/table'
import { SYMBOL_NAMES } from '../faces/symbol.tsx'
import { chairName } from '../game/chair.tsx'

/** Who sits at a table, as a pad names them; bots get a symbol that nobody else has. */
export const peopleAt = ({ chairs }: TableView): { readonly players: string[]; readonly symbols: string[] } => {
  const taken = new Set(chairs.flatMap(chair => (chair.kind === 'person' ? [chair.person.symbol] : [])))
  const free = SYMBOL_NAMES.filter(name => !taken.has(name))
  return {
    players: chairs.map(chairName),
    symbols: chairs.map(chair => (chair.kind === 'person' ? chair.person.symbol : (free.shift() ?? 'anchor'))),
  }
}

import type { BySeat } from '@halfpint/core'
import type { SeatState, Table, TableView } from '@halfpint/table'
import { words } from '../../base/speech.ts'
import { CHARACTERS } from '../../ui/faces/regulars.ts'
import { SYMBOL_NAMES } from '../../ui/faces/symbol.tsx'
import { databaseJournal, openTables } from '../worker/database.ts'
import { seatStateOf } from './gamesteps.ts'
import { foldLog } from './retry.ts'
import type { Source } from './source.ts'

/** The bots on these seats; `null` for people, also for those who left their seats to a bot. */
export const botsOfSeats = (seatStates: Table['seats']): BySeat<string | null> =>
  seatStates.map(seatState => (seatState.kind === 'bot' && !seatState.free ? seatState.bot : null))

/** The characters with these names; `null` for all other names. */
export const charactersNamed = (names: BySeat<string>): BySeat<string | null> => {
  const { characters } = words('core')
  return names.map(name => CHARACTERS.find(each => characters[each].name === name) ?? null)
}

/** The bots of a game. A local table knows them; other records contain names only. */
export const botsIn = async (source: Source, players: BySeat<string>): Promise<BySeat<string | null>> => {
  if (source.kind !== 'local') return charactersNamed(players)
  const database = await openTables()
  const log = await databaseJournal(database, source.table).read(0)
  database.close()
  const bots = botsOfSeats(foldLog(log).seats)
  return bots.length === players.length ? bots : charactersNamed(players)
}

/** A view in which people who left their seats to a bot have symbols that no other player has. */
export const withSymbols = <View extends Pick<TableView, 'seats'>>(view: View): View => {
  const taken = view.seats.map(seatState => (seatState.kind === 'person' ? seatState.person.symbol : ''))
  const open = SYMBOL_NAMES.filter(symbol => !taken.includes(symbol))
  const seatStates = view.seats.map((seatState, seat): SeatState => {
    if (seatState.kind !== 'bot' || !seatState.free) return seatState
    const shown = seatStateOf(seatState.name, seat)
    const symbol = open[seat % open.length]!
    return shown.kind === 'person' ? { ...shown, person: { ...shown.person, symbol } } : shown
  })
  return { ...view, seats: seatStates }
}

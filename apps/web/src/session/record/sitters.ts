import type { BySeat } from '@halfpint/core'
import type { SeatState, Table, TableView } from '@halfpint/table'
import { words } from '../../base/speech.ts'
import { CHARACTERS } from '../../ui/faces/regulars.ts'
import { SYMBOL_NAMES } from '../../ui/faces/symbol.tsx'
import { databaseJournal, openTables } from '../worker/database.ts'
import { seatStateOf } from './reel.ts'
import { foldLog } from './retry.ts'
import type { Source } from './source.ts'

/** The bots on these chairs; `null` for people, also for those who have left theirs to a bot. */
export const botsOn = (seatStates: Table['seats']): BySeat<string | null> =>
  seatStates.map(seatState => (seatState.kind === 'bot' && !seatState.free ? seatState.bot : null))

/** The regulars who are called like this; `null` for everybody else. */
export const regularsNamed = (names: BySeat<string>): BySeat<string | null> => {
  const { characters } = words('core')
  return names.map(name => CHARACTERS.find(each => characters[each].name === name) ?? null)
}

/** The bots that sat at a game: a table in this browser knows them, any other record only tells names. */
export const botsIn = async (source: Source, players: BySeat<string>): Promise<BySeat<string | null>> => {
  if (source.kind !== 'local') return regularsNamed(players)
  const database = await openTables()
  const log = await databaseJournal(database, source.table).read(0)
  database.close()
  const bots = botsOn(foldLog(log).seats)
  return bots.length === players.length ? bots : regularsNamed(players)
}

/** A try as it is shown: who has left a chair to a bot still has a symbol there, one that nobody else has. */
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

import type { BySeat } from '@halfpint/core'
import type { Chair, Table, TableView } from '@halfpint/table'
import { CHARACTERS } from '../faces/regulars.ts'
import { SYMBOL_NAMES } from '../faces/symbol.tsx'
import { databaseJournal, openTables } from '../local/database.ts'
import { chairOf } from '../replay/reel.ts'
import type { Source } from '../replay/source.ts'
import { words } from '../shell/speech.ts'
import { foldLog } from './retry.ts'

/** The bots on these chairs; `null` for people, also for those who have left theirs to a bot. */
export const botsOn = (chairs: Table['chairs']): BySeat<string | null> =>
  chairs.map(chair => (chair.kind === 'bot' && !chair.free ? chair.bot : null))

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
  const bots = botsOn(foldLog(log).chairs)
  return bots.length === players.length ? bots : regularsNamed(players)
}

/** A try as it is shown: who has left a chair to a bot still has a symbol there, one that nobody else has. */
export const withSymbols = <View extends Pick<TableView, 'chairs'>>(view: View): View => {
  const taken = view.chairs.map(chair => (chair.kind === 'person' ? chair.person.symbol : ''))
  const open = SYMBOL_NAMES.filter(symbol => !taken.includes(symbol))
  const chairs = view.chairs.map((chair, seat): Chair => {
    if (chair.kind !== 'bot' || !chair.free) return chair
    const shown = chairOf(chair.name, seat)
    const symbol = open[seat % open.length] as string
    return shown.kind === 'person' ? { ...shown, person: { ...shown.person, symbol } } : shown
  })
  return { ...view, chairs }
}

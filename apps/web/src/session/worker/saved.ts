import { hex } from '../../base/chance.ts'
import { noteChange } from '../../base/changes.ts'
import { countFinishedGame, recall, remember } from '../../base/settings.ts'

/** The last table in this browser. */
const lastTable = (game: string): string | null => {
  const kept = recall(`local.${game}`)
  return typeof kept === 'string' ? kept : null
}

/** The id of the game in progress in this browser; a new one if there is none. */
export const tableOf = (game: string): string => {
  const kept = lastTable(game)
  if (kept !== null) return kept
  const table = `local-${hex(8)}`
  remember(`local.${game}`, table)
  return table
}

/** The next game starts at a new table. */
export const leaveTable = (game: string): void => remember(`local.${game}`, null)

/** Notes whether the game at the last table is over, so that the home page does not load the database. */
export const noteOver = (game: string, over: boolean): void => {
  const table = lastTable(game)
  if ((recall(`over.${game}`) === table) === over) return
  remember(`over.${game}`, over ? table : null)
  if (!over) return
  countFinishedGame()
  noteChange()
}

/** Whether a game in this browser can be continued. */
export const isWaiting = (game: string): boolean => {
  const table = lastTable(game)
  return table !== null && recall(`over.${game}`) !== table
}

/** The bots of the last table. Only the rules know whether this number is allowed. */
export const lastBots = (game: string): readonly string[] => {
  const stored = recall(`wish.${game}`) as { readonly bots?: unknown } | undefined
  return Array.isArray(stored?.bots) ? stored.bots.filter(bot => typeof bot === 'string') : []
}

import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '@halfpint/core'
import { isDay, LINKED_GAME_IDS, readLink } from '@halfpint/daily'
import type { AddressTags } from '../http/addresstags.ts'
import type { SheetEntry, Sheets } from './sheets.ts'

/** Where the results of the deal of a day are stored. */
export const daySheet = (day: string, game: string): Result<string> => {
  if (!isDay(day)) return refuse('bad-day', { day })
  if (!LINKED_GAME_IDS.includes(game)) return refuse('unknown-game', { game, known: [...LINKED_GAME_IDS] })
  return ok(`day-${day}-${game}`)
}

/** Where the results of a challenge are stored. */
export const challengeSheet = (link: string): string =>
  `challenge-${createHash('sha256').update(link).digest('hex').slice(0, 32)}`

/** Where the results of a list are stored that is named as `2026-11-16/herzlos`, or by the letters of a challenge. */
export const sheetNamed = (list: string): Result<string> => {
  const [day, game] = list.split('/')
  if (day !== undefined && game !== undefined) return daySheet(day, game)
  const linked = readLink(list)
  return linked.ok ? ok(challengeSheet(list)) : linked
}

/** A result in a list, and whether everybody sees it. */
export interface Ranked extends SheetEntry {
  readonly isPublic: boolean
}

/** The results of a list, the best first. Everybody sees the best `most` of each address, and none of a banned one. */
export const readRanked = async (
  sheets: Sheets,
  tags: AddressTags,
  sheet: string,
  most: number,
): Promise<readonly Ranked[]> => {
  const banned = tags.bannedIn(sheet)
  const counts = new Map<string, number>()
  return (await sheets.read(sheet)).map(entry => {
    const { addressTag = entry.person } = entry
    const count = (counts.get(addressTag) ?? 0) + 1
    counts.set(addressTag, count)
    return { ...entry, isPublic: count <= most && !banned.has(addressTag) }
  })
}

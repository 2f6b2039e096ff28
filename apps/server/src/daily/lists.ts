import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '@halfpint/core'
import { isDay, LINKED_GAME_IDS, readLink } from '@halfpint/daily'
import type { AddressTags } from '../http/addresstags.ts'
import type { ResultStore, StoredResult } from './results.ts'

/** The id of the list of a daily deal. */
export const dayListId = (day: string, game: string): Result<string> => {
  if (!isDay(day)) return refuse('bad-day', { day })
  if (!LINKED_GAME_IDS.includes(game)) return refuse('unknown-game', { game, known: [...LINKED_GAME_IDS] })
  return ok(`day-${day}-${game}`)
}

/** The id of the list of a challenge. */
export const challengeListId = (link: string): string =>
  `challenge-${createHash('sha256').update(link).digest('hex').slice(0, 32)}`

/** The id of a list that is named like `2026-11-16/herzlos`, or by the letters of a challenge. */
export const listIdOf = (list: string): Result<string> => {
  const [day, game] = list.split('/')
  if (day !== undefined && game !== undefined) return dayListId(day, game)
  const linked = readLink(list)
  return linked.ok ? ok(challengeListId(list)) : linked
}

/** A result of a list, and whether everybody sees it. */
export interface RankedResult extends StoredResult {
  readonly isPublic: boolean
}

/** The results of a list, the best first. Everybody sees the best `max` of each address, and none of a banned one. */
export const readRanking = async (
  resultStore: ResultStore,
  tags: AddressTags,
  listId: string,
  max: number,
): Promise<readonly RankedResult[]> => {
  const banned = tags.bannedIn(listId)
  const counts = new Map<string, number>()
  return (await resultStore.read(listId)).map(entry => {
    const { addressTag = entry.person } = entry
    const count = (counts.get(addressTag) ?? 0) + 1
    counts.set(addressTag, count)
    return { ...entry, isPublic: count <= max && !banned.has(addressTag) }
  })
}

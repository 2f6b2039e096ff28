import { type Result, refuse } from '@halfpint/core'
import type { ResultClaim } from '@halfpint/daily'
import type { SheetAnswer } from '@halfpint/table/wire'
import { recall, remember, settings } from '../../base/settings.ts'
import { ask } from './api.ts'
import { drawToken } from './keys.ts'

/** The keys of this device, the current one first. Anyone who has them can delete the results sent with them. */
export const keptKeys = (): readonly string[] => {
  const kept = recall('keys')
  return Array.isArray(kept) ? kept.filter(key => typeof key === 'string') : []
}

/** Adds the keys of another device. From then on both use the smallest. */
export const joinKeys = (keys: readonly string[]): void =>
  remember('keys', [...new Set([...keptKeys(), ...keys])].toSorted())

const myKey = (): string => {
  const [first = drawToken()] = keptKeys()
  if (keptKeys().length === 0) remember('keys', [first])
  return first
}

/** Whether this device has sent a result before. If not, the page asks first. */
export const isSealing = (): boolean => keptKeys().length > 0 && settings.value.name !== ''

const keyed = (): { readonly token?: string } => (keptKeys().length > 0 ? { token: myKey() } : {})

const dayPath = (day: string, game: string): string => `days/${day}/${game}`

/** The results of a day; a problem without a server. */
export const fetchDay = (day: string, game: string): Promise<Result<SheetAnswer>> => ask(dayPath(day, game), keyed())

/** Sends a result of the day. */
export const sendDay = (day: string, game: string, claim: ResultClaim): Promise<Result<SheetAnswer>> =>
  ask(dayPath(day, game), { body: { name: settings.value.name, ...claim }, token: myKey() })

/** The results of a challenge. */
export const fetchReplies = (link: string): Promise<Result<SheetAnswer>> => ask(`challenges?link=${link}`, keyed())

/** Sends the player's result of a challenge. */
export const sendReply = (link: string, claim: ResultClaim): Promise<Result<SheetAnswer>> =>
  ask('challenges', { body: { link, name: settings.value.name, ...claim }, token: myKey() })

/** Deletes all results of this device on the server. A key whose results could not be deleted is kept. */
export const deleteEntries = async (): Promise<Result<null>> => {
  const left: string[] = []
  for (const token of keptKeys()) {
    const deleted = await ask('entries', { method: 'DELETE', token })
    if (!deleted.ok && deleted.problem.code !== 'no-server') left.push(token)
  }
  remember('keys', left)
  return left.length === 0 ? { ok: true, value: null } : refuse('server-gone')
}

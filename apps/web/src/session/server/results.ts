import { type Result, refuse } from '@halfpint/core'
import type { ResultClaim } from '@halfpint/daily'
import type { SheetAnswer } from '@halfpint/table/wire'
import { recall, remember, settings } from '../../base/settings.ts'
import { ask } from './api.ts'
import { drawToken } from './keys.ts'

/** The keys of this device, the one in use first: whoever has them can delete what was entered with them. */
export const keptKeys = (): readonly string[] => {
  const kept = recall('keys')
  return Array.isArray(kept) ? kept.filter(key => typeof key === 'string') : []
}

/** Takes over the keys of another device; the smallest is the one both use from now on. */
export const joinKeys = (keys: readonly string[]): void =>
  remember('keys', [...new Set([...keptKeys(), ...keys])].toSorted())

const myKey = (): string => {
  const [first = drawToken()] = keptKeys()
  if (keptKeys().length === 0) remember('keys', [first])
  return first
}

/** Who has not sent anything yet has no key, and is asked first. */
export const isSealing = (): boolean => keptKeys().length > 0 && settings.value.name !== ''

const keyed = (): { readonly token?: string } => (keptKeys().length > 0 ? { token: myKey() } : {})

const dayPath = (day: string, game: string): string => `days/${day}/${game}`

/** The list of a day; a problem where there is no server. */
export const fetchDay = (day: string, game: string): Promise<Result<SheetAnswer>> => ask(dayPath(day, game), keyed())

/** Enters a result in the list of the day. */
export const sendDay = (day: string, game: string, claim: ResultClaim): Promise<Result<SheetAnswer>> =>
  ask(dayPath(day, game), { body: { name: settings.value.name, ...claim }, token: myKey() })

/** Who else has played the deals of a link. */
export const fetchReplies = (link: string): Promise<Result<SheetAnswer>> => ask(`challenges?link=${link}`, keyed())

/** Tells the friends what one did with the deals of a link. */
export const sendReply = (link: string, claim: ResultClaim): Promise<Result<SheetAnswer>> =>
  ask('challenges', { body: { link, name: settings.value.name, ...claim }, token: myKey() })

/** Deletes all that was entered on the server; a key whose results could not be deleted is kept. */
export const deleteEntries = async (): Promise<Result<null>> => {
  const left: string[] = []
  for (const token of keptKeys()) {
    const deleted = await ask('entries', { method: 'DELETE', token })
    if (!deleted.ok && deleted.problem.code !== 'no-server') left.push(token)
  }
  remember('keys', left)
  return left.length === 0 ? { ok: true, value: null } : refuse('server-gone')
}

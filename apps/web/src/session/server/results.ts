import { type Result, refuse } from '@halfpint/core'
import type { ResultClaim } from '@halfpint/daily'
import type { SheetAnswer } from '@halfpint/table/wire'
import { noteChange } from '../../base/changes.ts'
import { noteRemoved } from '../../base/removed.ts'
import { remember, settings } from '../../base/settings.ts'
import { ask } from './api.ts'
import { drawToken, keptKeys } from './keys.ts'

/** The name of a key in a copy. */
export const keyEntry = (key: string): string => `key ${key}`

/** Merges the keys of a copy. From then on all devices use the smallest. `removed` are names of entries. */
export const joinKeys = (others: readonly string[], removed: ReadonlySet<string>): void => {
  const before = keptKeys()
  const joined = [...new Set([...before, ...others])].filter(key => !removed.has(keyEntry(key))).toSorted()
  if (joined.join() !== before.join()) remember('keys', joined)
}

const myKey = (): string => {
  const [first = drawToken()] = keptKeys()
  if (keptKeys().length === 0) {
    remember('keys', [first])
    noteChange()
  }
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
  const removed: string[] = []
  for (const token of keptKeys()) {
    const deleted = await ask('entries', { method: 'DELETE', token })
    if (!deleted.ok && deleted.problem.code !== 'no-server') left.push(token)
    else removed.push(keyEntry(token))
  }
  remember('keys', left)
  noteRemoved(...removed)
  return left.length === 0 ? { ok: true, value: null } : refuse('server-gone')
}

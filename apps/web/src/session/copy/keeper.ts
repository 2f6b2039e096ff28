import { isFields, type Result, refuse } from '@halfpint/core'
import type { CopyAnswer, CopyWrittenAnswer } from '@halfpint/table/wire'
import { signal } from '@preact/signals'
import { hex } from '../../base/chance.ts'
import { onChange } from '../../base/changes.ts'
import { recall, remember } from '../../base/settings.ts'
import { ask } from '../server/api.ts'
import { gatherGames } from '../statistics/gather.ts'
import { thisDevice } from './device.ts'
import { canSeal, KEY_BYTES, type Keys, keysOf } from './seal.ts'
import { type CopyServer, createCopy, type Seen, syncCopy } from './sync.ts'

/** The copy of this device, as it is stored. */
export interface KeptCopy {
  /** The key as hexadecimal text. */
  readonly key: string
  readonly seen: Seen | null
  /** Time of the last sync. */
  readonly at: number | null
}

/** Milliseconds from a change until it is written, and between two attempts of a sync that failed. */
const [WRITE_AFTER, RETRY_AFTER] = [15_000, 60_000]

const server: CopyServer = {
  read: (token, known) => ask<CopyAnswer>(known === null ? 'copy' : `copy?known=${known}`, { token }),
  write: (token, body) => ask<CopyWrittenAnswer>('copy', { method: 'PUT', token, body }),
}

const stored = (): KeptCopy | null => {
  const kept = recall('copy')
  return isFields(kept) && typeof kept.key === 'string' ? (kept as unknown as KeptCopy) : null
}

/** The copy of this device; `null` without one. */
export const copy = signal<KeptCopy | null>(stored())

/** The problem of the last sync; `null` if it succeeded. That the copy is gone is stored, because it is found only once. */
export const copyProblem = signal<string | null>(recall('copy.gone') === true ? 'no-copy' : null)

const setCopy = (kept: KeptCopy | null): void => {
  remember('copy', kept)
  copy.value = kept
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(key.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

/** The key of the copy of this device. */
export const keyBytes = ({ key }: Pick<KeptCopy, 'key'>): Uint8Array => bytesOf(key)

/** Whether this is the hexadecimal text of a key. */
export const isKey = (text: string): boolean => /^[0-9a-f]+$/.test(text) && text.length === 2 * KEY_BYTES

const deriveKeys = (key: string): Promise<Keys> => keysOf(bytesOf(key))

/** Takes the result of a sync with this key. */
const conclude = (key: string, done: Result<Seen>): Result<Seen> => {
  copyProblem.value = done.ok ? null : done.problem.code
  if (!done.ok) return done
  setCopy({ key, seen: done.value, at: Date.now() })
  if (recall('copy.gone') === true) remember('copy.gone', false)
  return done
}

/** Stores a copy on the server from now on. */
export const startCopy = async (): Promise<Result<Seen>> => {
  const key = hex(KEY_BYTES)
  await gatherGames()
  const done = conclude(key, await createCopy(thisDevice, server, await deriveKeys(key)))
  if (done.ok) keepCopy()
  return done
}

/** Merges the copy of this key into this device, and keeps both the same from now on. */
export const recoverCopy = async (key: string): Promise<Result<Seen>> => {
  const done = conclude(key, await syncCopy(thisDevice, server, await deriveKeys(key), null))
  if (done.ok) keepCopy()
  return done
}

let syncing: Promise<unknown> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const schedule = (delay: number): void => {
  timer ??= setTimeout(() => void syncNow(), delay)
}

const syncOnce = async (): Promise<void> => {
  // Another tab may have changed it.
  copy.value = stored()
  const kept = copy.value
  if (kept === null) return
  await gatherGames()
  const done = await syncCopy(thisDevice, server, await deriveKeys(kept.key), kept.seen)
  // The reader may have switched the copy off meanwhile.
  if (stored()?.key !== kept.key) return
  if (done.ok) conclude(kept.key, done)
  else if (done.problem.code === 'no-copy') {
    // It was deleted on another device, or has expired.
    setCopy(null)
    remember('copy.gone', true)
    copyProblem.value = 'no-copy'
  } else {
    copyProblem.value = done.problem.code
    schedule(RETRY_AFTER)
  }
}

/** Makes device and copy the same now. */
export const syncNow = async (): Promise<void> => {
  clearTimeout(timer)
  timer = undefined
  while (syncing !== undefined) await syncing
  syncing = syncOnce()
    .catch(() => schedule(RETRY_AFTER))
    .finally(() => {
      syncing = undefined
    })
  await syncing
}

/** Forgets the key on this device. The copy stays on the server for other devices. */
export const leaveCopy = (): void => setCopy(null)

/** Deletes the copy on the server. Other devices forget its key when they next look for it. */
export const deleteCopy = async (): Promise<Result<unknown>> => {
  const kept = copy.peek()
  if (kept === null) return refuse('no-copy')
  const { token } = await deriveKeys(kept.key)
  const deleted = await ask('copy', { method: 'DELETE', token })
  if (deleted.ok) setCopy(null)
  return deleted
}

let isKeeping = false

/** Keeps device and copy the same while the page is open. */
export const keepCopy = (): void => {
  if (isKeeping || copy.peek() === null || !canSeal()) return
  isKeeping = true
  onChange(() => {
    if (copy.peek() !== null) schedule(WRITE_AFTER)
  })
  document.addEventListener('visibilitychange', () => {
    // A page that is left may never come back: what has changed is written at once.
    if (document.visibilityState === 'visible' || timer !== undefined) void syncNow()
  })
  addEventListener('online', () => void syncNow())
  void syncNow()
}

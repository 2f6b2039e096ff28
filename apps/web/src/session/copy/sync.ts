import { ok, type Result, refuse } from '@halfpint/core'
import type { CopyAnswer, CopyRequest, CopyWrittenAnswer } from '@halfpint/table/wire'
import { type Belongings, merge } from './belongings.ts'
import { type Keys, open, pack, seal } from './seal.ts'

/** The server that has the copy. */
export interface CopyServer {
  /** Reads the copy; without its content if it still has the tag `known`. */
  read(token: string, known: string | null): Promise<Result<CopyAnswer>>
  /** Replaces the copy that has this tag; `null` creates one. */
  write(token: string, request: CopyRequest): Promise<Result<CopyWrittenAnswer>>
}

/** The data of a device. */
export interface Device {
  read(): Promise<Belongings>
  /** Merges other belongings into this device. */
  join(others: Belongings): Promise<void>
  /** Called when device and copy have the same content. */
  settle(agreed: Belongings): Promise<void>
}

/** The last time that device and copy were the same. */
export interface Seen {
  /** The tag of the copy. */
  readonly tag: string
  /** The digest of the data of the device. */
  readonly digest: string
  /** Number of old things that the copy has no space for. */
  readonly left: number
}

/** How often a device tries to write while others write too. */
const MAX_ATTEMPTS = 8

/** Creates the copy of this device. */
export const createCopy = async (device: Device, server: CopyServer, keys: Keys): Promise<Result<Seen>> => {
  const own = await device.read()
  const packed = await pack(own)
  const written = await server.write(keys.token, { tag: null, copy: await seal(keys, packed) })
  if (!written.ok) return written
  await device.settle(own)
  return ok({ tag: written.value.tag, digest: packed.digest, left: packed.left })
}

/**
 * Makes device and copy the same, without losing a change of either. Refuses with `no-copy` if the copy was deleted,
 * and with `copy-unreadable` if this key does not open it.
 */
export const syncCopy = async (
  device: Device,
  server: CopyServer,
  keys: Keys,
  seen: Seen | null,
): Promise<Result<Seen>> => {
  const isUnchanged = seen !== null && (await pack(await device.read())).digest === seen.digest
  let found = await server.read(keys.token, isUnchanged ? seen.tag : null)
  for (let attempt = 1; ; attempt++) {
    if (!found.ok) return found
    const { tag, copy } = found.value
    if (copy === undefined) return seen === null ? refuse('copy-unreadable') : ok(seen)
    const stored = await open(keys, copy)
    if (stored === undefined) return refuse('copy-unreadable')
    await device.join(stored)
    // Read again: the player may have changed something meanwhile.
    const own = await device.read()
    const all = merge(own, stored)
    const packed = await pack(all)
    const { digest } = await pack(own)
    if (packed.digest === (await pack(stored)).digest) {
      await device.settle(all)
      return ok({ tag, digest, left: packed.left })
    }
    const written = await server.write(keys.token, { tag, copy: await seal(keys, packed) })
    if (written.ok) {
      await device.settle(all)
      return ok({ tag: written.value.tag, digest, left: packed.left })
    }
    if (written.problem.code !== 'copy-changed' || attempt === MAX_ATTEMPTS) return written
    found = await server.read(keys.token, null)
  }
}

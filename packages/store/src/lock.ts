import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { ok, type Result, refuse } from '@halfpint/core'
import { DatabaseSync } from '@photostructure/sqlite'

// An unreferenced connection would be garbage collected, with its lock.
const held = new Set<InstanceType<typeof DatabaseSync>>()

/**
 * Locks a file of tables for this process, until the returned function is called or the process ends. A second server
 * on the same file would count the players at the first as absent. The lock is on another file beside it, so that
 * copies can be made meanwhile.
 */
export const lockFile = (place: string): Result<() => void> => {
  const beside = `${place}.lock`
  let db: InstanceType<typeof DatabaseSync> | undefined
  try {
    mkdirSync(dirname(beside), { recursive: true })
    closeSync(openSync(beside, 'a', 0o600))
    db = new DatabaseSync(beside, { timeout: 0 })
    // The lock of an open transaction belongs to the operating system and ends with the process.
    db.exec('begin exclusive')
    const own = db
    held.add(own)
    return ok(() => {
      held.delete(own)
      if (own.isOpen) own.close()
    })
  } catch (error) {
    if (db?.isOpen) db.close()
    const { errcode, message } = error as { errcode?: number; message: string }
    return (errcode ?? 0) % 256 === 5
      ? refuse('store-in-use', { place })
      : refuse('store-unreadable', { place, reason: message })
  }
}

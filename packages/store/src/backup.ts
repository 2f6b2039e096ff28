import { closeSync, existsSync, openSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { ok, type Result, refuse } from '@halfpint/core'
import { backup, DatabaseSync } from '@photostructure/sqlite'

const WHOLE = -1

/**
 * Copies a store's file, whether a server writes to it or not; the copy is one moment of it. It gets its name only
 * when it is whole, so that what lies at `to` can be trusted.
 */
export const backupFile = async (from: string, to: string): Promise<Result<{ readonly bytes: number }>> => {
  if (!existsSync(from)) return refuse('store-missing', { place: from })
  if (existsSync(to)) return refuse('backup-exists', { to })
  const part = `${to}.part`
  let db: InstanceType<typeof DatabaseSync> | undefined
  try {
    await rm(part, { force: true })
    // Seeds lie in it: from its first byte on it is for its owner's eyes only.
    closeSync(openSync(part, 'wx', 0o600))
    // A connection of its own and one step for all pages: a copy in many steps begins anew at every write.
    db = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
    await backup(db, part, { rate: WHOLE })
    await rename(part, to)
    return ok({ bytes: (await stat(to)).size })
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    return refuse('backup-failed', { to, reason: error instanceof Error ? error.message : String(error) })
  } finally {
    db?.close()
  }
}

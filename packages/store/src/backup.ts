import { closeSync, existsSync, openSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { ok, type Result, refuse } from '@halfpint/core'
import { backup, DatabaseSync } from '@photostructure/sqlite'

const WHOLE = -1

/** What was found in a copy. */
export interface Copied {
  readonly bytes: number
  readonly tables: number
  readonly games: number
}

/** Opens a copy as a server would find it after a bad night, reads it through and counts what is in it. */
const checkCopy = (file: string): Omit<Copied, 'bytes'> => {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const [first] = Object.values(db.prepare('pragma quick_check(1)').get() ?? {})
    if (first !== 'ok') throw new Error(String(first))
    const count = (table: string): number =>
      (db.prepare(`select count(*) as count from ${table}`).get() as { count: number }).count
    return { tables: count('tables'), games: count('games') }
  } finally {
    db.close()
  }
}

/**
 * Copies a store's file, whether a server writes to it or not; the copy is one moment of it. It gets its name only
 * when it was opened and read through, so that what lies at `to` can be trusted.
 */
export const backupFile = async (from: string, to: string): Promise<Result<Copied>> => {
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
    const found = checkCopy(part)
    await rename(part, to)
    return ok({ bytes: (await stat(to)).size, ...found })
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    return refuse('backup-failed', { to, reason: error instanceof Error ? error.message : String(error) })
  } finally {
    db?.close()
    // Whoever reads a file of this kind leaves these beside it.
    for (const end of ['-wal', '-shm']) await rm(part + end, { force: true }).catch(() => {})
  }
}

import { closeSync, existsSync, openSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { ok, type Result, refuse } from '@halfpint/core'
import { backup, DatabaseSync } from '@photostructure/sqlite'

const WHOLE = -1

/** Contents of a copy. */
export interface Copied {
  readonly bytes: number
  readonly tables: number
  readonly games: number
}

/** Opens a copy as a server would after a crash, checks it and counts its contents. */
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
 * Copies the file of a store, even if a server writes to it. The copy is a consistent snapshot. It is renamed to `to`
 * only after it was opened and checked.
 */
export const backupFile = async (from: string, to: string): Promise<Result<Copied>> => {
  if (!existsSync(from)) return refuse('store-missing', { place: from })
  if (existsSync(to)) return refuse('backup-exists', { to })
  const part = `${to}.part`
  let db: InstanceType<typeof DatabaseSync> | undefined
  try {
    await rm(part, { force: true })
    // The file contains secret seeds, so only its owner may read it from the first byte on.
    closeSync(openSync(part, 'wx', 0o600))
    // A separate connection and one step for all pages: a copy in many steps starts again at every write.
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
    // A reader of a file in WAL mode leaves these files beside it.
    for (const end of ['-wal', '-shm']) await rm(part + end, { force: true }).catch(() => {})
  }
}

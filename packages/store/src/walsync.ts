import { closeSync, fdatasync, openSync } from 'node:fs'

/** Syncs the write-ahead log of a file. */
export interface WalSync {
  /** Resolves when all commits made so far are on disk, without blocking the event loop. */
  sync(): Promise<void>
  close(): void
}

/**
 * SQLite would sync in the commit and block the event loop. With `synchronous = normal` it syncs only when it starts the
 * log again or copies it into the file, so each commit is synced here before it is acknowledged.
 */
export const openWalSync = (place: string): WalSync => {
  let handle: number | undefined
  return {
    sync: () =>
      new Promise((resolve, reject) => {
        // SQLite creates the log with the first transaction and keeps it until the last connection closes.
        handle ??= openSync(`${place}-wal`, 'r+')
        fdatasync(handle, error => (error === null ? resolve() : reject(error)))
      }),
    close() {
      if (handle !== undefined) closeSync(handle)
      handle = undefined
    },
  }
}

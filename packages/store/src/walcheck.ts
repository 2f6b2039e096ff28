import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { endianness } from 'node:os'

// Offsets in the index of the write-ahead log ("-shm") and in the log ("-wal"): https://sqlite.org/walformat.html
const INDEX = { version: 0, pageSize: 14, frames: 16, salts: 32, copied: 96, bytes: 100 }
const LOG = { salts: 16, header: 32, frameHeader: 24 }
const INDEX_VERSION = 3_007_000

const beginning = (file: string, bytes: number): Buffer | undefined => {
  try {
    const handle = openSync(file, 'r')
    const buffer = Buffer.alloc(bytes)
    const read = readSync(handle, buffer, 0, bytes, 0)
    closeSync(handle)
    return read === bytes ? buffer : undefined
  } catch {
    return undefined
  }
}

/**
 * Detects that the write-ahead log of an unused file was truncated. SQLite does not notice: it treats a shorter log as
 * complete. The index beside it still has the number of frames, unless the machine itself crashed; then its salts may
 * belong to an earlier log, and nothing is known.
 */
export const cutLog = (place: string): { readonly bytes: number; readonly expected: number } | null => {
  const index = beginning(`${place}-shm`, INDEX.bytes)
  const log = beginning(`${place}-wal`, LOG.header)
  if (index === undefined || log === undefined) return null
  // The index has the byte order of the machine, the log always the same.
  const number = (at: number): number => (endianness() === 'LE' ? index.readUInt32LE(at) : index.readUInt32BE(at))
  const isSameLog = [0, 4].every(at => index.readUInt32BE(INDEX.salts + at) === log.readUInt32BE(LOG.salts + at))
  if (number(INDEX.version) !== INDEX_VERSION || !isSameLog) return null
  // Frames that are already copied into the file are not needed.
  if (number(INDEX.copied) >= number(INDEX.frames)) return null
  const shortSize = endianness() === 'LE' ? index.readUInt16LE(INDEX.pageSize) : index.readUInt16BE(INDEX.pageSize)
  const pageSize = shortSize === 1 ? 65_536 : shortSize
  const expected = LOG.header + number(INDEX.frames) * (LOG.frameHeader + pageSize)
  const bytes = statSync(`${place}-wal`).size
  return bytes < expected ? { bytes, expected } : null
}

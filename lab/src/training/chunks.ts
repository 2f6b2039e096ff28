import { appendFileSync, writeFileSync } from 'node:fs'

/** A file of 32-bit integers, to which records are added. Each record starts with its length. */
export interface Chunks {
  add(record: readonly number[]): void
  close(): void
}

const ROOM = 1 << 20

const cell = new Float32Array(1)
const bits = new Int32Array(cell.buffer)

/** A fraction as 32 bits. */
export const bitsOf = (value: number): number => {
  cell[0] = value
  return bits[0]!
}

/** Opens a new file. */
export const openChunks = (file: string): Chunks => {
  writeFileSync(file, '')
  const room = new Int32Array(ROOM)
  let used = 0
  const flush = (): void => {
    appendFileSync(file, Buffer.from(room.buffer, 0, 4 * used))
    used = 0
  }
  return {
    add(record) {
      if (used + record.length + 1 > ROOM) flush()
      room[used++] = record.length
      room.set(record, used)
      used += record.length
    },
    close: flush,
  }
}

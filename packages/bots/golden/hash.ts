/** A running hash of numbers that covers all their bits. */
export interface Hash {
  add(value: number): void
  /** Returns eight hexadecimal digits. */
  text(): string
}

/** Creates an empty hash (FNV-1a over the bytes of doubles). */
export const hash = (): Hash => {
  const bytes = new Uint8Array(8)
  const view = new DataView(bytes.buffer)
  let state = 0x811c9dc5
  return {
    add(value) {
      // Fixed byte order on every machine; adding 0 turns -0 into 0.
      view.setFloat64(0, value + 0)
      for (const byte of bytes) state = Math.imul(state ^ byte, 0x01000193)
    },
    text: () => (state >>> 0).toString(16).padStart(8, '0'),
  }
}

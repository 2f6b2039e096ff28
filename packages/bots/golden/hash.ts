/** A running hash of numbers, of all their bits: equal only for equal numbers in equal order. */
export interface Hash {
  add(value: number): void
  /** Eight hexadecimal digits. */
  text(): string
}

/** A hash of nothing yet (FNV-1a, on the bytes of a double). */
export const hash = (): Hash => {
  const bytes = new Uint8Array(8)
  const view = new DataView(bytes.buffer)
  let state = 0x811c9dc5
  return {
    add(value) {
      // Bytes in one order on every machine; no two zeros.
      view.setFloat64(0, value + 0)
      for (const byte of bytes) state = Math.imul(state ^ byte, 0x01000193)
    },
    text: () => (state >>> 0).toString(16).padStart(8, '0'),
  }
}

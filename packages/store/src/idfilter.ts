/** The ids that a log may contain. It always reports an id that the log contains, and rarely another one. */
export interface IdFilter {
  add(id: string): void
  mayContain(id: string): boolean
}

const EMPTY = 0
const INITIAL_CAPACITY = 32

/** FNV-1a of 32 bits; never `EMPTY`. */
const hashOf = (id: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}

/**
 * Creates an empty filter: a hash table of 32-bit hashes, at most half full. It takes 8 to 16 bytes per id and causes
 * an unnecessary query once in a million times. An index in the file would cost a third of the processor time of an
 * append.
 */
export const openIdFilter = (): IdFilter => {
  let slots = new Uint32Array(INITIAL_CAPACITY)
  let used = 0

  /** The slot of a hash, or the empty slot for it. */
  const slotOf = (hash: number): number => {
    let at = hash & (slots.length - 1)
    while (slots[at] !== hash && slots[at] !== EMPTY) at = (at + 1) & (slots.length - 1)
    return at
  }
  const put = (hash: number): void => {
    const at = slotOf(hash)
    if (slots[at] === EMPTY) used += 1
    slots[at] = hash
  }

  return {
    add(id) {
      put(hashOf(id))
      if (used * 2 < slots.length) return
      const before = slots
      slots = new Uint32Array(before.length * 2)
      used = 0
      for (const hash of before) if (hash !== EMPTY) put(hash)
    },
    mayContain: id => slots[slotOf(hashOf(id))] !== EMPTY,
  }
}

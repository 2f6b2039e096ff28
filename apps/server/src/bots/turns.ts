/** A queue for each owner. Owners take turns, so that a long queue delays nobody else. */
export interface Turns<Item> {
  /** Number of items that wait. */
  readonly size: number
  /** Number of items of one owner that wait. */
  sizeOf(owner: string): number
  /** Adds an item at the end of its owner's queue. */
  add(owner: string, item: Item): void
  /** Puts an item back at the front of its owner's queue. */
  putBack(owner: string, item: Item): void
  /** Removes and returns the next item of the owner whose last turn was the longest ago. */
  next(): Item | undefined
  /** Removes and returns all items. */
  clear(): Item[]
}

export const openTurns = <Item>(): Turns<Item> => {
  /** Contains no empty queue. The owner whose turn is next comes first. */
  const lines = new Map<string, Item[]>()
  let size = 0
  const lineOf = (owner: string): Item[] => {
    size += 1
    const line = lines.get(owner) ?? []
    lines.set(owner, line)
    return line
  }
  return {
    get size() {
      return size
    },
    sizeOf: owner => lines.get(owner)?.length ?? 0,
    add: (owner, item) => void lineOf(owner).push(item),
    putBack: (owner, item) => void lineOf(owner).unshift(item),
    next() {
      for (const [owner, line] of lines) {
        const item = line.shift()
        size -= 1
        lines.delete(owner)
        if (line.length > 0) lines.set(owner, line)
        return item
      }
      return undefined
    },
    clear() {
      const all = [...lines.values()].flat()
      lines.clear()
      size = 0
      return all
    },
  }
}

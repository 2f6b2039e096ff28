/** The names that occur anywhere in a value of plain data. */
export const namesIn = (value: unknown, names: ReadonlySet<string>): Set<string> => {
  const found = new Set<string>()
  const search = (part: unknown): void => {
    if (typeof part === 'string') {
      if (names.has(part)) found.add(part)
    } else if (typeof part === 'object' && part !== null) {
      for (const deeper of Object.values(part)) search(deeper)
    }
  }
  search(value)
  return found
}

/** Replaces every name of the map, wherever it occurs in plain data. */
export const rename = <T>(value: T, names: ReadonlyMap<string, string>): T => {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return names.get(part) ?? part
    if (Array.isArray(part)) return part.map(change)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, deeper]) => [key, change(deeper)]))
  }
  return change(value) as T
}

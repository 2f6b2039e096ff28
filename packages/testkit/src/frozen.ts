const known = new WeakSet<object>()

/** Freezes a value deeply. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || known.has(value)) return value
  known.add(value)
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}

/** Writes a value as JSON and reads it again. */
export const reread = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

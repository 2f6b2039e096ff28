const known = new WeakSet<object>()

/** The same value, frozen through and through. */
export const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || known.has(value)) return value
  known.add(value)
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}

/** What is left of a value that was written as JSON and read again. */
export const reread = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

const show = (value: unknown): string => {
  const text = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value))
  return text.length <= 120 ? text : `${text.slice(0, 120)}…`
}

const kind = (value: object): string => Object.getPrototypeOf(value)?.constructor.name ?? 'Object'

/**
 * Describes the first difference of two values of plain data; `undefined` if they are equal. A key with
 * the value `undefined` differs from a missing key.
 */
export const difference = (found: unknown, expected: unknown, path = ''): string | undefined => {
  if (Object.is(found, expected)) return undefined
  const here = path === '' ? 'all of it' : path
  if (typeof found !== 'object' || typeof expected !== 'object' || found === null || expected === null) {
    return `${here}: ${show(found)} where ${show(expected)} was expected`
  }
  // A Set, a Map or an instance of a class is not plain data: JSON does not preserve it.
  if (kind(found) !== kind(expected)) {
    return `${here}: ${kind(found)} where ${kind(expected)} was expected`
  }
  if (Array.isArray(found) && Array.isArray(expected)) {
    if (found.length !== expected.length) return `${here}: ${show(found)} where ${show(expected)} was expected`
    for (let at = 0; at < found.length; at++) {
      const deeper = difference(found[at], expected[at], `${path}[${at}]`)
      if (deeper !== undefined) return deeper
    }
    return undefined
  }
  const a = found as { readonly [key: string]: unknown }
  const b = expected as { readonly [key: string]: unknown }
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return `${path}.${key}: there, with ${show(a[key])}, where it should not be`
    const deeper = difference(a[key], b[key], `${path}.${key}`)
    if (deeper !== undefined) return deeper
  }
  for (const key in b) {
    if (!Object.hasOwn(a, key)) return `${path}.${key}: missing where ${show(b[key])} was expected`
  }
  return undefined
}

/** Throws an error that starts with `what` unless the two values are equal. */
export const alike = (what: string, found: unknown, expected: unknown): void => {
  const where = difference(found, expected)
  if (where !== undefined) throw new Error(`${what}: ${where}`)
}

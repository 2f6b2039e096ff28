import { below, type Json, pick, type Random } from '@halfpint/core'

const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  99,
  1e300,
  '',
  '?',
  'r7',
  'hA',
  '__proto__',
  [],
  {},
  [[]],
  ['r7', 'r7'],
  { type: 'play' },
  [null, -1, 'x'],
]

/** A random small JSON value. */
export const junk = (random: Random): Json => pick(random, JUNK)

/** A copy of a JSON value with one part changed, removed or duplicated. */
export const distort = (json: Json, random: Random): Json => {
  if (typeof json !== 'object' || json === null || below(random, 6) === 0) return junk(random)
  if (Array.isArray(json)) {
    const items: Json[] = [...json]
    if (items.length === 0) return [junk(random)]
    const at = below(random, items.length)
    const how = below(random, 6)
    if (how === 0) items.splice(at, 1)
    else if (how === 1) items.splice(at, 0, items[at] as Json)
    else items[at] = distort(items[at] as Json, random)
    return items
  }
  const entries = Object.entries(json)
  if (entries.length === 0) return { extra: junk(random) }
  const [key, value] = pick(random, entries)
  if (below(random, 6) === 0) return Object.fromEntries(entries.filter(([name]) => name !== key))
  return { ...json, [key]: distort(value, random) }
}

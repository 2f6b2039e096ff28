import { isFields, type Json } from '@halfpint/core'

/** A thing of the player, with the number of its changes. Without a value it was removed. */
export interface Versioned {
  readonly changes: number
  readonly value?: Json
}

/** Everything of a player that a copy contains, by name. A name is the kind and an id: `pad 1f3a…`. */
export type Belongings = ReadonlyMap<string, Versioned>

/** The number of changes of something that never comes back. */
export const REMOVED = Number.MAX_SAFE_INTEGER

const timeOf = (value: Json | undefined): number => (isFields(value) && typeof value.at === 'number' ? value.at : 0)

/** Whether `b` replaces `a`. Of different values with the same number of changes, all devices choose the same one. */
export const isNewer = (a: Versioned, b: Versioned): boolean => {
  if (a.changes !== b.changes) return b.changes > a.changes
  if (a.value === undefined || b.value === undefined) return b.value === undefined && a.value !== undefined
  const [first, second] = [timeOf(a.value), timeOf(b.value)]
  return first === second ? JSON.stringify(b.value) < JSON.stringify(a.value) : second < first
}

/** The belongings of two devices together. Any number of devices can be merged in any order. */
export const merge = (a: Belongings, b: Belongings): Belongings => {
  const merged = new Map(a)
  for (const [name, theirs] of b) {
    const mine = merged.get(name)
    if (mine === undefined || isNewer(mine, theirs)) merged.set(name, theirs)
  }
  return merged
}

const FORMAT = 1

/** The first entries in the copy: removals, then the newest. A copy that is full lacks the oldest. */
export const byImportance = (all: Belongings): readonly (readonly [string, Versioned])[] =>
  [...all].toSorted(([a, x], [b, y]) => {
    const [first, second] = [x, y].map(({ value }) =>
      value === undefined || timeOf(value) === 0 ? Number.POSITIVE_INFINITY : timeOf(value),
    ) as [number, number]
    if (first !== second) return second - first
    return a < b ? -1 : 1
  })

/** Belongings as text, the same for the same belongings in the same order. */
export const writeBelongings = (entries: Iterable<readonly [string, Versioned]>): string =>
  JSON.stringify({
    format: FORMAT,
    things: [...entries].map(([name, { changes, value }]) =>
      value === undefined ? [name, changes] : [name, changes, value],
    ),
  })

const isThing = (json: unknown): json is [string, number, Json?] =>
  Array.isArray(json) && typeof json[0] === 'string' && Number.isSafeInteger(json[1]) && json[1] > 0

/** Reads belongings; `undefined` if the text is none. Names of unknown kinds are kept. */
export const readBelongings = (text: string): Belongings | undefined => {
  const json: unknown = JSON.parse(text)
  if (!isFields(json) || json.format !== FORMAT || !Array.isArray(json.things) || !json.things.every(isThing))
    return undefined
  return new Map(
    json.things.map(([name, changes, value]) => [name, value === undefined ? { changes } : { changes, value }]),
  )
}

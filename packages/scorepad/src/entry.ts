import { brief, bySeat, type Fields, isFields, type Json, type Refusal, type Result, refuse } from '@halfpint/core'
import type { Mark } from '@halfpint/half-pint'

/** What one entry may be: a check, and the same for people. */
export interface Allowed<T> {
  readonly text: string
  fits(entry: unknown): entry is T
}

/** A whole number within limits. */
export const whole = (least: number, most: number): Allowed<number> => ({
  text: `${least}..${most}`,
  fits: (entry): entry is number => Number.isInteger(entry) && (entry as number) >= least && (entry as number) <= most,
})

/** A mark of the second column. */
export const MARK: Allowed<Mark> = {
  text: '"X"|"B"|""',
  fits: (entry): entry is Mark => entry === 'X' || entry === 'B' || entry === '',
}

/** Where on the pad an entry stands. */
type Place = { readonly [fact: string]: Json }

/** Reads entries one after the other, goes on with blanks where one is wrong, and keeps the first fault. */
export interface Reader {
  /** The first thing that was wrong. */
  fault(): Refusal | undefined
  /** Keeps this fault, if it is the first. */
  note(refusal: Refusal): void
  /** The value of a result, or what stands in for it. */
  taken<T>(result: Result<T>, instead: T): T
  fields(json: unknown, refusal: Refusal): Fields
  /** One entry, or `null` for one that is missing. */
  entry<T>(json: unknown, allowed: Allowed<T>, at: Place): T | null
  /** A list with one entry a seat; all blank where there is none. */
  bySeat<T>(json: unknown, key: string, allowed: Allowed<T>, seats: number, at: Place): (T | null)[]
}

/** A reader that has read nothing yet. */
export const reader = (): Reader => {
  let first: Refusal | undefined
  const note = (refusal: Refusal): void => {
    first ??= refusal
  }
  const entry = <T>(json: unknown, allowed: Allowed<T>, at: Place): T | null => {
    if (json === undefined || json === null) return null
    if (allowed.fits(json)) return json
    note(refuse('bad-entry', { ...at, value: brief(json), allowed: allowed.text }))
    return null
  }
  return {
    fault: () => first,
    note,
    taken(result, instead) {
      if (result.ok) return result.value
      note(result)
      return instead
    },
    fields(json, refusal) {
      if (isFields(json)) return json
      note(refusal)
      return {}
    },
    entry,
    bySeat(json, key, allowed, seats, at) {
      const list: readonly unknown[] = Array.isArray(json) ? json : []
      const missing = json === undefined || json === null
      if (!missing && (!Array.isArray(json) || list.length !== seats))
        note(refuse('bad-choices', { ...at, key, seats }))
      return bySeat(seats, seat => entry(list[seat], allowed, { ...at, seat, key }))
    },
  }
}

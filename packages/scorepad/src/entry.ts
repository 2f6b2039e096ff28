import { brief, bySeat, type Fields, isFields, type Json, type Refusal, type Result, refuse } from '@halfpint/core'

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

/** More points than any table gives for one round. */
const MOST_POINTS = 99_999

/** The points of a seat in a round. */
export const POINTS = whole(-MOST_POINTS, MOST_POINTS)

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

/** The rounds in order; only the last may still lack something. */
export const readRounds = <Round>(
  read: Reader,
  json: unknown,
  make: (json: unknown, round: number) => Round,
  finished: (round: Round) => boolean,
): Round[] => {
  if (!Array.isArray(json)) read.note(refuse('missing-key', { key: 'rounds' }))
  const rounds = (Array.isArray(json) ? (json as unknown[]) : []).map(make)
  const gap = rounds.slice(0, -1).findIndex(round => !finished(round))
  if (gap >= 0) read.note(refuse('unfinished-round', { round: gap }))
  return rounds
}

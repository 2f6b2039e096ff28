import { brief, bySeat, type Fields, isFields, type Json, type Refusal, type Result, refuse } from '@halfpint/core'

/** Allowed values of an entry: a check, and a description. */
export interface Allowed<T> {
  readonly text: string
  fits(entry: unknown): entry is T
}

/** A whole number within limits. */
export const whole = (min: number, max: number): Allowed<number> => ({
  text: `${min}..${max}`,
  fits: (entry): entry is number => Number.isInteger(entry) && (entry as number) >= min && (entry as number) <= max,
})

/** Limit of the points of one round, above all that rules can give. */
const MAX_POINTS = 99_999

/** The points of a seat in a round. */
export const POINTS = whole(-MAX_POINTS, MAX_POINTS)

/** The position of an entry on the pad. */
type EntryLocation = { readonly [fact: string]: Json }

/** Reads entries one after the other. Replaces a wrong entry by a blank and stores the first problem. */
export interface Reader {
  /** The first problem. */
  firstProblem(): Refusal | undefined
  /** Stores this problem if it is the first. */
  report(refusal: Refusal): void
  /** The value of a result, or `instead` if it is a problem. */
  valueOf<T>(result: Result<T>, instead: T): T
  fields(json: unknown, refusal: Refusal): Fields
  /** One entry, or `null` for one that is missing. */
  entry<T>(json: unknown, allowed: Allowed<T>, at: EntryLocation): T | null
  /** A list with one entry for each seat; all blank if there is no list. */
  bySeat<T>(json: unknown, key: string, allowed: Allowed<T>, seats: number, at: EntryLocation): (T | null)[]
}

/** Creates a reader. */
export const reader = (): Reader => {
  let first: Refusal | undefined
  const note = (refusal: Refusal): void => {
    first ??= refusal
  }
  const entry = <T>(json: unknown, allowed: Allowed<T>, at: EntryLocation): T | null => {
    if (json === undefined || json === null) return null
    if (allowed.fits(json)) return json
    note(refuse('bad-entry', { ...at, value: brief(json), allowed: allowed.text }))
    return null
  }
  return {
    firstProblem: () => first,
    report: note,
    valueOf(result, instead) {
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

/** Reads the rounds in order. Only the last round may be unfinished. */
export const readRounds = <Round>(
  read: Reader,
  json: unknown,
  make: (json: unknown, round: number) => Round,
  finished: (round: Round) => boolean,
): Round[] => {
  if (!Array.isArray(json)) read.report(refuse('missing-key', { key: 'rounds' }))
  const rounds = (Array.isArray(json) ? (json as unknown[]) : []).map(make)
  const gap = rounds.slice(0, -1).findIndex(round => !finished(round))
  if (gap >= 0) read.report(refuse('unfinished-round', { round: gap }))
  return rounds
}

/** A value that JSON can represent. All states, events and records are such values. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * An error of a person or a program: a stable code, and values for the message.
 * Clients have the texts.
 */
export interface Problem {
  readonly code: string
  readonly [fact: string]: Json
}

/** A value, or a problem. A thrown error, in contrast, is always a bug. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal

/** A result with a problem. */
export interface Refusal {
  readonly ok: false
  readonly problem: Problem
}

/** Returns a result with a value. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

/** Returns a result with a problem. */
export const refuse = (code: string, facts: { readonly [fact: string]: Json } = {}): Refusal => ({
  ok: false,
  problem: { code, ...facts },
})

/** Returns the value of a result that cannot be a problem. A problem is a bug and throws. */
export const must = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw new Error(`unexpected problem: ${JSON.stringify(result.problem)}`)
}

/** Shortens a value from outside for the message of a problem. */
export const brief = (value: unknown): Json => {
  const text = JSON.stringify(value) ?? 'null'
  return text.length <= 200 ? (JSON.parse(text) as Json) : `${text.slice(0, 60)}…`
}

/** What can be written as JSON: the form in which every state, event and record travels. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Something a person or a program got wrong: a stable code and the facts.
 * Words are the client's business.
 */
export interface Problem {
  readonly code: string
  readonly [fact: string]: Json
}

/** A value, or the reason why there is none. A thrown error, in contrast, is always a bug. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refusal

/** The half of a `Result` that carries a problem. */
export interface Refusal {
  readonly ok: false
  readonly problem: Problem
}

/** A result that holds a value. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

/** A result that holds a problem. */
export const refuse = (code: string, facts: { readonly [fact: string]: Json } = {}): Refusal => ({
  ok: false,
  problem: { code, ...facts },
})

/** The value of a result that cannot be a refusal; a refusal here is a bug and throws. */
export const must = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw new Error(`unexpected problem: ${JSON.stringify(result.problem)}`)
}

/** A value from outside as a fact of a problem; a long one would drown the message and is cut. */
export const brief = (value: unknown): Json => {
  const text = JSON.stringify(value) ?? 'null'
  return text.length <= 200 ? (JSON.parse(text) as Json) : `${text.slice(0, 60)}…`
}

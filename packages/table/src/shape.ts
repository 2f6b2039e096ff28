import { isFields, type Json } from '@halfpint/core'

/** The form of a value: one description gives its type, its check and its JSON schema. */
export interface Shape<T> {
  /** Where the value does not fit, as a path (`''` for the value itself); `null` if it fits. */
  misfit(value: unknown): string | null
  readonly schema: { readonly [key: string]: Json }
  /** Only for the type. */
  readonly of?: T
}

/** A shape that may be left out of an object. */
type Optional<T> = Shape<T> & { readonly optional: true }

/** The shapes of an object's keys. */
export type Shapes = { readonly [key: string]: Shape<unknown> }

type In<S> = S extends Shape<infer T> ? T : never
type Flat<T> = { [K in keyof T]: T[K] }

/** What an object with these shapes is. */
export type Fields<S extends Shapes> = Flat<
  { readonly [K in keyof S as S[K] extends { optional: true } ? never : K]: In<S[K]> } & {
    readonly [K in keyof S as S[K] extends { optional: true } ? K : never]?: In<S[K]>
  }
>

const shape = <T>(fits: (value: unknown) => boolean, schema: Shape<T>['schema']): Shape<T> => ({
  misfit: value => (fits(value) ? null : ''),
  schema,
})

/** A text of this length that matches this pattern. */
export const text = (least = 0, most = 10_000, pattern?: RegExp, more: Shape<string>['schema'] = {}): Shape<string> =>
  shape(
    value =>
      typeof value === 'string' &&
      value.length >= least &&
      value.length <= most &&
      (pattern === undefined || pattern.test(value)),
    {
      type: 'string',
      ...(pattern === undefined ? { minLength: least, maxLength: most } : { pattern: pattern.source }),
      ...more,
    },
  )

/** A whole number between these two. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER): Shape<number> =>
  shape(
    value => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    most === Number.MAX_SAFE_INTEGER
      ? { type: 'integer', minimum: least }
      : { type: 'integer', minimum: least, maximum: most },
  )

/** Yes or no. */
export const flag: Shape<boolean> = shape(value => typeof value === 'boolean', { type: 'boolean' })

/** One of these words. */
export const word = <const W extends string>(...words: readonly W[]): Shape<W> =>
  shape(value => words.includes(value as W), { type: 'string', enum: words })

/** Anything that can be written as JSON, with the schema that somebody else gives it. */
export const json = (schema: Shape<Json>['schema'] = {}): Shape<Json> => shape(value => value !== undefined, schema)

/** A list of such. */
export const list = <T>(item: Shape<T>, most = 1_000): Shape<readonly T[]> => ({
  misfit(value) {
    if (!Array.isArray(value) || value.length > most) return ''
    for (const [at, each] of value.entries()) {
      const where = item.misfit(each)
      if (where !== null) return `/${at}${where}`
    }
    return null
  },
  schema: { type: 'array', items: item.schema },
})

/** An object whose values are all such. */
export const table = <T>(item: Shape<T>, most = 32): Shape<{ readonly [key: string]: T }> => ({
  misfit(value) {
    if (!isFields(value) || Object.keys(value).length > most) return ''
    for (const [key, each] of Object.entries(value)) {
      const where = item.misfit(each)
      if (where !== null) return `/${key}${where}`
    }
    return null
  },
  schema: { type: 'object', additionalProperties: item.schema },
})

/** Such, or nothing. */
export const nullable = <T>(inner: Shape<T>): Shape<T | null> => ({
  misfit: value => (value === null ? null : inner.misfit(value)),
  schema: { anyOf: [inner.schema, { type: 'null' }] },
})

/** Such, if it is there. */
export const optional = <T>(inner: Shape<T>): Optional<T> => ({ ...inner, optional: true })

/** An object with these keys and no others; `type` is the word by which it is told from others. */
export const object = <const S extends Shapes>(shapes: S, type?: string, description?: string): Shape<Fields<S>> => {
  const keys = Object.keys(shapes)
  const required = keys.filter(key => !('optional' in (shapes[key] as object)))
  return {
    misfit(value) {
      if (!isFields(value)) return ''
      for (const key of keys) {
        const given = Object.hasOwn(value, key) ? value[key] : undefined
        if (given === undefined && !required.includes(key)) continue
        const where = (shapes[key] as Shape<unknown>).misfit(given)
        if (where !== null) return `/${key}${where}`
      }
      const stranger = Object.keys(value).find(key => !keys.includes(key) && !(type !== undefined && key === 'type'))
      return stranger === undefined ? null : `/${stranger}`
    },
    schema: {
      type: 'object',
      ...(description === undefined ? {} : { description }),
      properties: {
        ...(type === undefined ? {} : { type: { type: 'string', const: type } }),
        ...Object.fromEntries(keys.map(key => [key, (shapes[key] as Shape<unknown>).schema])),
      },
      required: type === undefined ? required : ['type', ...required],
      additionalProperties: false,
    },
  }
}

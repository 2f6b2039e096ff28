import type { BySeat, Json } from '@halfpint/core'
import type { Override } from './pad.ts'

/** Whether a list has an entry. */
export const hasEntry = (list: BySeat<unknown>): boolean => list.some(entry => entry !== null)

/** An object with the key, or an empty object if `has` is false. */
export const optionalField = (key: string, value: Json, has: boolean): { readonly [key: string]: Json } =>
  has ? { [key]: value } : {}

/** The overrides, if there are any. */
export const overridesJson = (list: readonly Override[]): { readonly [key: string]: Json } =>
  optionalField('overruled', list, list.length > 0)

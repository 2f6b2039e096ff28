import type { BySeat, Json } from '@halfpint/core'
import type { Overrule } from './pad.ts'

/** Whether a list has an entry. */
export const anything = (list: BySeat<unknown>): boolean => list.some(entry => entry !== null)

/** An object with the key, or an empty object if `has` is false. */
export const stated = (key: string, value: Json, has: boolean): { readonly [key: string]: Json } =>
  has ? { [key]: value } : {}

/** The overrides, if there are any. */
export const overrules = (list: readonly Overrule[]): { readonly [key: string]: Json } =>
  stated('overruled', list, list.length > 0)

import type { BySeat, Json } from '@halfpint/core'
import type { Overrule } from './pad.ts'

/** Whether there is anything in a list. */
export const anything = (list: BySeat<unknown>): boolean => list.some(entry => entry !== null)

/** The key with its value, or nothing where there is nothing to say. */
export const stated = (key: string, value: Json, has: boolean): { readonly [key: string]: Json } =>
  has ? { [key]: value } : {}

/** What the table settled otherwise, if it did. */
export const overrules = (list: readonly Overrule[]): { readonly [key: string]: Json } =>
  stated('overruled', list, list.length > 0)

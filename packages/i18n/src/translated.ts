import type { Sentences } from './sentence.ts'

/** The same keys, lists of the same length and functions of the same facts, in other words. */
export type Translated<Source> = Source extends string
  ? string
  : Source extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [Key in keyof Source]: Key extends 'problems' ? Sentences<Source[Key]> : Translated<Source[Key]> }

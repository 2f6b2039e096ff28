import type { ChoiceRule } from '@halfpint/core'

/** An option of the rules in words: a note for the terminal; for forms a label, and what its values are called. */
export interface OptionText {
  readonly note: string
  readonly label?: string
  readonly hint?: string
  readonly values?: { readonly [value: string]: string }
}

/** The words of every option of a game; a choice needs a label and a name for each of its values. */
export type OptionWords<Rules> = {
  readonly [Name in keyof Rules]: Rules[Name] extends ChoiceRule
    ? OptionText & {
        readonly label: string
        readonly values: { readonly [Value in Rules[Name]['values'][number]]: string }
      }
    : OptionText
}

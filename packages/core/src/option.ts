import { brief, type Json, ok, type Result, refuse } from './result.ts'

/** A whole number within limits. */
interface WholeNumber {
  readonly kind: 'whole'
  readonly min: number
  readonly max: number
  readonly default: number
}

/** One of a few named values. The first one is the default. */
export interface ChoiceRule<Value extends string = string> {
  readonly kind: 'choice'
  readonly values: readonly [Value, ...Value[]]
}

/** A list of whole numbers of a fixed length. */
interface WholeNumbers {
  readonly kind: 'list'
  readonly length: number
  readonly min: number
  readonly max: number
  readonly default: readonly number[]
}

/** The values that an option of the rules allows. Records, command line and page are checked against it. */
export type OptionRule = WholeNumber | ChoiceRule | WholeNumbers

/** All options of a game by name. */
export type OptionRules = { readonly [name: string]: OptionRule }

/** The options that the rules describe; every option has a value. */
export type OptionsOf<Rules extends OptionRules> = {
  readonly [Name in keyof Rules]: Rules[Name] extends ChoiceRule<infer Value>
    ? Value
    : Rules[Name] extends WholeNumber
      ? number
      : readonly number[]
}

/** The default value of an option. */
export const defaultOf = (rule: OptionRule): Json => (rule.kind === 'choice' ? rule.values[0] : rule.default)

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

const fits = (rule: OptionRule, value: unknown): boolean => {
  switch (rule.kind) {
    case 'whole':
      return isWhole(value, rule.min, rule.max)
    case 'choice':
      return (rule.values as readonly unknown[]).includes(value)
    case 'list':
      return (
        Array.isArray(value) && value.length === rule.length && value.every(item => isWhole(item, rule.min, rule.max))
      )
  }
}

/** Completes the given options. A missing option gets its default; unknown keys are ignored. */
export const readOptions = <Rules extends OptionRules>(rules: Rules, given: unknown): Result<OptionsOf<Rules>> => {
  if (given === undefined) given = {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('bad-options')
  const options: Record<string, Json> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(given, name) ? (given as Record<string, Json>)[name] : undefined
    if (value === undefined) options[name] = defaultOf(rule)
    else if (fits(rule, value)) options[name] = Array.isArray(value) ? [...value] : value
    else return refuse('bad-option', { option: name, value: brief(value), allowed: describe(rule) })
  }
  return ok(options as OptionsOf<Rules>)
}

/** The allowed values as text: `1..10`, `strongest|declared`, `13 × -1000..1000`. */
export const describe = (rule: OptionRule): string => {
  switch (rule.kind) {
    case 'whole':
      return `${rule.min}..${rule.max}`
    case 'choice':
      return rule.values.join('|')
    case 'list':
      return `${rule.length} × ${rule.min}..${rule.max}`
  }
}

/** Reads an option as a person types it: `rounds=5`, `hearts=-1,-1,…`. */
export const parseOption = (rules: OptionRules, text: string): Result<readonly [name: string, value: Json]> => {
  const split = text.indexOf('=')
  const name = split < 0 ? text : text.slice(0, split)
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
  if (rule === undefined) return refuse('unknown-option', { option: name, known: Object.keys(rules) })
  const word = split < 0 ? '' : text.slice(split + 1)
  // Adding 0 turns -0 into 0, because JSON cannot write -0.
  const number = (digits: string): Json => (/^-?\d+$/.test(digits.trim()) ? Number(digits) + 0 : digits)
  const value = rule.kind === 'choice' ? word : rule.kind === 'whole' ? number(word) : word.split(',').map(number)
  if (!fits(rule, value)) return refuse('bad-option', { option: name, value: brief(value), allowed: describe(rule) })
  return ok([name, value])
}

/** Writes an option as a person types it; the inverse of `parseOption`. */
export const makeOption = (name: string, value: Json): string =>
  `${name}=${Array.isArray(value) ? value.join(',') : String(value)}`

import { brief, type Json, ok, type Result, refuse } from './result.ts'

/** A whole number within limits. */
interface WholeNumber {
  readonly kind: 'whole'
  readonly least: number
  readonly most: number
  readonly usual: number
}

/** One of a few named values, the usual one first. */
export interface Choice<Value extends string = string> {
  readonly kind: 'choice'
  readonly values: readonly [Value, ...Value[]]
}

/** A list of whole numbers of a fixed length. */
interface WholeNumbers {
  readonly kind: 'list'
  readonly length: number
  readonly least: number
  readonly most: number
  readonly usual: readonly number[]
}

/** What a rules option may be; the same data checks records, the command line and the page. */
export type OptionRule = WholeNumber | Choice | WholeNumbers

/** All options of a game by name. */
export type OptionRules = { readonly [name: string]: OptionRule }

/** The options that rules describe, all present. */
export type OptionsOf<Rules extends OptionRules> = {
  readonly [Name in keyof Rules]: Rules[Name] extends Choice<infer Value>
    ? Value
    : Rules[Name] extends WholeNumber
      ? number
      : readonly number[]
}

/** The usual value of an option. */
export const usual = (rule: OptionRule): Json => (rule.kind === 'choice' ? rule.values[0] : rule.usual)

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const fits = (rule: OptionRule, value: unknown): boolean => {
  switch (rule.kind) {
    case 'whole':
      return isWhole(value, rule.least, rule.most)
    case 'choice':
      return (rule.values as readonly unknown[]).includes(value)
    case 'list':
      return (
        Array.isArray(value) &&
        value.length === rule.length &&
        value.every(item => isWhole(item, rule.least, rule.most))
      )
  }
}

/** Full options from what was given; what is left out gets its usual value, unknown keys are passed over. */
export const readOptions = <Rules extends OptionRules>(rules: Rules, given: unknown): Result<OptionsOf<Rules>> => {
  if (given === undefined) given = {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('bad-options')
  const options: Record<string, Json> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(given, name) ? (given as Record<string, Json>)[name] : undefined
    if (value === undefined) options[name] = usual(rule)
    else if (fits(rule, value)) options[name] = Array.isArray(value) ? [...value] : value
    else return refuse('bad-option', { option: name, value: brief(value), allowed: describe(rule) })
  }
  return ok(options as OptionsOf<Rules>)
}

/** What an option may be, for people: `1..10`, `strongest|declared`, `13 numbers`. */
export const describe = (rule: OptionRule): string => {
  switch (rule.kind) {
    case 'whole':
      return `${rule.least}..${rule.most}`
    case 'choice':
      return rule.values.join('|')
    case 'list':
      return `${rule.length} × ${rule.least}..${rule.most}`
  }
}

/** One option as typed by a person: `rounds=5`, `hearts=-1,-1,…`. */
export const parseOption = (rules: OptionRules, text: string): Result<readonly [name: string, value: Json]> => {
  const split = text.indexOf('=')
  const name = split < 0 ? text : text.slice(0, split)
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
  if (rule === undefined) return refuse('unknown-option', { option: name, known: Object.keys(rules) })
  const word = split < 0 ? '' : text.slice(split + 1)
  // Adding 0 makes 0 of the -0 that JSON cannot write.
  const number = (digits: string): Json => (/^-?\d+$/.test(digits.trim()) ? Number(digits) + 0 : digits)
  const value = rule.kind === 'choice' ? word : rule.kind === 'whole' ? number(word) : word.split(',').map(number)
  if (!fits(rule, value)) return refuse('bad-option', { option: name, value: brief(value), allowed: describe(rule) })
  return ok([name, value])
}

/** One option as a person would type it; the inverse of `parseOption`. */
export const makeOption = (name: string, value: Json): string =>
  `${name}=${Array.isArray(value) ? value.join(',') : String(value)}`

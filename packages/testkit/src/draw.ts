import {
  below,
  type OptionRule,
  type OptionRules,
  type OptionsOf,
  type Position,
  pick,
  type Random,
} from '@halfpint/core'
import fc, { type Arbitrary } from 'fast-check'
import type { Draw } from './played.ts'
import type { LawSubject } from './subject.ts'

const anyValue = (rule: OptionRule): Arbitrary<unknown> => {
  switch (rule.kind) {
    case 'whole':
      return fc.integer({ min: rule.min, max: rule.max })
    case 'choice':
      return fc.constantFrom(...rule.values)
    case 'list':
      return fc.array(fc.integer({ min: rule.min, max: rule.max }), {
        minLength: rule.length,
        maxLength: rule.length,
      })
  }
}

/** Any options that the rules allow. */
export const anyOptions = <Rules extends OptionRules>(rules: Rules): Arbitrary<OptionsOf<Rules>> =>
  fc.record(
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, anyValue(rule)])),
  ) as Arbitrary<unknown> as Arbitrary<OptionsOf<Rules>>

const drawValue = (rule: OptionRule, random: Random): unknown => {
  switch (rule.kind) {
    case 'whole':
      return rule.min + below(random, rule.max - rule.min + 1)
    case 'choice':
      return pick(random, rule.values)
    case 'list':
      return Array.from({ length: rule.length }, () => rule.min + below(random, rule.max - rule.min + 1))
  }
}

/** Random options that the rules allow, for tests that draw everything from one generator. */
export const drawOptions = <Rules extends OptionRules>(rules: Rules, random: Random): OptionsOf<Rules> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, drawValue(rule, random)]),
  ) as unknown as OptionsOf<Rules>

/** Inputs of random games of a subject, with every number of seats and every option. */
export const draws = <S extends Position, A, E, O>(subject: LawSubject<S, A, E, O>): Arbitrary<Draw<O>> => {
  const { min, max } = subject.game.seats
  const { options } = subject
  return fc.constantFrom(...Array.from({ length: max - min + 1 }, (_, more) => min + more)).chain(seats =>
    fc.record({
      seats: fc.constant(seats),
      options: typeof options === 'function' ? options(seats) : options,
      // A smaller seed does not give a simpler game.
      seed: fc.noShrink(fc.integer({ min: 0, max: 0x7fff_ffff })),
      inOrder: fc.boolean(),
    }),
  )
}

import type { OptionRule, OptionRules, OptionsOf, Position } from '@halfpint/core'
import fc, { type Arbitrary } from 'fast-check'
import type { Draw } from './played.ts'
import type { LawSubject } from './subject.ts'

const anyValue = (rule: OptionRule): Arbitrary<unknown> => {
  switch (rule.kind) {
    case 'whole':
      return fc.integer({ min: rule.least, max: rule.most })
    case 'choice':
      return fc.constantFrom(...rule.values)
    case 'list':
      return fc.array(fc.integer({ min: rule.least, max: rule.most }), {
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

/** Random games of a subject, at every number of seats and with every option, as what they follow from. */
export const draws = <S extends Position, A, E, O>(subject: LawSubject<S, A, E, O>): Arbitrary<Draw<O>> => {
  const { least, most } = subject.game.seats
  const { options } = subject
  return fc.constantFrom(...Array.from({ length: most - least + 1 }, (_, more) => least + more)).chain(seats =>
    fc.record({
      seats: fc.constant(seats),
      options: typeof options === 'function' ? options(seats) : options,
      // A smaller seed is no simpler game.
      seed: fc.noShrink(fc.integer({ min: 0, max: 0x7fff_ffff })),
      inOrder: fc.boolean(),
    }),
  )
}

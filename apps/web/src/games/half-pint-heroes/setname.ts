import {
  codeOf,
  kindOf,
  numbersOf,
  type Options,
  type Play,
  rankingOf,
  type SetKind,
  type Strength,
  strengthOf,
} from '@halfpint/half-pint'
import { words } from '../../shell/speech.ts'

type SetNames = { readonly [kind in SetKind]: (first: number, other: number) => string }

/** How strong a laid set is. */
export const strengthOfPlay = (play: Pick<Play, 'hand' | 'row'>, options: Options): Strength =>
  strengthOf(rankingOf(options), [...play.hand, ...play.row].map(codeOf))

const nameBy = (set: SetNames, strength: Strength): string => {
  const kind = kindOf(strength)
  const numbers = numbersOf(strength)
  const [first = 0] = numbers
  const other = numbers.find(number => number !== first) ?? first
  // H20: the numbers of a full house stand in the order of comparison; which one is there three times is counted.
  const isTriple = numbers.filter(number => number === first).length === 3
  if (kind === 'full-house') return isTriple ? set[kind](first, other) : set[kind](other, first)
  return set[kind](first, other)
}

/** A set with its numbers: `two pair, 9s and 4s`. */
export const setText = (strength: Strength): string => nameBy(words('half-pint-heroes').set, strength)

/** A set in so few letters that they fit on a ribbon: `Two pair 9·4`. */
export const ribbonText = (strength: Strength): string => nameBy(words('half-pint-heroes').ribbon, strength)

/** The name of a laid set. */
export const playText = (play: Pick<Play, 'hand' | 'row'>, options: Options): string =>
  setText(strengthOfPlay(play, options))

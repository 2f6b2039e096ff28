import {
  codeOf,
  kindOf,
  numbersOf,
  type Options,
  type Play,
  rankingOf,
  type Strength,
  strengthOf,
} from '@halfpint/half-pint'
import { words } from '../../shell/speech.ts'

/** How strong a laid set is. */
export const strengthOfPlay = (play: Pick<Play, 'hand' | 'row'>, options: Options): Strength =>
  strengthOf(rankingOf(options), [...play.hand, ...play.row].map(codeOf))

/** A set with its numbers: `two pair, 9s and 4s`. */
export const setText = (strength: Strength): string => {
  const { set } = words('half-pint-heroes')
  const kind = kindOf(strength)
  const numbers = numbersOf(strength)
  const [first = 0] = numbers
  const other = numbers.find(number => number !== first) ?? first
  // H20: the numbers of a full house stand in the order of comparison; which one is there three times is counted.
  const isTriple = numbers.filter(number => number === first).length === 3
  if (kind === 'full-house') return isTriple ? set[kind](first, other) : set[kind](other, first)
  return set[kind](first, other)
}

/** The name of a laid set. */
export const playText = (play: Pick<Play, 'hand' | 'row'>, options: Options): string =>
  setText(strengthOfPlay(play, options))

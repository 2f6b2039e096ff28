import { type Play, type SetKind, setNameOf } from '@halfpint/half-pint'
import { words } from '../../shell/speech.ts'

type Laid = Pick<Play, 'hand' | 'row' | 'set'>

type SetNames = { readonly [kind in SetKind]: (first: number, other: number) => string }

const nameBy = (names: SetNames, play: Laid): string => {
  const { set, first, other } = setNameOf(play)
  return names[set](first, other)
}

/** A laid set with its numbers: `two pair, 9s and 4s`. */
export const setText = (play: Laid): string => nameBy(words('half-pint-heroes').set, play)

/** A set in so few letters that they fit on a ribbon: `Two pair 9·4`. */
export const ribbonText = (play: Laid): string => nameBy(words('half-pint-heroes').ribbon, play)

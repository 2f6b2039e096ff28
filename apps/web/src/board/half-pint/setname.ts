import { type Play, type SetKind, setNameOf } from '@halfpint/half-pint'
import { words } from '../../base/speech.ts'

type Laid = Pick<Play, 'hand' | 'row' | 'set'>

type SetNames = { readonly [kind in SetKind]: (first: number, other: number) => string }

const nameBy = (names: SetNames, play: Laid): string => {
  const { set, first, other } = setNameOf(play)
  return names[set](first, other)
}

/** The name of a set with its numbers: `two pair, 9s and 4s`. */
export const setText = (play: Laid): string => nameBy(words('half-pint-heroes').set, play)

/** The name of a set, short enough for a ribbon: `Two pair 9·4`. */
export const ribbonText = (play: Laid): string => nameBy(words('half-pint-heroes').ribbon, play)

import type { Seen } from '@halfpint/core'
import { type State, SUITS } from '@halfpint/herzlos'
import { usable } from '../../play/layout.ts'
import { wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import { SHAPES, styleOf } from './look.ts'

/** The suits and the rules in short. */
export const drawRules = (view: Seen<State>, { words, paint, size }: Frame): string[] => {
  const { rules } = words.games.herzlos
  const columns = usable(size)
  const legend = SUITS.map(suit =>
    paint(styleOf(suit), `${SHAPES[suit]}${suit.charAt(0)} ${words.games.herzlos.suits[suit]}`),
  )
  const march = view.options.march === 'wins-game' ? rules.marchWins : rules.marchPays
  return [
    paint('heading', words.games.herzlos.name),
    '',
    legend.join('  '),
    '',
    ...[...rules.text, march].flatMap(paragraph => [...wrap(paragraph, columns), '']),
  ]
}

export const keysText = (_: Seen<State>, { words }: Frame): string => words.games.herzlos.rules.keys

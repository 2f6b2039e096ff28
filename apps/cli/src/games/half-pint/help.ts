import type { Seen } from '@halfpint/core'
import { type Card, COLOURS, SET_KINDS, type SetKind, type State, scoringOf } from '@halfpint/half-pint'
import { usable } from '../../play/layout.ts'
import { fill, width, wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import { cardsInText, SHAPES } from './look.ts'

/** H19: one example of each set. */
const EXAMPLES: { readonly [kind in SetKind]: readonly Card[] } = {
  'royal-flush': ['g9', 'g10', 'g11', 'g12', 'g13'],
  five: ['r7', 'y7', 'g7', 'b7', 'k7'],
  'straight-flush': ['b4', 'b5', 'b6', 'b7', 'b8'],
  four: ['r7', 'y7', 'g7', 'k7'],
  flush: ['k2', 'k5', 'k6', 'k9', 'k12'],
  'full-house': ['r7', 'y7', 'g7', 'b4', 'k4'],
  straight: ['r3', 'y4', 'g5', 'b6', 'k7'],
  three: ['r7', 'y7', 'g7'],
  'two-pair': ['r7', 'y7', 'g4', 'b4'],
  pair: ['r7', 'y7'],
  'high-card': ['r13'],
}

const LETTERS = { red: 'r', yellow: 'y', green: 'g', blue: 'b', black: 'k' } as const

/** The five colours with their shapes and letters. */
const legend = ({ words, paint }: Frame): string =>
  COLOURS.map(colour =>
    paint(colour, `${SHAPES[colour]}${LETTERS[colour]} ${words.games['half-pint-heroes'].colours[colour]}`),
  ).join('  ')

/** The reference card: the sets and the scoring. */
export const drawRules = (view: Seen<State>, frame: Frame): string[] => {
  const { words, paint, size } = frame
  const { rules } = words.games['half-pint-heroes']
  const columns = usable(size)
  const names = words.games['half-pint-heroes'].sets
  const nameWidth = Math.max(...SET_KINDS.map(kind => width(names[kind])))
  const sets = [...SET_KINDS]
    .reverse()
    .map(kind => `  ${fill(names[kind], nameWidth)}  ${cardsInText(EXAMPLES[kind], paint)}`)
  const text = [rules.sets, rules.scoring(scoringOf(view.options)), rules.rounds].flatMap(line => wrap(line, columns))
  return [paint('heading', rules.heading), ...sets, legend(frame), ...text]
}

export const keysText = (view: Seen<State>, { words }: Frame): string =>
  view.options.sets === 'declared'
    ? words.games['half-pint-heroes'].rules.keysDeclared
    : words.games['half-pint-heroes'].rules.keys

import type { Seat, Seen } from '@halfpint/core'
import {
  type Card,
  type Colour,
  colourOf,
  numberOf,
  ownHand,
  type Play,
  type SetName,
  type State,
  setNameOf,
  type Warning,
} from '@halfpint/half-pint'
import type { DrawnCard } from '../../play/card.ts'
import type { Paint } from '../../play/paint.ts'
import type { Frame } from '../face.ts'

/** H1: each colour has a shape in addition to its letter. */
export const SHAPES: { readonly [colour in Colour]: string } = {
  red: '●',
  yellow: '★',
  green: '▲',
  blue: '◆',
  black: '■',
}

/** A card for the table. */
export const drawn = (card: Card): DrawnCard => {
  const colour = colourOf(card)
  return { text: `${SHAPES[colour]}${card}`, style: colour }
}

/** A card in a sentence; its letter shows the colour too. */
const inText = (card: Card, paint: Paint): string => paint(colourOf(card), card)

/** Cards in a sentence. */
export const cardsInText = (cards: readonly Card[], paint: Paint): string =>
  cards.map(card => inText(card, paint)).join(' ')

/** The cards of a play: those of the hand, then those of the row. */
export const laidText = (play: Pick<Play, 'hand' | 'row'>, paint: Paint): string => {
  const hand = cardsInText(play.hand, paint)
  return play.row.length === 0 ? hand : `${hand} + ${cardsInText(play.row, paint)}`
}

/** The name of a set: `pair of 7s`. */
export const nameOfSet = ({ set, first, other }: SetName, { words }: Frame): string =>
  words.games['half-pint-heroes'].set[set](first, other)

/** The name of a played set. */
export const setName = (play: Pick<Play, 'hand' | 'row' | 'set'>, frame: Frame): string =>
  nameOfSet(setNameOf(play), frame)

/** The name of a seat, or `null` for the viewer, who is addressed as `you`. */
export const nameFor = (view: Seen<State>, seat: Seat, { names }: Frame): string | null =>
  seat === view.viewer ? null : names[seat]!

/** The hand sorted by number, which shows pairs and straights at a glance. */
export const handOf = (view: Seen<State>): readonly Card[] =>
  ownHand(view).toSorted((a, b) => numberOf(a) - numberOf(b))

/** A warning as a sentence. */
export const warningText = (warning: Warning, view: Seen<State>, frame: Frame): string => {
  const say = frame.words.games['half-pint-heroes']
  const { key, facts } = warning
  if (key === 'brawlLooms') return say.brawlLooms(nameFor(view, facts.seat, frame))
  const names = facts.seats.map(seat => frame.names[seat]!)
  return key === 'gunFight'
    ? say.gunFight(names, facts.seats.includes(view.viewer as Seat))
    : names.map(say.gunFightNear).join(' ')
}

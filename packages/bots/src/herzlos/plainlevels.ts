import { pick } from '@halfpint/core'
import { type Action, type Card, cardOf, codeAt, passSize, type Slot, type State } from '@halfpint/herzlos'
import type { Choose } from '../evaluation.ts'
import { heuristicCard } from './heuristic.ts'
import { handOf, heuristicPass } from './heuristicpass.ts'
import { knownTo } from './known.ts'
import { goesForMarch, marchCard, marchPass } from './marchstyle.ts'

/** Any legal action with equal probability. */
export const random: Choose<State, Action> = (_view, legal, thinkOptions) => pick(thinkOptions.random, legal)

const same = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every(card => b.includes(card))

/** The legal action that passes these cards. */
export const passOf = (legal: readonly Action[], slots: ArrayLike<Slot>): Action => {
  const cards = Array.from(slots, slot => cardOf(codeAt(slot)))
  return legal.find(action => action.type === 'pass' && same(action.cards, cards)) ?? legal[0]!
}

/** The legal action that plays this card. */
export const playOf = (legal: readonly Action[], slot: Slot): Action => {
  const card = cardOf(codeAt(slot))
  return legal.find(action => action.type === 'play' && action.card === card) ?? legal[0]!
}

/** Alarm threshold of cautious players. It costs points: many marches would have failed anyway. */
const CAUTIOUS_ALARM = 2

/**
 * Sound heuristics without search. A player with a liking for marches goes for one with a suitable hand. Cautious
 * players expect a march early.
 */
export const regular: Choose<State, Action> = (view, legal, thinkOptions) => {
  if (legal.length === 1) return legal[0]!
  const { round, seat } = knownTo(view)
  const bold = goesForMarch(round, seat, thinkOptions.style.brawl)
  if (view.phase !== 'pass') {
    if (bold) return playOf(legal, marchCard(round))
    return playOf(legal, heuristicCard(round, thinkOptions.style.risk < 0 ? CAUTIOUS_ALARM : undefined))
  }
  const hand = new Int32Array(4)
  handOf(round, seat, hand)
  if (bold) return passOf(legal, marchPass(hand, passSize(view.round)))
  const chosen = new Uint8Array(passSize(view.round))
  heuristicPass(round.worths, hand, chosen.length, chosen)
  return passOf(legal, chosen)
}

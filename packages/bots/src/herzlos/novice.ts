import { below, pick, type Random } from '@halfpint/core'
import { type Action, type Card, codeOf, type State, suitNumber } from '@halfpint/herzlos'
import type { Choose } from '../evaluation.ts'

/** One choice in this many is random. */
const CARELESS = 8

const rank = (card: Card): number => codeOf(card) % 13
const isHeart = (card: Card): boolean => card.startsWith('h')
const lowest = (cards: readonly Card[]): Card => cards.reduce((a, b) => (rank(b) < rank(a) ? b : a))
const highest = (cards: readonly Card[]): Card => cards.reduce((a, b) => (rank(b) > rank(a) ? b : a))

/** Passes high cards, hearts first, and often forgets the queen of flowers. */
const passes = (random: Random, legal: readonly Action[]): Action => {
  const forgets = below(random, 2) === 0
  const weight = (card: Card): number => rank(card) + (isHeart(card) ? 4 : 0) + (card === 'fQ' && !forgets ? 9 : 0)
  const sum = (action: Action): number =>
    action.type === 'pass' ? action.cards.reduce((all, card) => all + weight(card), 0) : 0
  let best = legal[0]!
  for (const action of legal) if (sum(action) > sum(best)) best = action
  return best
}

const plays = (random: Random, cards: readonly Card[], trick: readonly Card[], seats: number): Card => {
  const [lead] = trick
  // Leads low, sometimes high for no reason.
  if (lead === undefined) return below(random, 5) === 0 ? highest(cards) : lowest(cards)
  const suit = suitNumber(codeOf(lead))
  if (suitNumber(codeOf(cards[0]!)) !== suit) {
    if (cards.includes('fQ') && below(random, 3) > 0) return 'fQ'
    const hearts = cards.filter(isHeart)
    return highest(hearts.length > 0 ? hearts : cards)
  }
  const top = trick.filter(card => suitNumber(codeOf(card)) === suit).map(rank)
  const under = cards.filter(card => rank(card) < Math.max(...top))
  const clean = !trick.some(card => isHeart(card) || card === 'fQ')
  if (trick.length === seats - 1 && clean) return highest(cards)
  return under.length > 0 ? highest(under) : lowest(cards)
}

/** Simple rules and human mistakes: ducks, discards hearts, counts no cards, notices no march. */
export const novice: Choose<State, Action> = (view, legal, { random }) => {
  if (legal.length === 1) return legal[0]!
  if (below(random, CARELESS) === 0) return pick(random, legal)
  if (view.phase === 'pass') return passes(random, legal)
  const cards = legal.flatMap(action => (action.type === 'play' ? [action.card] : []))
  const card = plays(
    random,
    cards,
    view.trick.map(play => play.card),
    view.seats,
  )
  return legal.find(action => action.type === 'play' && action.card === card) ?? legal[0]!
}

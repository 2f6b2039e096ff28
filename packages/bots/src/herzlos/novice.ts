import { below, pick, type Random } from '@halfpint/core'
import { type Action, type Card, codeOf, type State, suitNumber } from '@halfpint/herzlos'
import type { Choose } from '../evaluation.ts'

/** One choice in this many is random. */
const CARELESS = 3

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
  if (lead === undefined) return below(random, 3) === 0 ? highest(cards) : lowest(cards)
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

/** The cards without the queen of flowers, if she would win the trick as it stands and another card is legal. */
const withoutOwnQueen = (cards: readonly Card[], trick: readonly Card[]): readonly Card[] => {
  const [lead] = trick
  const beaten = trick.some(card => card.startsWith('f') && rank(card) > rank('fQ'))
  const wins = (lead === undefined || lead.startsWith('f')) && !beaten
  return wins && cards.length > 1 ? cards.filter(card => card !== 'fQ') : cards
}

/** A diamond above the jack that leads, or that takes the jack from the trick; `undefined` if there is none. */
const huntJack = (cards: readonly Card[], trick: readonly Card[]): Card | undefined => {
  if (trick.length > 0 && !(trick[0]!.startsWith('d') && trick.includes('dJ'))) return undefined
  return cards.find(card => card.startsWith('d') && rank(card) > rank('dJ'))
}

/** Simple rules and human mistakes: ducks, discards hearts, counts no cards, notices no march. A boastful novice goes for the jack. */
export const novice: Choose<State, Action> = (view, legal, { random, style }) => {
  if (legal.length === 1) return legal[0]!
  const isCareless = below(random, CARELESS) === 0
  if (view.phase === 'pass') return isCareless ? pick(random, legal) : passes(random, legal)
  const trick = view.trick.map(play => play.card)
  const cards = withoutOwnQueen(
    legal.flatMap(action => (action.type === 'play' ? [action.card] : [])),
    trick,
  )
  const isJackGone = view.tricks.some(({ plays }) => plays.some(play => play.card === 'dJ'))
  const hunting = style.boast > 0 && !isJackGone ? huntJack(cards, trick) : undefined
  const card = hunting ?? (isCareless ? pick(random, cards) : plays(random, cards, trick, view.seats))
  return legal.find(action => action.type === 'play' && action.card === card) ?? legal[0]!
}

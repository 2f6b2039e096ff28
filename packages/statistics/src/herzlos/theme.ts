import { reasonFor } from '@halfpint/bots'
import { type Action, type Card, codeOf, type State, suitOf } from '@halfpint/herzlos'
import type { Mistake } from '../mistake.ts'

const QUEEN: Card = 'fQ'

/** The suits of a hand after these cards have left it. */
const suitsAfter = ({ view }: Mistake<State, Action>, cards: readonly Card[]): Set<string> => {
  const hand = view.viewer === 'spectator' ? [] : (view.hands[view.viewer] as readonly Card[])
  return new Set(hand.filter(card => !cards.includes(card)).map(suitOf))
}

const heartsIn = (cards: readonly Card[]): number => cards.filter(card => suitOf(card) === 'hearts').length

const passTheme = (mistake: Mistake<State, Action>, chosen: readonly Card[], best: readonly Card[]): string => {
  if (chosen.includes(QUEEN) !== best.includes(QUEEN)) return 'pass-queen'
  const { name } = reasonFor(mistake.best, mistake.chosen)
  if (name === 'defence') return 'stop-march'
  if (name === 'march') return 'march'
  if (suitsAfter(mistake, best).size < suitsAfter(mistake, chosen).size) return 'pass-void'
  return heartsIn(chosen) === heartsIn(best) ? 'pass-high' : 'pass-hearts'
}

const playTheme = (mistake: Mistake<State, Action>, chosen: Card, best: Card): string => {
  const { name } = reasonFor(mistake.best, mistake.chosen)
  if (name === 'queen' || name === 'jack' || name === 'march') return name
  if (name === 'defence') return 'stop-march'
  const [led] = mistake.view.trick
  if (led === undefined) return 'lead'
  if (suitOf(led.card) !== suitOf(best)) return 'discard'
  return codeOf(best) < codeOf(chosen) ? 'duck' : 'win-now'
}

/** The theme of a mistake in Herzlos. */
export const herzlosTheme = (mistake: Mistake<State, Action>): string => {
  const [chosen, best] = [mistake.chosen.action, mistake.best.action]
  if (chosen.type === 'pass' && best.type === 'pass') return passTheme(mistake, chosen.cards, best.cards)
  return chosen.type === 'play' && best.type === 'play' ? playTheme(mistake, chosen.card, best.card) : 'lead'
}

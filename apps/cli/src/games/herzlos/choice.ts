import { ok, type Result, type Seen } from '@halfpint/core'
import { type Action, type Card, checkPlay, herzlos, ownHand, passSize, type State } from '@halfpint/herzlos'
import { CHOOSING, type ChooserRules, type Choosing, chooseByKey, laidCards } from '../../play/chooser.ts'
import type { Key } from '../../play/key.ts'
import type { Pressed } from '../face.ts'

/** Cards about to be passed or played. */
export type Choice = Choosing

/** A choice begins at the first card that may be played. */
export const beginChoice = (view: Seen<State>): Choice => {
  if (view.phase !== 'play') return CHOOSING
  const hand = ownHand(view)
  return {
    ...CHOOSING,
    cursor: Math.max(
      0,
      hand.findIndex(card => checkPlay(hand, card, view).ok),
    ),
  }
}

/** The typed name with its rank in upper case: `hq` means `hQ`. */
const tidy = (typed: string): string => typed.charAt(0) + typed.slice(1).toUpperCase()

const rulesOf = (view: Seen<State>): ChooserRules => ({
  zones: [ownHand(view)],
  most: view.phase === 'pass' ? passSize(view.round) : 1,
  // A rank's letter counts only right after a suit: elsewhere q leaves the game.
  accepts: (typed, char) =>
    /[hfcd]/.test(char) || (typed !== '' && /\d/.test(char)) || (/[hfcd]$/.test(typed) && /[jqka]/.test(char)),
  typedCards: typed => (typed.match(/[hfcd](?:10|[2-9jqka])/g) ?? []).map(tidy),
})

/** The action of the marked or typed cards. */
export const wishOf = (view: Seen<State>, choice: Choice): Result<Action> => {
  if (choice.typed !== '') {
    const spaced = choice.typed.replace(/(?=[hfcd])/g, ' ').trim()
    return herzlos.actions.parse(`${view.phase} ${spaced}`)
  }
  const cards = laidCards(choice, [ownHand(view)]) as readonly Card[]
  return ok(view.phase === 'pass' ? { type: 'pass', cards } : { type: 'play', card: cards[0]! })
}

/** The result of a key during a choice. */
export const pressChoice = (view: Seen<State>, choice: Choice, key: Key): Pressed<Choice, Action> | undefined => {
  if (key.name === 'enter') return { wish: wishOf(view, choice) }
  const pick = chooseByKey(choice, rulesOf(view), key)
  return pick === undefined ? undefined : { pick }
}

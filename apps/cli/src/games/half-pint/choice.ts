import { ok, type Result, type Seat, type Seen } from '@halfpint/core'
import {
  type Action,
  type Card,
  DECK_SIZE,
  halfPint,
  MAX_PREDICTION,
  type Prospect,
  prospectOf,
  type State,
} from '@halfpint/half-pint'
import { CHOOSING, type ChooserRules, type Choosing, chooseByKey, laidCards } from '../../play/chooser.ts'
import type { Key } from '../../play/key.ts'
import type { Pressed } from '../face.ts'
import { handOf } from './look.ts'

/** An unfinished choice of the player. */
export type Choice =
  | { readonly kind: 'predict'; readonly prediction: number }
  | { readonly kind: 'bet'; readonly at: number }
  | { readonly kind: 'play'; readonly cards: Choosing }

/** H10, H11: opponents that the viewer may bet on; `null` for no bet. */
export const betTargets = (view: Seen<State>): readonly (Seat | null)[] =>
  halfPint.legal(view).map(action => (action.type === 'bet' ? action.on : null))

export const beginChoice = (view: Seen<State>): Choice => {
  if (view.phase === 'predict') return { kind: 'predict', prediction: 1 }
  if (view.phase === 'bet') return { kind: 'bet', at: 0 }
  return { kind: 'play', cards: CHOOSING }
}

const isDeclared = (view: Seen<State>): boolean => view.options.sets === 'declared'

/** H16: the cards to choose from: the hand and, with declared sets, the row. */
export const zonesOf = (view: Seen<State>): readonly (readonly Card[])[] =>
  isDeclared(view) ? [handOf(view), view.row] : [handOf(view)]

const rulesOf = (view: Seen<State>): ChooserRules => ({
  zones: zonesOf(view),
  most: DECK_SIZE,
  accepts: (typed, char) => /[rygbk]/.test(char) || (typed !== '' && /[0-9+]/.test(char)),
  typedCards: typed => typed.match(/[rygbk]\d{1,2}/g) ?? [],
})

/** Typed cards with missing spaces inserted: `r7y7+g7` means `r7 y7 + g7`. */
const spaced = (typed: string): string => typed.replace(/(?=[rygbk+])|(?<=\+)/g, ' ').trim()

/** The play of the marked or typed cards. */
const playWish = (view: Seen<State>, cards: Choosing): Result<Action> => {
  if (cards.typed !== '') {
    const typed = spaced(cards.typed)
    // With declared sets, cards without a plus use no card of the row.
    return halfPint.actions.parse(`play ${typed}${isDeclared(view) && !typed.includes('+') ? ' +' : ''}`)
  }
  const laid = laidCards(cards, zonesOf(view)) as readonly Card[]
  const hand = laid.filter(card => !view.row.includes(card))
  if (!isDeclared(view)) return ok({ type: 'play', hand })
  return ok({ type: 'play', hand, row: laid.filter(card => view.row.includes(card)) })
}

/** The effect of the marked or typed cards; `null` if none of them is in the hand. */
export const prospectOfCards = (view: Seen<State>, cards: Choosing): Prospect | null => {
  const wish = playWish(view, cards)
  if (!wish.ok) return { kind: 'no-set', problem: wish.problem }
  const { hand, row = null } = wish.value as Extract<Action, { type: 'play' }>
  return prospectOf(view, { hand, row })
}

const step = (key: Key): number =>
  key.name === 'left' || key.name === 'up' ? -1 : key.name === 'right' || key.name === 'down' ? 1 : 0

const figure = (key: Key): number => (key.name === 'char' && /\d/.test(key.char) ? Number(key.char) : -1)

const around = (at: number, count: number): number => (at + count) % count

/** The result of a key during a choice. */
export const pressChoice = (view: Seen<State>, choice: Choice, key: Key): Pressed<Choice, Action> | undefined => {
  switch (choice.kind) {
    case 'predict': {
      const { prediction } = choice
      if (key.name === 'enter') return { wish: ok({ type: 'predict', prediction }) }
      const wished = figure(key)
      if (wished > MAX_PREDICTION) return { wish: ok({ type: 'predict', prediction: wished }) }
      if (wished >= 0) return { pick: { ...choice, prediction: wished } }
      if (step(key) === 0) return undefined
      return { pick: { ...choice, prediction: around(prediction + step(key), MAX_PREDICTION + 1) } }
    }
    case 'bet': {
      const targets = betTargets(view)
      if (key.name === 'enter') return { wish: ok({ type: 'bet', on: targets[choice.at] ?? null }) }
      const wished = figure(key)
      const found = wished < 0 ? -1 : targets.indexOf(wished === 0 ? null : wished)
      if (found >= 0) return { pick: { ...choice, at: found } }
      if (wished >= 0) return { wish: ok({ type: 'bet', on: wished }) }
      return step(key) === 0 ? undefined : { pick: { ...choice, at: around(choice.at + step(key), targets.length) } }
    }
    case 'play': {
      if (key.name === 'enter') return { wish: playWish(view, choice.cards) }
      const cards = chooseByKey(choice.cards, rulesOf(view), key)
      return cards === undefined ? undefined : { pick: { kind: 'play', cards } }
    }
  }
}

import { isFields, ok, type Result, refuse } from '@halfpint/core'
import { type Card, DECK_SIZE, parseCard } from './card.ts'
import type { Action } from './state.ts'

/** Reads a card name from outside. */
const readCard = (json: unknown): Result<Card> => {
  const card = parseCard(json)
  if (card !== undefined) return ok(card)
  return refuse('unknown-card', { card: typeof json === 'string' ? json.slice(0, 20) : null })
}

/** Reads a pass from outside: a list of card names. */
export const readPass = (json: unknown): Result<Action> => {
  if (!Array.isArray(json)) return refuse('bad-cards')
  // Reject a list longer than the deck before reading it.
  if (json.length > DECK_SIZE) return refuse('too-many-cards', { most: DECK_SIZE })
  const cards: Card[] = []
  for (const entry of json) {
    const card = readCard(entry)
    if (!card.ok) return card
    cards.push(card.value)
  }
  return ok({ type: 'pass', cards })
}

/** Reads a play from outside: one card name. */
export const readPlay = (json: unknown): Result<Action> => {
  const card = readCard(json)
  return card.ok ? ok({ type: 'play', card: card.value }) : card
}

/** Reads an action from outside. Checks its form; `decide` checks whether it is allowed. */
export const readAction = (json: unknown): Result<Action> => {
  if (!isFields(json)) return refuse('bad-action')
  if (json.type === 'pass') return readPass(json.cards)
  if (json.type === 'play') return readPlay(json.card)
  return refuse('bad-action')
}

/** Accepts `HQ` and `hq` for `hQ`. Any other text stays unchanged. */
const tidy = (word: string): string => parseCard(word.slice(0, 1).toLowerCase() + word.slice(1).toUpperCase()) ?? word

/** Reads an action as people type it: `pass h9 fA`, `play f2`. */
export const parseAction = (text: string): Result<Action> => {
  const [verb = '', ...rest] = text.split(/[\s,]+/).filter(word => word !== '')
  const cards = rest.map(tidy)
  switch (verb.toLowerCase()) {
    case 'pass':
      return readPass(cards)
    case 'play':
      return cards.length === 1 ? readPlay(cards[0]) : refuse('bad-action')
    default:
      return refuse('bad-action')
  }
}

/** Writes an action as people type it; the inverse of `parseAction`. */
export const makeAction = (action: Action): string =>
  action.type === 'pass' ? ['pass', ...action.cards].join(' ') : `play ${action.card}`

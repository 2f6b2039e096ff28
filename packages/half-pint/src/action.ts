import { isFields, ok, type Result, refuse } from '@halfpint/core'
import { type Card, DECK_SIZE, parseCard } from './card.ts'
import { MAX_PREDICTION } from './decide.ts'
import type { Action } from './state.ts'

/** A list of card names from outside. */
export const readCards = (json: unknown): Result<readonly Card[]> => {
  if (!Array.isArray(json)) return refuse('bad-cards')
  // Reject a list longer than the deck before reading it.
  if (json.length > DECK_SIZE) return refuse('too-many-cards', { most: DECK_SIZE })
  const cards: Card[] = []
  for (const entry of json) {
    const card = parseCard(entry)
    if (card === undefined) {
      return refuse('unknown-card', { card: typeof entry === 'string' ? entry.slice(0, 20) : null })
    }
    cards.push(card)
  }
  return ok(cards)
}

const readPlay = (hand: unknown, row: unknown): Result<Action> => {
  const laid = readCards(hand)
  if (!laid.ok) return laid
  if (row === undefined) return ok({ type: 'play', hand: laid.value })
  const joined = readCards(row)
  return joined.ok ? ok({ type: 'play', hand: laid.value, row: joined.value }) : joined
}

/** Reads an action from outside. Checks its form; `decide` checks whether it is allowed. */
export const readAction = (json: unknown): Result<Action> => {
  if (!isFields(json)) return refuse('bad-action')
  switch (json.type) {
    case 'predict':
      if (!Number.isInteger(json.prediction)) return refuse('bad-prediction', { least: 0, most: MAX_PREDICTION })
      return ok({ type: 'predict', prediction: json.prediction as number })
    case 'bet':
      if (json.on !== null && !Number.isInteger(json.on)) return refuse('bad-bet')
      return ok({ type: 'bet', on: json.on as number | null })
    case 'play':
      return readPlay(json.hand, json.row)
    default:
      return refuse('bad-action')
  }
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(word => word !== '')

/** Reads an action as people type it: `predict 2`, `bet 1`, `bet none`, `play r7 r5`, `play r7 r5 + y5`. */
export const parseAction = (text: string): Result<Action> => {
  const [verb = '', ...rest] = words(text)
  const number = (word: string | undefined): unknown => (/^\d{1,3}$/.test(word ?? '') ? Number(word) : undefined)
  switch (verb.toLowerCase()) {
    case 'predict':
      return rest.length === 1 ? readAction({ type: 'predict', prediction: number(rest[0]) }) : refuse('bad-action')
    case 'bet':
      if (rest.length !== 1) return refuse('bad-action')
      return readAction({ type: 'bet', on: rest[0] === 'none' ? null : number(rest[0]) })
    case 'play': {
      const plus = rest.indexOf('+')
      return plus < 0 ? readPlay(rest, undefined) : readPlay(rest.slice(0, plus), rest.slice(plus + 1))
    }
    default:
      return refuse('bad-action')
  }
}

/** Writes an action as people type it; the inverse of `parseAction`. */
export const makeAction = (action: Action): string => {
  switch (action.type) {
    case 'predict':
      return `predict ${action.prediction}`
    case 'bet':
      return `bet ${action.on ?? 'none'}`
    case 'play':
      return ['play', ...action.hand, ...(action.row === undefined ? [] : ['+', ...action.row])].join(' ')
  }
}

import { bySeat, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { type Card, codeOf, type SeenCard } from './card.ts'
import { MAX_CARDS, type RowChoices, rowChoices, strengthLaid, strongestLaid } from './evaluate.ts'
import { aftermath, scoreRound } from './score.ts'
import { kindOf, NO_SET } from './set.ts'
import type { Action, Bet, Event, Play, State } from './state.ts'
import { brawler, isPlayedOut, leadingPlay, nextToPlay } from './trick.ts'

/** H9: the highest prediction, the cards 1, 2 and 3 together. */
export const MAX_PREDICTION = 6

/** H9: the prediction cards that add up to a number, as few as possible: 0 alone, or some of 1, 2 and 3. */
export const predictionCardsOf = (prediction: number): readonly number[] => {
  if (prediction <= 3) return [prediction]
  return prediction === MAX_PREDICTION ? [1, 2, 3] : [3, prediction - 3]
}

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>

const decidePrediction = (state: State, seat: Seat, { prediction }: Of<'predict'>): Result<readonly Event[]> => {
  if (state.predictions[seat] !== null) return refuse('already-chosen', { seat })
  if (!Number.isInteger(prediction) || prediction < 0 || prediction > MAX_PREDICTION) {
    return refuse('bad-prediction', { least: 0, most: MAX_PREDICTION })
  }
  const predicted: Event = { type: 'predicted', seat, prediction }
  const predictions = state.predictions.map((made, of) => (of === seat ? prediction : made))
  if (predictions.includes(null)) return ok([predicted])
  return ok([predicted, { type: 'predictions-revealed', predictions: predictions as number[] }])
}

const decideBet = (state: State, seat: Seat, { on }: Of<'bet'>): Result<readonly Event[]> => {
  if (state.bets[seat] !== null) return refuse('already-chosen', { seat })
  if (on === null && state.seats > 2) return refuse('bet-needed', { seat }) // H10
  if (on === seat) return refuse('bet-on-oneself', { seat }) // H10
  if (on !== null && !(Number.isInteger(on) && on >= 0 && on < state.seats)) {
    return refuse('no-such-seat', { seat: on, seats: state.seats })
  }
  const bet: Bet = on ?? 'none'
  const placed: Event = { type: 'bet-placed', seat, bet }
  const bets = state.bets.map((made, of) => (of === seat ? bet : made))
  if (bets.includes(null)) return ok([placed])
  return ok([placed, { type: 'bets-revealed', bets: bets as Bet[] }])
}

/** Returns the chosen cards in the order of `from`, or a problem if a card is missing or chosen twice. */
export const chooseCards = (
  from: readonly SeenCard[],
  cards: readonly Card[],
  missing: string,
): Result<readonly Card[]> => {
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at]!
    if (!from.includes(card)) return refuse(missing, { card })
    if (cards.indexOf(card) !== at) return refuse('card-twice', { card })
  }
  if (cards.length === 1) return ok(cards)
  return ok(from.filter(card => cards.includes(card as Card)) as Card[])
}

// Cache: the row stays the same for a whole round.
let latest: { readonly row: readonly Card[]; readonly choices: RowChoices } | undefined

const choicesOf = (row: readonly Card[]): RowChoices => {
  if (latest?.row !== row) latest = { row, choices: rowChoices(codesOf(row)) }
  return latest.choices
}

const codesOf = (cards: readonly Card[]): number[] => {
  const codes: number[] = []
  for (const card of cards) codes.push(codeOf(card))
  return codes
}

/** The row cards whose indexes are bits of the mask. */
const joinedOf = (row: readonly Card[], mask: number): Card[] => {
  const joined: Card[] = []
  for (let at = 0; at < row.length; at++) if (mask & (1 << at)) joined.push(row[at]!)
  return joined
}

/** H14 to H17: returns the play that these cards make, or the reason why they make none. */
export const layDown = (state: State, seat: Seat, action: Of<'play'>): Result<Play> => {
  const { options } = state
  if (action.hand.length === 0) return refuse('no-card')
  if (action.hand.length > MAX_CARDS) return refuse('too-many-cards', { most: MAX_CARDS })
  const chosen = chooseCards(state.hands[seat]!, action.hand, 'not-in-hand')
  if (!chosen.ok) return chosen
  const hand = chosen.value
  const facts = () => ({ hand: hand as Json, row: (action.row ?? []) as Json })
  if (options.sets === 'strongest') {
    if (action.row !== undefined) return refuse('row-not-declared')
    const best = strongestLaid(options, codesOf(hand), choicesOf(state.row))
    if (best.strength === NO_SET) return refuse('not-a-set', facts())
    return ok({ seat, hand, row: joinedOf(state.row, best.joined), set: kindOf(best.strength) })
  }
  if (action.row === undefined) return refuse('row-missing')
  const joined = chooseCards(state.row, action.row, 'not-in-row')
  if (!joined.ok) return joined
  const codes: [number[], number[]] = [codesOf(hand), codesOf(joined.value)]
  const strength = strengthLaid(options, ...codes)
  if (strength !== NO_SET) return ok({ seat, hand, row: joined.value, set: kindOf(strength) })
  const wouldBeFree = strengthLaid({ ...options, rowGroups: 'free' }, ...codes) !== NO_SET
  return refuse(wouldBeFree ? 'group-in-row' : 'not-a-set', facts())
}

/** The events at the end of a round, and of the game if it is over. */
const endRound = (state: State, winners: readonly Seat[], brawl: Seat | null): readonly Event[] => {
  const tricks = bySeat(state.seats, seat => winners.filter(winner => winner === seat).length)
  const round = { predictions: state.predictions as number[], bets: state.bets as Bet[], tricks, brawl }
  const result = scoreRound(state.options, round)
  const next = aftermath(state.options, [...state.results, result], state.gunFight, round)
  const scored: Event = { type: 'round-scored', ...result, gunFight: next.gunFight }
  return next.result === null ? [scored] : [scored, { type: 'game-ended', result: next.result }]
}

const decidePlay = (state: State, seat: Seat, action: Of<'play'>): Result<readonly Event[]> => {
  if (state.toPlay !== seat) return refuse('not-your-turn', { seat, turn: state.toPlay })
  const laid = layDown(state, seat, action)
  if (!laid.ok) return laid
  const { hand, row, set } = laid.value
  const played: Event = { type: 'played', seat, hand, row, set }
  const held: number[] = []
  for (const cards of state.hands) held.push(cards.length)
  held[seat] = held[seat]! - hand.length
  const trick = [...state.trick, laid.value]
  if (nextToPlay(held, seat, trick[0]!.seat) !== undefined) return ok([played])

  const { seat: winner } = leadingPlay(trick, state.options)!
  const won: Event = { type: 'trick-won', winner }
  const winners = [...state.tricks.map(past => past.winner), winner]
  const brawl = brawler(winners)
  if (brawl === null && !isPlayedOut(held)) return ok([played, won])
  return ok([played, won, ...endRound(state, winners, brawl)])
}

/** Returns the events of an action, or the reason why it is not allowed. */
export const decide = (state: State, seat: Seat, action: Action): Result<readonly Event[]> => {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < state.seats)) {
    return refuse('no-such-seat', { seat, seats: state.seats })
  }
  if (action.type !== state.phase) return refuse('wrong-phase', { phase: state.phase, action: action.type })
  switch (action.type) {
    case 'predict':
      return decidePrediction(state, seat, action)
    case 'bet':
      return decideBet(state, seat, action)
    case 'play':
      return decidePlay(state, seat, action)
  }
}

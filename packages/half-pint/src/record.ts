import {
  isFields,
  type Json,
  ok,
  type RecordFormat,
  type Refusal,
  type Result,
  type RoundFormat,
  type RoundJson,
  recordsOf,
  refuse,
} from '@halfpint/core'
import { readAction, readCards } from './action.ts'
import { type Card, codeOf } from './card.ts'
import { readDeck } from './deal.ts'
import { chooseCards } from './decide.ts'
import { strengthLaid } from './evaluate.ts'
import { rules } from './rules.ts'
import type { Action, Bet, Event, RoundScore, State } from './state.ts'

const readPlay = (entry: unknown, state: State): Result<{ seat: number; action: Action }> => {
  if (!isFields(entry)) return refuse('bad-play')
  if (!Number.isInteger(entry.seat)) return refuse('missing-key', { key: 'seat' })
  const seat = entry.seat as number
  if (entry.hand === undefined) return refuse('missing-key', { key: 'hand' })
  const hand = readCards(entry.hand)
  if (!hand.ok) return hand
  // H16: where the strongest set counts, `confirm` checks a stated row.
  if (state.options.sets === 'strongest') return ok({ seat, action: { type: 'play', hand: hand.value } })
  if (entry.row === undefined) return refuse('missing-key', { key: 'row' })
  const row = readCards(entry.row)
  return row.ok ? ok({ seat, action: { type: 'play', hand: hand.value, row: row.value } }) : row
}

/** H16: the row cards in a record must make a set as strong as the strongest. */
const confirmRow = (entry: unknown, [played]: readonly Event[], state: State): Refusal | undefined => {
  if (!isFields(entry) || entry.row === undefined || played?.type !== 'played') return undefined
  const stated = entry.row
  // Nearly always the row is the one that the rules choose.
  const isNamed = Array.isArray(stated) && stated.length === played.row.length
  if (isNamed && played.row.every(card => stated.includes(card))) return undefined
  const row = readCards(stated)
  if (!row.ok) return row
  const joined = chooseCards(state.row, row.value, 'not-in-row')
  if (!joined.ok) return joined
  const strength = (cards: readonly Card[]) => strengthLaid(state.options, played.hand.map(codeOf), cards.map(codeOf))
  if (strength(joined.value) === strength(played.row)) return undefined
  return refuse('not-the-strongest', { hand: played.hand as Json, row: joined.value as Json })
}

const roundJson = ({ tricks, brawl, scores, marks }: RoundScore): Json => ({ tricks, brawl, scores, marks })

const results = (state: State) => ({
  rounds: state.results.map(roundJson),
  result: state.result,
})

const writeBet = (bet: Bet): Json => (bet === 'none' ? null : bet)

const enter = (rounds: RoundJson[], event: Event): void => {
  const round = rounds.at(-1)!
  switch (event.type) {
    case 'dealt':
      rounds.push({ deck: event.deck })
      break
    case 'predictions-revealed':
      round.predictions = event.predictions
      break
    case 'bets-revealed':
      round.bets = event.bets.map(writeBet)
      round.plays = []
      break
    case 'played':
      round.plays?.push({ seat: event.seat, hand: event.hand, row: event.row })
      break
    case 'round-scored':
      round.result = roundJson(event)
  }
}

const FORMAT: RoundFormat<State, Action, Event> = {
  deal: deck => {
    const read = readDeck(deck)
    return read.ok ? ok({ type: 'dealt', deck: read.value }) : read
  },
  choices: [
    { key: 'predictions', read: prediction => readAction({ type: 'predict', prediction }) },
    { key: 'bets', read: on => readAction({ type: 'bet', on }) },
  ],
  play: readPlay,
  confirm: confirmRow,
  enter,
  ending: event => (event.type === 'game-ended' ? (event.result as Json) : undefined),
  results,
  roundKeys: ['tricks', 'brawl', 'scores', 'marks'],
  gameKeys: ['ending', 'bonus', 'totals', 'winners'],
}

/** Reads and writes records of Half-Pint Heroes. */
export const records: RecordFormat<State, Event> = recordsOf(rules, FORMAT)

import { brief, bySeat, type Fields, readOptions, refuse } from '@halfpint/core'
import { DEFAULT_OPTIONS, OPTION_RULES, SCORING_CARDS } from '@halfpint/herzlos'
import { POINTS, type Reader, readRounds, whole } from '../entry.ts'
import type { PadHead } from '../padgame.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'
import { isHerzlosFinished } from './score.ts'

/** Reads the scoring cards of each seat, each card once. */
const readCards = (read: Reader, json: unknown, seats: number, round: number): HerzlosRound['cards'] => {
  if (json === undefined || json === null) return null
  const piles: readonly unknown[] = Array.isArray(json) ? json : []
  if (piles.length !== seats) read.report(refuse('bad-choices', { round, key: 'cards', seats }))
  const seen = new Set<unknown>()
  return bySeat(seats, seat => {
    const pile = piles[seat] ?? []
    if (!Array.isArray(pile)) read.report(refuse('bad-cards', { round, seat }))
    const cards: readonly unknown[] = Array.isArray(pile) ? pile : []
    for (const card of cards) {
      if (!(SCORING_CARDS as readonly unknown[]).includes(card)) {
        read.report(refuse('no-scoring-card', { round, seat, card: brief(card) }))
      } else if (seen.has(card)) read.report(refuse('card-twice', { round, seat, card: card as string }))
      seen.add(card)
    }
    return SCORING_CARDS.filter(card => cards.includes(card))
  })
}

const readHerzlosRound = (read: Reader, json: unknown, seats: number, round: number): HerzlosRound => {
  const fields = read.fields(json, refuse('bad-pad-round', { round }))
  return {
    points: read.bySeat(fields.points, 'points', POINTS, seats, { round }),
    march: read.entry(fields.march, whole(0, seats - 1), { round, key: 'march' }),
    cards: readCards(read, fields.cards, seats, round),
  }
}

/** Reads a pad of Herzlos from outside. */
export const readHerzlos = (read: Reader, json: Fields, { players, symbols }: PadHead): HerzlosPad => {
  const seats = players.length
  const options = read.valueOf(readOptions(OPTION_RULES, json.options), DEFAULT_OPTIONS)
  const rounds = readRounds(read, json.rounds, (each, at) => readHerzlosRound(read, each, seats, at), isHerzlosFinished)
  return { pad: 'herzlos', players, symbols, options, rounds }
}

import {
  type BySeat,
  brief,
  bySeat,
  type Fields,
  type Json,
  ok,
  type Result,
  readOptions,
  readPlayers,
  refuse,
} from '@halfpint/core'
import * as heroes from '@halfpint/half-pint'
import * as herzlos from '@halfpint/herzlos'
import { MARK, type Reader, reader, whole } from './entry.ts'
import { isFinished } from './heroes.ts'
import { isHerzlosFinished, SCORING_CARDS } from './herzlos.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'
import { type HeroesOptions, type HeroesPad, type HeroesRound, PADS, type Pad } from './pad.ts'
import { LEAST_HAND, MOST_HAND } from './tricks.ts'

/** H9: the highest prediction. */
export const MOST_PREDICTED = 6

/** More points than any table gives for one round. */
export const MOST_POINTS = 99_999

const POINTS = whole(-MOST_POINTS, MOST_POINTS)

const readHeroesRound = (read: Reader, json: unknown, seats: number, round: number): HeroesRound => {
  const fields = read.fields(json, refuse('bad-pad-round', { round }))
  const overruled = read.fields(fields.overruled ?? {}, refuse('bad-overrule', { round }))
  const at = { round }
  const seat = whole(0, seats - 1)
  return {
    handSize: read.entry(fields.handSize, whole(LEAST_HAND, MOST_HAND), { ...at, key: 'handSize' }),
    predictions: read.bySeat(fields.predictions, 'predictions', whole(0, MOST_PREDICTED), seats, at),
    bets: read.bySeat(fields.bets, 'bets', seat, seats, at),
    tricks: read.bySeat(fields.tricks, 'tricks', whole(0, MOST_HAND), seats, at),
    brawl: read.entry(fields.brawl, seat, { ...at, key: 'brawl' }),
    overruled: {
      scores: read.bySeat(overruled.scores, 'scores', POINTS, seats, at),
      marks: read.bySeat(overruled.marks, 'marks', MARK, seats, at),
    },
  }
}

/** The scoring cards of each seat, each card once. */
const readCards = (read: Reader, json: unknown, seats: number, round: number): HerzlosRound['cards'] => {
  if (json === undefined || json === null) return null
  const piles: readonly unknown[] = Array.isArray(json) ? json : []
  if (piles.length !== seats) read.note(refuse('bad-choices', { round, key: 'cards', seats }))
  const seen = new Set<unknown>()
  return bySeat(seats, seat => {
    const pile = piles[seat] ?? []
    if (!Array.isArray(pile)) read.note(refuse('bad-cards', { round, seat }))
    const cards: readonly unknown[] = Array.isArray(pile) ? pile : []
    for (const card of cards) {
      if (!(SCORING_CARDS as readonly unknown[]).includes(card)) {
        read.note(refuse('no-scoring-card', { round, seat, card: brief(card) }))
      } else if (seen.has(card)) read.note(refuse('card-twice', { round, seat, card: card as string }))
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

/** The rounds in order; only the last may still lack something. */
const readRounds = <Round>(
  read: Reader,
  json: unknown,
  make: (json: unknown, round: number) => Round,
  finished: (round: Round) => boolean,
): Round[] => {
  if (!Array.isArray(json)) read.note(refuse('missing-key', { key: 'rounds' }))
  const rounds = (Array.isArray(json) ? (json as unknown[]) : []).map(make)
  const gap = rounds.slice(0, -1).findIndex(round => !finished(round))
  if (gap >= 0) read.note(refuse('unfinished-round', { round: gap }))
  return rounds
}

const readDrinking = (read: Reader, json: unknown): HeroesOptions['drinking'] => {
  const rules: readonly string[] = heroes.DRINKING_RULES
  const given: readonly unknown[] = json === undefined || json === null ? [] : Array.isArray(json) ? json : [json]
  if (!given.every(rule => rules.includes(rule as string))) {
    read.note(refuse('bad-option', { option: 'drinking', value: brief(json), allowed: rules.join('|') }))
  }
  return heroes.DRINKING_RULES.filter(rule => given.includes(rule))
}

const readHeroesOptions = (read: Reader, json: unknown, seats: number): HeroesOptions => {
  const { rounds, startSeat } = heroes.OPTION_RULES
  const rules = { rounds, startSeat: { ...startSeat, most: seats - 1 } }
  const options = read.taken(readOptions(rules, json), { rounds: rounds.usual, startSeat: startSeat.usual })
  return { ...options, drinking: readDrinking(read, (json as Fields | null | undefined)?.drinking) }
}

const SYMBOL = { text: 'text', fits: (entry: unknown): entry is string => typeof entry === 'string' }

const readSymbols = (read: Reader, json: unknown, seats: number): BySeat<string> | null => {
  if (json === undefined || json === null) return null
  return read.bySeat(json, 'symbols', SYMBOL, seats, {}).map(symbol => symbol ?? '')
}

const readHeroes = (read: Reader, json: Fields): HeroesPad => {
  const { least, most } = heroes.SEATS
  const players = read.taken(readPlayers(json.players, least, most), [])
  const seats = players.length
  const symbols = readSymbols(read, json.symbols, seats)
  const options = readHeroesOptions(read, json.options, seats)
  const rounds = readRounds(read, json.rounds, (each, at) => readHeroesRound(read, each, seats, at), isFinished)
  const overruled = read.fields(json.overruled ?? {}, refuse('bad-overrule'))
  const bonus = read.bySeat(overruled.bonus, 'bonus', POINTS, seats, {})
  return { pad: 'half-pint-heroes', players, symbols, options, rounds, overruled: { bonus } }
}

const readHerzlos = (read: Reader, json: Fields): HerzlosPad => {
  const { least, most } = herzlos.SEATS
  const players = read.taken(readPlayers(json.players, least, most), [])
  const seats = players.length
  const symbols = readSymbols(read, json.symbols, seats)
  const usual = readOptions(herzlos.OPTION_RULES, {}) as { readonly value: herzlos.Options }
  const options = read.taken(readOptions(herzlos.OPTION_RULES, json.options), usual.value)
  const rounds = readRounds(read, json.rounds, (each, at) => readHerzlosRound(read, each, seats, at), isHerzlosFinished)
  return { pad: 'herzlos', players, symbols, options, rounds }
}

/**
 * A pad from outside, read strictly: a problem names its `round` and `seat`, counted from 0, where it has
 * them. Unknown keys are passed over.
 */
export const readPad = (json: unknown): Result<Pad> => {
  const read = reader()
  const fields = read.fields(json, refuse('not-a-pad'))
  const kind = PADS.find(known => known === fields.pad)
  if (fields.pad === undefined) return refuse('not-a-pad')
  if (kind === undefined) return refuse('unknown-pad', { pad: brief(fields.pad), known: PADS })
  const pad = kind === 'herzlos' ? readHerzlos(read, fields) : readHeroes(read, fields)
  return read.fault() ?? ok(pad)
}

/** What a new pad is opened with. */
export interface PadWish {
  readonly pad: Pad['pad']
  readonly players: BySeat<string>
  readonly symbols?: BySeat<string> | null
  readonly options?: Json
}

/** A new pad with an empty first row. */
export const openPad = (wish: PadWish): Result<Pad> => readPad({ ...wish, rounds: [{}] })

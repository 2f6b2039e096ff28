import { brief, type Fields, must, readOptions, refuse } from '@halfpint/core'
import {
  DRINKING_RULES,
  MAX_HAND,
  MAX_PREDICTION,
  type Mark,
  MIN_HAND,
  SCORING_OPTION_RULES,
} from '@halfpint/half-pint'
import { type Allowed, POINTS, type Reader, readRounds, whole } from '../entry.ts'
import type { PadHead } from '../padgame.ts'
import type { HalfPintOptions, HalfPintPad, HalfPintRound } from './pad.ts'
import { isFinished } from './score.ts'

/** A mark of the second column. */
const MARK: Allowed<Mark> = {
  text: '"X"|"B"|""',
  fits: (entry): entry is Mark => entry === 'X' || entry === 'B' || entry === '',
}

const readHalfPintRound = (read: Reader, json: unknown, seats: number, round: number): HalfPintRound => {
  const fields = read.fields(json, refuse('bad-pad-round', { round }))
  const overruled = read.fields(fields.overruled ?? {}, refuse('bad-overrule', { round }))
  const at = { round }
  const seat = whole(0, seats - 1)
  return {
    handSize: read.entry(fields.handSize, whole(MIN_HAND, MAX_HAND), { ...at, key: 'handSize' }),
    predictions: read.bySeat(fields.predictions, 'predictions', whole(0, MAX_PREDICTION), seats, at),
    bets: read.bySeat(fields.bets, 'bets', seat, seats, at),
    tricks: read.bySeat(fields.tricks, 'tricks', whole(0, MAX_HAND), seats, at),
    brawl: read.entry(fields.brawl, seat, { ...at, key: 'brawl' }),
    overrides: {
      scores: read.bySeat(overruled.scores, 'scores', POINTS, seats, at),
      marks: read.bySeat(overruled.marks, 'marks', MARK, seats, at),
    },
  }
}

const readDrinking = (read: Reader, json: unknown): HalfPintOptions['drinking'] => {
  const rules: readonly string[] = DRINKING_RULES
  const given: readonly unknown[] = json === undefined || json === null ? [] : Array.isArray(json) ? json : [json]
  if (!given.every(rule => rules.includes(rule as string))) {
    read.report(refuse('bad-option', { option: 'drinking', value: brief(json), allowed: rules.join('|') }))
  }
  return DRINKING_RULES.filter(rule => given.includes(rule))
}

const readHalfPintOptions = (read: Reader, json: unknown, seats: number): HalfPintOptions => {
  const rules = { ...SCORING_OPTION_RULES, startSeat: { ...SCORING_OPTION_RULES.startSeat, max: seats - 1 } }
  const options = read.valueOf(readOptions(rules, json), must(readOptions(rules, {})))
  return { ...options, drinking: readDrinking(read, (json as Fields | null | undefined)?.drinking) }
}

/** Reads a pad of Half-Pint Heroes from outside. */
export const readHalfPint = (read: Reader, json: Fields, { players, symbols }: PadHead): HalfPintPad => {
  const seats = players.length
  const options = readHalfPintOptions(read, json.options, seats)
  const rounds = readRounds(read, json.rounds, (each, at) => readHalfPintRound(read, each, seats, at), isFinished)
  const overruled = read.fields(json.overruled ?? {}, refuse('bad-overrule'))
  const bonus = read.bySeat(overruled.bonus, 'bonus', POINTS, seats, {})
  return { pad: 'half-pint-heroes', players, symbols, options, rounds, overrides: { bonus } }
}

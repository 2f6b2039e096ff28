import { brief, type Fields, readOptions, refuse } from '@halfpint/core'
import { DRINKING_RULES, type Mark, MOST_PREDICTION, OPTION_RULES } from '@halfpint/half-pint'
import { type Allowed, POINTS, type Reader, readRounds, whole } from '../entry.ts'
import type { PadHead } from '../padgame.ts'
import type { HeroesOptions, HeroesPad, HeroesRound } from './pad.ts'
import { isFinished } from './score.ts'
import { LEAST_HAND, MOST_HAND } from './tricks.ts'

/** A mark of the second column. */
const MARK: Allowed<Mark> = {
  text: '"X"|"B"|""',
  fits: (entry): entry is Mark => entry === 'X' || entry === 'B' || entry === '',
}

const readHeroesRound = (read: Reader, json: unknown, seats: number, round: number): HeroesRound => {
  const fields = read.fields(json, refuse('bad-pad-round', { round }))
  const overruled = read.fields(fields.overruled ?? {}, refuse('bad-overrule', { round }))
  const at = { round }
  const seat = whole(0, seats - 1)
  return {
    handSize: read.entry(fields.handSize, whole(LEAST_HAND, MOST_HAND), { ...at, key: 'handSize' }),
    predictions: read.bySeat(fields.predictions, 'predictions', whole(0, MOST_PREDICTION), seats, at),
    bets: read.bySeat(fields.bets, 'bets', seat, seats, at),
    tricks: read.bySeat(fields.tricks, 'tricks', whole(0, MOST_HAND), seats, at),
    brawl: read.entry(fields.brawl, seat, { ...at, key: 'brawl' }),
    overruled: {
      scores: read.bySeat(overruled.scores, 'scores', POINTS, seats, at),
      marks: read.bySeat(overruled.marks, 'marks', MARK, seats, at),
    },
  }
}

const readDrinking = (read: Reader, json: unknown): HeroesOptions['drinking'] => {
  const rules: readonly string[] = DRINKING_RULES
  const given: readonly unknown[] = json === undefined || json === null ? [] : Array.isArray(json) ? json : [json]
  if (!given.every(rule => rules.includes(rule as string))) {
    read.note(refuse('bad-option', { option: 'drinking', value: brief(json), allowed: rules.join('|') }))
  }
  return DRINKING_RULES.filter(rule => given.includes(rule))
}

const readHeroesOptions = (read: Reader, json: unknown, seats: number): HeroesOptions => {
  const { rounds, startSeat } = OPTION_RULES
  const rules = { rounds, startSeat: { ...startSeat, most: seats - 1 } }
  const options = read.taken(readOptions(rules, json), { rounds: rounds.usual, startSeat: startSeat.usual })
  return { ...options, drinking: readDrinking(read, (json as Fields | null | undefined)?.drinking) }
}

/** A pad of Half-Pint Heroes from outside. */
export const readHeroes = (read: Reader, json: Fields, { players, symbols }: PadHead): HeroesPad => {
  const seats = players.length
  const options = readHeroesOptions(read, json.options, seats)
  const rounds = readRounds(read, json.rounds, (each, at) => readHeroesRound(read, each, seats, at), isFinished)
  const overruled = read.fields(json.overruled ?? {}, refuse('bad-overrule'))
  const bonus = read.bySeat(overruled.bonus, 'bonus', POINTS, seats, {})
  return { pad: 'half-pint-heroes', players, symbols, options, rounds, overruled: { bonus } }
}

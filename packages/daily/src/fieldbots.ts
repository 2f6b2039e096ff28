import type { Level } from '@halfpint/bots'
import { FIXED_LEVELS } from './fixedbots.ts'
import type { FixedGame } from './fixedgame.ts'
import { playByBot } from './playthrough.ts'
import { playsOf, pointsOf } from './rounds.ts'

/** A bot that played a fixed game from the player's seat. */
export type FieldBot = {
  readonly level: Level
  readonly points: number
  /** Its decisions, in the notation for people. */
  readonly plays: readonly string[]
}

const playFieldBot = async (fixed: FixedGame, level: Level, number: number): Promise<FieldBot> => {
  const played = await playByBot(fixed, level, `ghost ${number}`)
  return { level, points: pointsOf(fixed, played)[fixed.seat]!, plays: playsOf(fixed, played) }
}

/** The bots of the field from one index to another: all levels in turn, without end. */
export const fieldBots = async (fixed: FixedGame, from: number, to: number): Promise<readonly FieldBot[]> => {
  const field: FieldBot[] = []
  for (let at = from; at < to; at++) {
    field.push(await playFieldBot(fixed, FIXED_LEVELS[at % FIXED_LEVELS.length]!, Math.floor(at / FIXED_LEVELS.length)))
  }
  return field
}

import type { Json } from '@halfpint/core'
import { CUSTOM, MOST_CUSTOMS } from './setup.ts'
import { flag, json, list, nullable, object, optional, type Shape, table, text, whole } from './shape.ts'

const DAY = 86_400_000
const WORD = /^[A-Za-z0-9_-]{1,64}$/

/** A seat, numbered clockwise from 0. */
export const SEAT = whole(0, 6)

/** The name of a symbol. */
export const SYMBOL = text(1, 64, WORD)

/** A level or a regular of the pub. */
export const BOT_NAME = text(1, 24, /^[a-z]{1,24}$/)

/** 32 bytes, hexadecimal; or `?` where they are hidden. */
export const HASH = text(1, 64)

/** 32 bytes, hexadecimal, lower case. */
export const SECRET = text(64, 64, /^[0-9a-f]{64}$/)

/** Somebody at the table. */
export const PERSON = object({ id: text(1, 64), name: text(1, 192), symbol: text(1, 64) })

/** Options of a game by their names; the game checks them. */
const OPTIONS: Shape<{ readonly [name: string]: Json }> = table(json())

const CUSTOMS = list(text(1, 16, CUSTOM), MOST_CUSTOMS)

const CLOCK = object({ move: whole(1_000, DAY), bank: whole(0, DAY) })

/** A setup, all of it. */
export const SETUP = object({
  game: text(1, 32),
  options: OPTIONS,
  seats: whole(2, 7),
  clock: nullable(CLOCK),
  grace: nullable(whole(0, DAY)),
  listed: flag,
  customs: optional(CUSTOMS),
})

/** A setup as somebody wishes it: what is left out is usual. */
export const SETUP_WISH = object({
  game: text(0, 32),
  options: optional(OPTIONS),
  seats: optional(whole(2, 7)),
  clock: optional(nullable(CLOCK)),
  grace: optional(nullable(whole(0, DAY))),
  listed: optional(flag),
  customs: optional(CUSTOMS),
})

import { ok, type Result, refuse } from '@halfpint/core'
import { nameDigits, readName } from './challenge.ts'
import { type Digit, readDigits, writeDigits } from './digits.ts'
import type { FixedGame } from './fixedgame.ts'
import { openFixedTable, type Playthrough } from './playthrough.ts'

/** The result of a player with the deals of a link. */
export interface Reply {
  readonly name: string
  readonly played: Playthrough
}

const MARKS = 1 << 24

/** A hash of a link, so that a reply to one link does not fit another (FNV-1a). */
const markOf = (link: string): number => {
  let mark = 0x811c9dc5
  for (const letter of link) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193)
  return (mark >>> 0) % MARKS
}

/** Encodes a result as letters to add to the link: the name and the choices. */
export const encodeReply = (link: string, name: string, { legal, choices, options }: Playthrough): Result<string> => {
  if (legal.length > 0) return refuse('unfinished-game')
  const digits: Digit[] = [[BigInt(markOf(link)), BigInt(MARKS)], ...nameDigits(name)]
  for (const [at, choice] of choices.entries()) digits.push([BigInt(choice), BigInt(options[at]!)])
  return ok(writeDigits(digits))
}

/** Inverse of `encodeReply`: replays the game with these choices. */
export const decodeReply = async (link: string, fixed: FixedGame, text: string): Promise<Result<Reply>> => {
  const read = readDigits(text)
  if (!read.ok) return read
  const reader = read.value
  if (reader.take(BigInt(MARKS)) !== BigInt(markOf(link))) return refuse('bad-link')
  const name = readName(reader)
  const table = await openFixedTable(fixed)
  if (!table.ok) return table
  const { legal, choose, playthrough } = table.value
  for (let count = legal().length; count > 0; count = legal().length) {
    const chosen = await choose(Number(reader.take(BigInt(count))))
    if (!chosen.ok) return chosen
  }
  return reader.isDone() ? ok({ name, played: await playthrough() }) : refuse('bad-link')
}

import { readFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { digestOf } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { playBy, playDay } from '../test/days.ts'
import { readLink } from './challenge.ts'
import { dailyGame } from './dailygame.ts'
import { dayOf } from './day.ts'
import { fieldBots } from './fieldbots.ts'
import { decodeReply, encodeReply } from './reply.ts'
import { checkClaim, claimOf } from './resultclaim.ts'
import { roundsPlayed } from './rounds.ts'

/** A result of version 0.2.0, of a day or of a challenge link. */
interface KeptResult {
  readonly day?: number
  readonly game: string
  readonly link: string
  readonly choices: readonly number[]
  readonly points: number
  readonly digest: string
  readonly rounds: string
  readonly field: string
  readonly reply: string
}

const KEPT: readonly KeptResult[] = readFileSync(new URL('../golden/results-0.2.0.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))

test.each(KEPT.filter(({ day }) => day !== undefined))(
  '0.2.0, $game, day $day: decks, bots, choices and result are the same',
  async ({ day = 0, game, choices, points, digest, rounds, field }) => {
    const { fixed, played } = await playDay(day, game)
    expect(fixed).toEqual(dailyGame(dayOf(day * 86_400_000, 0), game))
    expect(claimOf(fixed, played)).toEqual({ choices, points, digest })
    expect(digestOf(roundsPlayed(fixed, played) as never)).toBe(rounds)
    // Field bots of 0.2.0 had the same fields.
    expect(digestOf((await fieldBots(fixed, 0, 10)) as never)).toBe(field)
    expect((await checkClaim(fixed, { choices, points, digest })).ok).toBe(true)
  },
)

test.each(KEPT.filter(({ day }) => day === undefined).map((kept, at) => [kept.game, at % 6, kept] as const))(
  '0.2.0, %s, link %i: decks, bots, choices, result and reply are the same',
  async (_, way, { link, choices, points, digest, field, reply }) => {
    const { fixed } = must(readLink(link))
    const played = await playBy(fixed, events => 5 * events + way)
    expect(claimOf(fixed, played)).toEqual({ choices, points, digest })
    expect(must(encodeReply(link, 'Dora', played))).toBe(reply)
    expect(must(await decodeReply(link, fixed, reply))).toEqual({ name: 'Dora', played })
    expect(digestOf((await fieldBots(fixed, 0, 5)) as never)).toBe(field)
  },
)

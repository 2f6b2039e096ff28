import { answer } from '@halfpint/bots'
import { must, type Seat, seeded } from '@halfpint/core'
import {
  findGame,
  type Host,
  memoryJournal,
  type NumberedEvent,
  openTable,
  questionFor,
  type Setup,
  viewTable,
} from '@halfpint/table'
import { expect, test } from 'vitest'
import { openPlayback, type Timing, type Wait } from '../session/playback.ts'
import { halfPintTiming } from './half-pint/timing.ts'
import { herzlosTiming } from './herzlos/timing.ts'

const KEY = '0'.repeat(64)

const think = (question: Parameters<typeof answer>[0]) => answer(question, () => 0, { iterations: 20 })

const openMatch = async (game: string, bots: number, rounds: number) => {
  const journal = memoryJournal()
  const setup: Setup = {
    game,
    options: must(must(findGame(game)).options.read({ rounds })) as Setup['options'],
    seats: bots + 1,
    clock: null,
    grace: 86_400_000,
    listed: false,
  }
  let at = 0
  const person = { id: 'local-0', name: 'Ann', symbol: 'fish' }
  const environment = { now: () => at++, random: seeded(game), think }
  const host = must(await openTable(journal, { table: game, setup, person, key: KEY }, environment))
  must(await host.run(0, null, { type: 'connect', node: 'here' }))
  for (let seat = 1; seat <= bots; seat++)
    must(await host.run(0, null, { type: 'seat-bot', seat, bot: 'regular', name: `Bot ${seat}` }))
  return { host, journal }
}

/** Decides for seat 0. Returns `false` when the match is over. */
const act = async (host: Host): Promise<boolean> => {
  const table = host.table()
  if (table.phase !== 'playing') return false
  if (table.match?.pledge?.dealt === false) {
    must(await host.run(0, null, { type: 'share', share: KEY }))
    return true
  }
  const question = questionFor(table, 0 as Seat, 'novice', `${table.version}`)
  if (question !== null) must(await host.run(0, null, { type: 'act', action: question.legal[await think(question)]! }))
  return true
}

/** The mean number of seconds that a player on seat 0, who decides at once, waits in a round. The clock is virtual. */
const waitingIn = async (game: string, timing: Timing, bots: number, rounds: number): Promise<number> => {
  const { host, journal } = await openMatch(game, bots, rounds)
  let { version } = host.table()
  let now = 0
  let endPause: (() => void) | null = null
  const wait: Wait = (milliseconds, next) => {
    endPause = () => {
      endPause = null
      now += milliseconds
      next()
    }
    return () => {
      endPause = null
    }
  }
  const playback = openPlayback(timing, wait, () => {})
  playback.begin(viewTable(host.table(), 0))
  must(await host.run(0, null, { type: 'start' }))
  do {
    await host.drive()
    const told: readonly NumberedEvent[] = await journal.read(version)
    version = told.at(-1)?.version ?? version
    playback.take(told)
    while (endPause !== null || playback.paused.value !== null) {
      if (endPause !== null) (endPause as () => void)()
      else playback.goOn()
    }
  } while (await act(host))
  return now / 1000 / rounds
}

test.each([
  ['half-pint-heroes', halfPintTiming, 3, 10, 20],
  ['herzlos', herzlosTiming, 2, 5, 32],
] as const)(
  'a round of %s leaves a player who decides at once little to wait for',
  async (game, timing, bots, rounds, limit) => {
    const seconds = await waitingIn(game, timing, bots, rounds)
    expect(seconds).toBeLessThan(limit)
    // Each event can be followed.
    expect(seconds).toBeGreaterThan(limit / 2)
  },
)

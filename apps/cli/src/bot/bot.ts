import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { EVEN, parseBudget } from '@halfpint/bots'
import { cryptographic, type Json, refuse } from '@halfpint/core'
import { type Fault, NO_FAULTS, programOf } from '../arena/program.ts'
import { EXIT } from '../exit.ts'
import type { Terminal } from '../terminal.ts'
import { openClient, type Seat, type StreamLine } from './client.ts'

/** What `bot` was asked for, as typed. */
export interface BotFlags {
  readonly server: string
  readonly table: string
  readonly name: string
  readonly budget: string
}

/** How long to wait before a broken stream is opened anew. */
const PAUSE = 500

const isEnd = ({ fact }: StreamLine): boolean => fact?.event?.type === 'game-ended' || fact?.type === 'match-ended'
const isPledged = ({ view, fact }: StreamLine): boolean =>
  fact?.type === 'pledged' || view?.match?.pledge?.dealt === false

interface View {
  readonly version: number
  readonly setup: { readonly game: string }
  readonly match: { readonly state: Json } | null
}

/** Seats a program at a live table and lets it play one match; gives the exit code. */
export const bot = async (command: string, flags: BotFlags, terminal: Terminal): Promise<number> => {
  const words = terminal.words.bots.seated
  const budget = parseBudget(flags.budget)
  if (!budget.ok || !URL.canParse(flags.server)) {
    terminal.complain(budget.ok ? refuse('no-server-there', { server: flags.server }).problem : budget.problem)
    return EXIT.usage
  }
  const client = openClient(flags.server, isAway => terminal.note(isAway ? words.away : words.back))
  // With a token of its own it has the same seat if the answer gets lost and it asks again.
  const token = randomBytes(32).toString('base64url')
  const sat = await client.ask<Seat>(`/${encodeURIComponent(flags.table)}/seats`, undefined, {
    name: flags.name,
    token,
  })
  const seat = sat.ok ? sat.value : undefined
  const first = seat === undefined ? undefined : await client.ask<View>(`/${seat.table}`, seat.token)
  if (seat === undefined || first?.ok !== true) {
    terminal.complain(sat.ok && first?.ok === false ? first.problem : (sat as { problem: { code: string } }).problem)
    return EXIT.usage
  }
  terminal.note(words.sat({ name: flags.name, seat: seat.seat + 1, table: seat.table }))
  const lost: { [fault in Fault]: number } = { ...NO_FAULTS }
  const program = programOf(command, first.value.setup.game, fault => {
    lost[fault]++
  })
  const means = { random: cryptographic(), budget: budget.value, now: () => performance.now(), temper: EVEN }

  /** Decides if it is the seat's turn: view and actions of one and the same moment. */
  const act = async (): Promise<void> => {
    const legal = await client.ask<{ version: number; turn: boolean; legal: Json[] }>(
      `/${seat.table}/legal`,
      seat.token,
    )
    if (!legal.ok || !legal.value.turn) return
    const view = await client.ask<View>(`/${seat.table}`, seat.token)
    if (!view.ok || view.value.match === null) return
    if (view.value.version !== legal.value.version) return act()
    // The server showed this seat its own view; a program takes that of any game.
    const action = await program.choose(view.value.match.state as never, legal.value.legal, means)
    const granted = await client.wish(seat, { type: 'act', action })
    // A stand-in or the clock may have been faster; what is left to decide is asked for again.
    if (!granted.ok) terminal.note(words.refused(granted.problem.code))
  }

  let last = 0
  let isSeated = false
  let isPlaying = false
  let over = false
  /** Notes whether the program's own match is under way or over: one that ended before it sat down is none of its own. */
  const follow = (line: StreamLine): void => {
    if (line.view !== undefined) {
      isSeated = line.view.viewer === seat.seat
      over = isPlaying && line.view.phase !== 'playing'
    }
    over ||= isPlaying && isEnd(line)
    isPlaying ||= isSeated && (line.view?.phase === 'playing' || line.fact?.type === 'started')
  }
  try {
    while (!over) {
      try {
        for await (const line of client.listen(seat, last)) {
          if (line.type === 'bye') {
            if (line.retry !== null) break
            terminal.complain(refuse('unknown-token').problem)
            return EXIT.bad
          }
          last = line.version ?? last
          follow(line)
          if (isPledged(line)) await client.wish(seat, { type: 'share', share: randomBytes(32).toString('hex') })
          if (line.more === true) continue
          if (over) break
          await act()
        }
      } catch {
        // The line broke: it is taken up again after the last version.
      }
      if (!over) await sleep(PAUSE)
    }
    await client.wish(seat, { type: 'leave' })
  } finally {
    program.close()
  }
  if (Object.values(lost).some(count => count > 0)) terminal.complain({ code: 'bot-faults', bot: command, ...lost })
  terminal.note(words.over)
  return EXIT.good
}

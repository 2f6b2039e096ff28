import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { NO_STYLE, parseBudget } from '@halfpint/bots'
import { cryptographic, type Problem, refuse } from '@halfpint/core'
import { type Fault, NO_FAULTS, programOf } from '../arena/program.ts'
import { EXIT } from '../exit.ts'
import { isNotUnderstood } from '../remote.ts'
import type { Terminal } from '../terminal.ts'
import { Legal, openClient, Seat, type StreamMessage, TABLE_ID, View } from './client.ts'

/** The flags of `bot`, as typed. */
export interface BotFlags {
  readonly server: string
  readonly table: string
  readonly name: string
  readonly budget: string
}

/** Milliseconds before a broken stream is opened again. */
const PAUSE = 500

const isEnd = ({ event }: StreamMessage): boolean =>
  event?.event?.type === 'game-ended' || event?.type === 'match-ended'
const isPledged = ({ view, event }: StreamMessage): boolean =>
  event?.type === 'pledged' || view?.match?.pledge?.dealt === false

/** Seats a program at a live table and plays one match. Returns the exit code. */
export const bot = async (command: string, flags: BotFlags, terminal: Terminal): Promise<number> => {
  const words = terminal.words.bots.seated
  const budget = parseBudget(flags.budget)
  if (!budget.ok || !URL.canParse(flags.server)) {
    terminal.complain(budget.ok ? refuse('no-server-there', { server: flags.server }).problem : budget.problem)
    return EXIT.usage
  }
  const client = openClient(flags.server, isAway => terminal.note(isAway ? words.away : words.back))
  const fail = (problem: Problem): number => {
    terminal.complain(problem)
    return isNotUnderstood(problem) ? EXIT.remote : EXIT.usage
  }
  // The bot chooses its token, so that a repeated request after a lost answer gets the same seat.
  const token = randomBytes(32).toString('base64url')
  const sat = TABLE_ID.test(flags.table)
    ? await client.ask(Seat, `/${flags.table}/seats`, undefined, { name: flags.name, token })
    : refuse('unknown-table')
  if (!sat.ok) return fail(sat.problem)
  const seat = sat.value
  const first = await client.ask(View, `/${seat.table}`, seat.token)
  if (!first.ok) return fail(first.problem)
  terminal.note(words.sat({ name: flags.name, seat: seat.seat + 1, table: seat.table }))
  const lost: { [fault in Fault]: number } = { ...NO_FAULTS }
  const program = programOf(command, first.value.setup.game, fault => {
    lost[fault]++
  })
  const thinkOptions = { random: cryptographic(), budget: budget.value, now: () => performance.now(), style: NO_STYLE }

  /** Decides if it is the seat's turn, by a view and actions of the same version. Returns a problem that ends the match. */
  const act = async (): Promise<Problem | undefined> => {
    const legal = await client.ask(Legal, `/${seat.table}/legal`, seat.token)
    if (!legal.ok) return isNotUnderstood(legal.problem) ? legal.problem : undefined
    if (!legal.value.turn || legal.value.legal.length === 0) return undefined
    const view = await client.ask(View, `/${seat.table}`, seat.token)
    if (!view.ok) return isNotUnderstood(view.problem) ? view.problem : undefined
    if (view.value.match === null) return undefined
    if (view.value.version !== legal.value.version) return act()
    // The view was redacted for this seat by the server, and a program accepts that of any game.
    const action = await program.choose(view.value.match.state as never, legal.value.legal, thinkOptions)
    const accepted = await client.send(seat, { type: 'act', action })
    // A substitute or the clock may have been faster; the bot asks again for its legal actions.
    if (!accepted.ok) terminal.note(words.refused(accepted.problem.code))
    return undefined
  }

  let last = 0
  let isSeated = false
  let isPlaying = false
  let over = false
  /** Notes whether the program's match is in progress or over. A match that ended before it joined does not count. */
  const follow = (line: StreamMessage): void => {
    if (line.view !== undefined) {
      isSeated = line.view.viewer === seat.seat
      over = isPlaying && line.view.phase !== 'playing'
    }
    over ||= isPlaying && isEnd(line)
    isPlaying ||= isSeated && (line.view?.phase === 'playing' || line.event?.type === 'started')
  }
  try {
    while (!over) {
      try {
        for await (const read of client.listen(seat, last)) {
          if (!read.ok) return fail(read.problem)
          const line = read.value
          if (line.type === 'bye') {
            if (line.retry !== null) break
            terminal.complain(refuse('unknown-token').problem)
            return EXIT.bad
          }
          last = line.version ?? last
          follow(line)
          if (isPledged(line)) await client.send(seat, { type: 'share', share: randomBytes(32).toString('hex') })
          if (line.more === true) continue
          if (over) break
          const problem = await act()
          if (problem !== undefined) return fail(problem)
        }
      } catch {
        // The connection broke: open the stream again after the last version.
      }
      if (!over) await sleep(PAUSE)
    }
    await client.send(seat, { type: 'leave' })
  } finally {
    program.close()
  }
  if (Object.values(lost).some(count => count > 0)) terminal.complain({ code: 'bot-faults', bot: command, ...lost })
  terminal.note(words.over)
  return EXIT.good
}

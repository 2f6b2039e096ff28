// The table in this browser: rules, bots and log, away from the page's own thread.
import { EVEN, rosterOf } from '@halfpint/bots'
import { cryptographic, type Json, ok, type Result, refuse } from '@halfpint/core'
import { answer, type Environment, type Host, memoryJournal } from '@halfpint/table'
import { createTable } from './create.ts'
import { databaseJournal, openTables, trimTables } from './database.ts'
import type { Message, Request } from './request.ts'

const say = (message: Message): void => postMessage(message)

let host: Host | undefined
let alarm: ReturnType<typeof setTimeout> | undefined
/** How each subscription is ended. */
const subscriptions = new Map<number, () => void>()

const environment: Environment = {
  now: () => Date.now(),
  random: cryptographic(),
  think: question => answer(question, () => performance.now()),
  wake(at) {
    clearTimeout(alarm)
    if (at === null) return
    alarm = setTimeout(() => void host?.drive(), Math.max(0, at - Date.now()))
  },
}

// Another tab may play at the same table: what one writes, the other reads at once.
const changes = new BroadcastChannel('halfpint-tables')

const open = async (table: string, setup: Parameters<typeof createTable>[2]): Promise<Result<Json>> => {
  // A browser that keeps nothing, as in a foreign frame, plays all the same until the page is closed.
  const database = await openTables().catch(() => null)
  if (database !== null) void trimTables(database)
  const journal = database === null ? memoryJournal() : databaseJournal(database, table)
  const append: typeof journal.append = async (...words) => {
    const done = await journal.append(...words)
    if (done.kind === 'done') changes.postMessage(table)
    return done
  }
  const created = await createTable({ ...journal, append }, table, setup, environment)
  if (!created.ok) return created
  host = created.value
  changes.onmessage = ({ data }) => {
    if (data === table) void host?.catchUp()
  }
  void host.drive()
  return ok(host.table().chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : [])))
}

/** Advice comes in steps; between two of them a newer request may call it off. */
const advise = async (request: Extract<Request, { kind: 'advise' }>): Promise<Result<Json>> => {
  const roster = rosterOf(request.game)
  if (!roster.ok) return roster
  const { game, advise } = roster.value
  const legal = game.legal(request.view)
  if (legal.length === 0) return ok(null)
  let going = true
  subscriptions.set(request.subscription, () => {
    going = false
  })
  const steps = advise(request.view, legal, {
    random: cryptographic(),
    budget: { milliseconds: request.milliseconds },
    now: () => performance.now(),
    temper: EVEN,
  })
  for (let step = steps.next(); going; step = steps.next()) {
    say({ kind: 'advice', subscription: request.subscription, advice: step.value })
    if (step.done === true) break
    await new Promise(resolve => setTimeout(resolve))
  }
  return ok(null)
}

const respond = async (request: Request): Promise<Result<Json>> => {
  if (request.kind === 'open') return open(request.table, request.setup)
  if (request.kind === 'advise') return advise(request)
  if (request.kind === 'leave') {
    subscriptions.get(request.subscription)?.()
    subscriptions.delete(request.subscription)
    return ok(null)
  }
  if (host === undefined) return refuse('no-such-table')
  if (request.kind === 'join') {
    const { subscription, seat, after } = request
    subscriptions.set(
      subscription,
      host.join(seat, after, update => say({ kind: 'update', subscription, update })),
    )
    return ok(null)
  }
  const granted = await host.wish(request.seat, request.id, request.wish)
  return granted.ok ? ok({ version: granted.value.version }) : granted
}

/** Milliseconds after which a table stands. */
const SETTLED = 3000

/** Answers the page's requests from now on. */
export const serveTables = (): void => {
  // The platform looks through all its languages for its first large number or percentage, once for page and worker:
  // done here, and when the table stands, it stops neither.
  setTimeout(() => new Intl.NumberFormat(), SETTLED)
  addEventListener('message', async ({ data }: MessageEvent<{ request: Request; number: number }>) => {
    const result = await respond(data.request)
    say({ kind: 'answer', request: data.number, result })
  })
}

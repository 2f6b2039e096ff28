// The table in this browser: rules, bots and log, away from the page's own thread.
import { EVEN, rosterOf } from '@halfpint/bots'
import { cryptographic, type Json, ok, type Result, refuse } from '@halfpint/core'
import { answer, type Environment, type Host } from '@halfpint/table'
import { clearShelf, openShelf, shelfJournal } from './journal.ts'
import { layTable } from './lay.ts'
import type { Answer, Order } from './order.ts'

const say = (answer: Answer): void => postMessage(answer)

let host: Host | undefined
let alarm: ReturnType<typeof setTimeout> | undefined
const ears = new Map<number, () => void>()

const powers: Environment = {
  now: () => Date.now(),
  random: cryptographic(),
  think: question => answer(question, () => performance.now()),
  wake(at) {
    clearTimeout(alarm)
    if (at === null) return
    alarm = setTimeout(() => void host?.drive(), Math.max(0, at - Date.now()))
  },
}

// The platform looks through all its languages for its first list, once for page and worker: done here, a shared win
// does not stop the page.
new Intl.ListFormat()

// Another tab may play at the same table: what one writes, the other reads at once.
const news = new BroadcastChannel('halfpint-tables')

const open = async (table: string, setup: Parameters<typeof layTable>[2]): Promise<Result<Json>> => {
  const shelf = await openShelf()
  void clearShelf(shelf)
  const journal = shelfJournal(shelf, table)
  const append: typeof journal.append = async (...words) => {
    const done = await journal.append(...words)
    if (done.kind === 'done') news.postMessage(table)
    return done
  }
  const laid = await layTable({ ...journal, append }, table, setup, powers)
  if (!laid.ok) return laid
  host = laid.value
  news.onmessage = ({ data }) => {
    if (data === table) void host?.catchUp()
  }
  void host.drive()
  return ok(host.table().chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : [])))
}

/** Advice comes in steps; between two of them a newer order may call it off. */
const advise = async (order: Extract<Order, { kind: 'advise' }>): Promise<Result<Json>> => {
  const roster = rosterOf(order.game)
  if (!roster.ok) return roster
  const { game, advise } = roster.value
  const legal = game.legal(order.view)
  if (legal.length === 0) return ok(null)
  let going = true
  ears.set(order.ear, () => {
    going = false
  })
  const steps = advise(order.view, legal, {
    random: cryptographic(),
    budget: { milliseconds: order.milliseconds },
    now: () => performance.now(),
    temper: EVEN,
  })
  for (let step = steps.next(); going; step = steps.next()) {
    say({ kind: 'counsel', ear: order.ear, counsel: step.value })
    if (step.done === true) break
    await new Promise(resolve => setTimeout(resolve))
  }
  return ok(null)
}

const obey = async (order: Order): Promise<Result<Json>> => {
  if (order.kind === 'open') return open(order.table, order.setup)
  if (order.kind === 'advise') return advise(order)
  if (order.kind === 'leave') {
    ears.get(order.ear)?.()
    ears.delete(order.ear)
    return ok(null)
  }
  if (host === undefined) return refuse('no-such-table')
  switch (order.kind) {
    case 'join': {
      const { ear } = order
      ears.set(
        ear,
        host.join(order.seat, order.after, news => say({ kind: 'news', ear, news })),
      )
      return ok(null)
    }
    case 'wish': {
      const granted = await host.wish(order.seat, order.id, order.wish)
      return granted.ok ? ok({ version: granted.value.version }) : granted
    }
    case 'record':
      return host.record()
  }
}

addEventListener('message', async ({ data }: MessageEvent<{ order: Order; number: number }>) => {
  const result = await obey(data.order)
  say({ kind: 'answer', order: data.number, result })
})

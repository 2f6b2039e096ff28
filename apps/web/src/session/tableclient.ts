import type { Problem, Result, Seat } from '@halfpint/core'
import { type DealWatch, evolveTable, type NumberedEvent, type PlayerCommand, type TableView } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import { recallUnseen } from './resume.ts'
import type { ConnectionState, Transport } from './transport.ts'

/** Receives events as they happen; boards may show them later. */
type Hear = (event: NumberedEvent, before: TableView, after: TableView) => void

/** A table, and the events since then that a board has not shown. */
interface Backlog {
  readonly view: TableView
  readonly events: readonly NumberedEvent[]
}

/** This device at a table, in this browser or on a server: one connection for all parts of the page. */
export interface TableClient<Deals extends DealWatch = DealWatch> {
  readonly name: string
  /** The seats of this device. */
  readonly mine: readonly Seat[]
  /** Receives every deal for this device. */
  readonly deals: Deals
  /** The current table. A board may still show an older one. */
  readonly live: ReadonlySignal<TableView | null>
  readonly state: ReadonlySignal<ConnectionState>
  /** Why the connection is over for good; a problem of `null` means that another device took the seat. */
  readonly over: ReadonlySignal<{ readonly problem: Problem | null } | null>
  /** Whether a command is in progress; `slow` if it takes longer than `SLOW`. */
  readonly sending: ReadonlySignal<'no' | 'yes' | 'slow'>
  /** Milliseconds to add to this device's clock to get the table's time. */
  readonly skew: () => number
  hear(hear: Hear): () => void
  /** Receives whole tables, which replace everything before. */
  reset(hear: (view: TableView) => void): () => void
  /** Returns once what was not shown when the page was closed. */
  backlog(): Backlog | null
  send(command: PlayerCommand, as?: Seat): Promise<Result<{ readonly version: number }>>
  close(): void
}

/** Maximum milliseconds that an accepted command waits for its events. The connection recovers meanwhile. */
const HEARD_WITHIN = 6_000

/** Milliseconds after which the page says that a command is slow. */
const SLOW = 2_500

const listeners = <Word extends readonly unknown[]>() => {
  const all = new Set<(...word: Word) => void>()
  return {
    say: (...word: Word): void => {
      for (const hear of all) hear(...word)
    },
    add(hear: (...word: Word) => void): () => void {
      all.add(hear)
      return () => all.delete(hear)
    },
  }
}

/** Connects to a table and stays connected. `known` is the table as this device last saw it. */
export const openTableClient = <Deals extends DealWatch>(
  transport: Transport<Deals>,
  known: TableView | null = null,
): TableClient<Deals> => {
  const unseen = known ?? recallUnseen(transport.name)
  const live = signal<TableView | null>(unseen)
  const state = signal<ConnectionState>('joining')
  const over = signal<{ readonly problem: Problem | null } | null>(null)
  const sending = signal<'no' | 'yes' | 'slow'>('no')
  const eventListeners = listeners<Parameters<Hear>>()
  const viewListeners = listeners<[view: TableView]>()
  let backlog: { view: TableView; events: NumberedEvent[] } | null =
    unseen === null ? null : { view: unseen, events: [] }
  /** Callbacks of accepted commands, with the version that each waits for. */
  const waiting = new Map<() => void, number>()
  let skew: number | null = null

  const take = (view: TableView, events: readonly NumberedEvent[]): TableView => {
    let now = view
    for (const each of events) {
      if (each.version <= now.version) continue
      const before = now
      now = evolveTable(before, each)
      skew = Math.max(skew ?? Number.NEGATIVE_INFINITY, each.at - Date.now())
      backlog?.events.push(each)
      deals.event(each, before, now)
      eventListeners.say(each, before, now)
    }
    return now
  }

  /** Calls the callbacks whose version has arrived. */
  const release = (): void => {
    const version = live.peek()?.version ?? 0
    for (const [end, wanted] of waiting) if (version >= wanted) end()
  }

  // Shares are added at once, even before the board is loaded.
  const deals = transport.witness((command, as) => connection.send(command, as))
  const connection = transport.connect(
    {
      state(next) {
        state.value = next
      },
      over(problem) {
        state.value = 'gone'
        over.value = { problem }
      },
      update(update) {
        if (update.kind === 'cut') {
          state.value = 'gone'
          return
        }
        if (update.kind === 'view') {
          backlog = null
          live.value = update.view
          deals.view(update.view)
          viewListeners.say(update.view)
        } else {
          const view = live.peek()
          if (view !== null) live.value = take(view, update.events)
        }
        release()
      },
    },
    unseen?.version ?? null,
  )

  if (unseen !== null) deals.view(unseen)

  /** Waits until this version has arrived, so that the next command is based on it. */
  const heard = (version: number): Promise<void> =>
    new Promise(resolve => {
      const end = (): void => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, HEARD_WITHIN)
      waiting.set(end, version)
      release()
    })

  let inProgress = 0
  return {
    name: transport.name,
    mine: transport.mine,
    deals,
    live,
    state,
    over,
    sending,
    skew: () => skew ?? 0,
    hear: eventListeners.add,
    reset: viewListeners.add,
    backlog() {
      const kept = backlog
      backlog = null
      return kept
    },
    async send(command, as) {
      inProgress++
      sending.value = sending.peek() === 'slow' ? 'slow' : 'yes'
      const timer = setTimeout(() => {
        sending.value = 'slow'
      }, SLOW)
      const accepted = await connection.send(command, as)
      if (accepted.ok) await heard(accepted.value.version)
      clearTimeout(timer)
      inProgress--
      if (inProgress === 0) sending.value = 'no'
      return accepted
    },
    close: connection.close,
  }
}

import type { Problem, Result, Seat } from '@halfpint/core'
import { evolveTable, type NumberedEvent, type PlayerCommand, type TableView, type Witness } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import { recallUnseen } from './resume.ts'
import type { ConnectionState, Transport } from './transport.ts'

/** Hears what happens, as it happens; boards may show it later. */
type Hear = (told: NumberedEvent, before: TableView, after: TableView) => void

/** What a board still has to show: a table, and what happened there since. */
interface Backlog {
  readonly view: TableView
  readonly events: readonly NumberedEvent[]
}

/** This device at a table, in this browser or on a server: one connection, however many parts of the page listen. */
export interface TableClient<Deals extends Witness = Witness> {
  readonly name: string
  /** The seats of this device. */
  readonly mine: readonly Seat[]
  /** Who sees every deal for this device. */
  readonly deals: Deals
  /** The table as it is now, ahead of what a board still shows. */
  readonly live: ReadonlySignal<TableView | null>
  readonly state: ReadonlySignal<ConnectionState>
  /** Why it is over for good; a problem of `null` says that the chair is no longer ours. */
  readonly over: ReadonlySignal<{ readonly problem: Problem | null } | null>
  /** Whether a wish is under way; `slow` when it takes longer than one waits without a word. */
  readonly sending: ReadonlySignal<'no' | 'yes' | 'slow'>
  /** What to add to the clock of this device to have the table's, in milliseconds. */
  readonly skew: () => number
  hear(hear: Hear): () => void
  /** Hears of whole tables, when what was before is to be forgotten. */
  reset(hear: (view: TableView) => void): () => void
  /** What was not shown yet when the page was left; once. */
  backlog(): Backlog | null
  send(command: PlayerCommand, as?: Seat): Promise<Result<{ readonly version: number }>>
  close(): void
}

/** How long a granted wish waits for its facts, in milliseconds; the connection mends itself meanwhile. */
const HEARD_WITHIN = 6_000

/** A wish that takes longer is spoken of. */
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

/** Connects to a table and stays connected; begins with `known`, the table as this device saw it last, if there is one. */
export const openTableClient = <Deals extends Witness>(
  transport: Transport<Deals>,
  known: TableView | null = null,
): TableClient<Deals> => {
  const unseen = known ?? recallUnseen(transport.name)
  const live = signal<TableView | null>(unseen)
  const state = signal<ConnectionState>('joining')
  const over = signal<{ readonly problem: Problem | null } | null>(null)
  const sending = signal<'no' | 'yes' | 'slow'>('no')
  const facts = listeners<Parameters<Hear>>()
  const views = listeners<[view: TableView]>()
  let backlog: { view: TableView; events: NumberedEvent[] } | null =
    unseen === null ? null : { view: unseen, events: [] }
  /** Wishes that were granted at a version that was not heard of yet. */
  const waiting = new Map<() => void, number>()
  let skew: number | null = null

  const take = (view: TableView, told: readonly NumberedEvent[]): TableView => {
    let now = view
    for (const each of told) {
      if (each.version <= now.version) continue
      const before = now
      now = evolveTable(before, each)
      skew = Math.max(skew ?? Number.NEGATIVE_INFINITY, each.at - Date.now())
      backlog?.events.push(each)
      deals.event(each, before, now)
      facts.say(each, before, now)
    }
    return now
  }

  /** Lets those go on who wait for what is known by now. */
  const release = (): void => {
    const version = live.peek()?.version ?? 0
    for (const [end, wanted] of waiting) if (version >= wanted) end()
  }

  // Shares are added at once: the board may still be on its way.
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
          views.say(update.view)
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

  /** Waits until what was granted was also heard: till then nothing else can be wished with open eyes. */
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

  let underWay = 0
  return {
    name: transport.name,
    mine: transport.mine,
    deals,
    live,
    state,
    over,
    sending,
    skew: () => skew ?? 0,
    hear: facts.add,
    reset: views.add,
    backlog() {
      const kept = backlog
      backlog = null
      return kept
    },
    async send(command, as) {
      underWay++
      sending.value = sending.peek() === 'slow' ? 'slow' : 'yes'
      const timer = setTimeout(() => {
        sending.value = 'slow'
      }, SLOW)
      const accepted = await connection.send(command, as)
      if (accepted.ok) await heard(accepted.value.version)
      clearTimeout(timer)
      underWay--
      if (underWay === 0) sending.value = 'no'
      return accepted
    },
    close: connection.close,
  }
}

import type { Json } from '@halfpint/core'
import { NO_TABLE, type Store, StoreDown } from '@halfpint/store'

/** A pad as it is shown now. */
export interface ShownPad {
  readonly version: number
  /** What is kept of the pen: the SHA-256 of its secret. */
  readonly key: string
  /** `null` once it was taken down. */
  readonly pad: Json
}

/** What is written for each change: all there is, so that the last entry says everything. */
type Event = Pick<ShownPad, 'key' | 'pad'>

/** Pads that somebody shows to others. */
export interface PadRegistry {
  find(id: string): Promise<ShownPad | undefined>
  /** Writes what the pad is from now on; `holds` says whether the present pen allows it. */
  change(id: string, make: (now: ShownPad) => Event | undefined): Promise<ShownPad | undefined>
  open(id: string, event: Event): Promise<ShownPad>
  /** Hears of every change from now on. */
  watch(id: string, hear: (shown: ShownPad) => void): () => void
  close(): void
}

/** Pads lie beside the tables; no table has such a name. */
const logOf = (id: string): string => `pad-${id}`

/** So many pads are remembered, so that not every look reads their logs. */
const MOST_KNOWN = 500

/** So often a pad is written down whole, and so many strokes before that are kept. */
const CHECKPOINT_EVERY = 50
const KEPT_STROKES = 50

/** So often another process may have been faster. */
const MOST_TRIES = 40

/** Opens the exhibit over a store: what one process writes, all others show. */
export const openPadRegistry = (store: Store, now: () => number, fail: (error: unknown) => void): PadRegistry => {
  const known = new Map<string, ShownPad>()
  const watchers = new Map<string, Set<(shown: ShownPad) => void>>()
  /** The last change under way at each pad: strokes of one moment wait for each other. */
  const turns = new Map<string, Promise<void>>()

  const tell = (id: string, shown: ShownPad): ShownPad => {
    const before = known.get(id)
    if (before !== undefined && before.version >= shown.version) return before
    known.delete(id)
    known.set(id, shown)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    for (const hear of watchers.get(id) ?? []) hear(shown)
    return shown
  }
  /** The last stroke says everything: no more is read, however many there were. */
  const read = async (id: string): Promise<ShownPad | undefined> => {
    const last = await store.last(logOf(id))
    return last === undefined ? undefined : tell(id, { version: last.version, ...(last.event as Event) })
  }
  const keep = (id: string, version: number, state: Json): void => {
    store.checkpoint(logOf(id), { version, state }, KEPT_STROKES).catch(fail)
  }
  const find = async (id: string): Promise<ShownPad | undefined> => {
    const shown = await read(id)
    return shown?.pad === null ? undefined : shown
  }
  const append = async (id: string, expected: number, event: Event): Promise<ShownPad | undefined> => {
    const appended = await store.append(logOf(id), expected, [{ at: now(), event }], NO_TABLE)
    if (appended.kind !== 'done') return undefined
    if (appended.version % CHECKPOINT_EVERY === 0) keep(id, appended.version, event)
    return tell(id, { version: appended.version, ...event })
  }
  const change: PadRegistry['change'] = async (id, make) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const shown = await find(id)
      const event = shown === undefined ? undefined : make(shown)
      if (shown === undefined || event === undefined) return undefined
      const changed = await append(id, shown.version, event)
      if (changed !== undefined) return changed
    }
    throw new StoreDown('others write to this pad all the time')
  }
  const stop = store.watch(notices => {
    for (const { table } of notices) {
      if (!table.startsWith('pad-')) continue
      const id = table.slice('pad-'.length)
      if (watchers.has(id)) read(id).catch(fail)
    }
  })

  return {
    find,
    change(id, make) {
      const changed = (turns.get(id) ?? Promise.resolve()).then(() => change(id, make))
      const turn = changed.then(
        () => {},
        () => {},
      )
      turns.set(id, turn)
      turn.then(() => (turns.get(id) === turn ? turns.delete(id) : false))
      return changed
    },
    async open(id, event) {
      return (await append(id, 0, event)) ?? ((await read(id)) as ShownPad)
    },
    watch(id, hear) {
      const heard = watchers.get(id) ?? new Set()
      watchers.set(id, heard.add(hear))
      return () => {
        heard.delete(hear)
        if (heard.size === 0) watchers.delete(id)
      }
    },
    close: stop,
  }
}

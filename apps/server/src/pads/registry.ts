import type { Json } from '@halfpint/core'
import { NO_TABLE, type Store, StoreDown } from '@halfpint/store'

/** A shared pad at one version. */
export interface ShownPad {
  readonly version: number
  /** The SHA-256 of the write token. */
  readonly key: string
  /** `null` after the pad was taken down. */
  readonly pad: Json
}

/** Each event contains the whole pad, so that the last one is enough. */
type Event = Pick<ShownPad, 'key' | 'pad'>

/** The shared pads. */
export interface PadRegistry {
  find(id: string): Promise<ShownPad | undefined>
  /** Stores the pad that `make` returns; `undefined` refuses the change. */
  change(id: string, make: (now: ShownPad) => Event | undefined): Promise<ShownPad | undefined>
  open(id: string, event: Event): Promise<ShownPad>
  /** Calls `onChange` after every change. Returns an unsubscribe function. */
  watch(id: string, onChange: (shown: ShownPad) => void): () => void
  close(): void
}

/** The id of a pad's log. No table has such an id. */
const logOf = (id: string): string => `pad-${id}`

/** Maximum number of pads in memory, so that not every request reads a log. */
const MAX_CACHED = 500

/** Number of writes between checkpoints, and number of entries kept before one. */
const CHECKPOINT_EVERY = 50
const KEPT_EVENTS = 50

/** Maximum number of attempts when other processes write to the same pad. */
const MAX_TRIES = 40

/** Opens the pads of a store. All processes on the store show the same pads. */
export const openPadRegistry = (store: Store, now: () => number, fail: (error: unknown) => void): PadRegistry => {
  const cached = new Map<string, ShownPad>()
  const watchers = new Map<string, Set<(shown: ShownPad) => void>>()
  /** The last change in progress at each pad. Changes of one pad run one at a time. */
  const turns = new Map<string, Promise<void>>()

  const publish = (id: string, shown: ShownPad): ShownPad => {
    const before = cached.get(id)
    if (before !== undefined && before.version >= shown.version) return before
    cached.delete(id)
    cached.set(id, shown)
    const [oldest] = cached.keys()
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest)
    for (const onChange of watchers.get(id) ?? []) onChange(shown)
    return shown
  }
  /** Reads only the last event, which contains the whole pad. */
  const read = async (id: string): Promise<ShownPad | undefined> => {
    const last = await store.last(logOf(id))
    return last === undefined ? undefined : publish(id, { version: last.version, ...(last.event as Event) })
  }
  const keep = (id: string, version: number, state: Json): void => {
    store.checkpoint(logOf(id), { version, state }, KEPT_EVENTS).catch(fail)
  }
  const find = async (id: string): Promise<ShownPad | undefined> => {
    const shown = await read(id)
    return shown?.pad === null ? undefined : shown
  }
  const append = async (id: string, expected: number, event: Event): Promise<ShownPad | undefined> => {
    const appended = await store.append(logOf(id), expected, [{ at: now(), event }], NO_TABLE)
    if (appended.kind !== 'done') return undefined
    if (appended.version % CHECKPOINT_EVERY === 0) keep(id, appended.version, event)
    return publish(id, { version: appended.version, ...event })
  }
  const change: PadRegistry['change'] = async (id, make) => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const shown = await find(id)
      const event = shown === undefined ? undefined : make(shown)
      if (shown === undefined || event === undefined) return undefined
      const changed = await append(id, shown.version, event)
      if (changed !== undefined) return changed
    }
    throw new StoreDown('too many conflicting writes to this pad')
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
    watch(id, onChange) {
      const listeners = watchers.get(id) ?? new Set()
      watchers.set(id, listeners.add(onChange))
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) watchers.delete(id)
      }
    },
    close: stop,
  }
}

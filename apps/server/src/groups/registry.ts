import { type Json, ok, type Result, refuse } from '@halfpint/core'
import { NO_TABLE, type Store, StoreDown } from '@halfpint/store'
import { evolveGroup, type Group, type GroupDecision, type GroupEvent, NO_GROUP } from '@halfpint/table'

/** The groups in a store. All processes on the store show the same groups. */
export interface GroupRegistry {
  /** The group; `undefined` if there is none, or all members have left. */
  find(id: string): Promise<Group | undefined>
  /** Decides on the current group and stores the event. Decides again if another process was faster. */
  change(id: string, decide: (group: Group) => GroupDecision): Promise<Result<Group>>
  /** Deletes earlier events, which contain names that the current group does not. */
  forgetEarlier(id: string): Promise<void>
}

const logOf = (id: string): string => `group-${id}`

/** Maximum number of groups in memory. */
const MAX_CACHED = 500

/** Number of events between checkpoints, and number of entries kept before one. */
const CHECKPOINT_EVERY = 50

/** Maximum number of attempts when other processes write to the same group. */
const MAX_TRIES = 40

/** Opens the groups in a store. A group is a log of events, with checkpoints. */
export const openGroupRegistry = (store: Store, now: () => number): GroupRegistry => {
  const cached = new Map<string, Group>()

  const keep = (id: string, group: Group): Group => {
    cached.delete(id)
    cached.set(id, group)
    const [oldest] = cached.keys()
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest)
    return group
  }
  /** The group as the store has it; `NO_GROUP` if there is none. */
  const read = async (id: string): Promise<Group> => {
    const last = await store.last(logOf(id))
    const known = cached.get(id)
    if (last === undefined) {
      cached.delete(id)
      return NO_GROUP
    }
    if (known?.version === last.version) return known
    let group = known
    // A log with fewer events is a new one: the old one was removed.
    if (group === undefined || group.version > last.version) {
      const { checkpoint } = await store.load(logOf(id), 0)
      group = { ...NO_GROUP, ...(checkpoint?.state as unknown as Group | undefined) }
    }
    for (const { at, event } of await store.read(logOf(id), group.version)) {
      group = evolveGroup(group, at, event as unknown as GroupEvent)
    }
    return keep(id, group)
  }

  return {
    async find(id) {
      const group = await read(id)
      return group.members.length === 0 ? undefined : group
    },
    async change(id, decide) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const group = await read(id)
        const decided = decide(group)
        if (!decided.ok) return decided
        const event = decided.value
        if (event === null) return ok(group)
        const at = now()
        const entry = { at, event: event as unknown as Json }
        const appended = await store.append(logOf(id), group.version, [entry], NO_TABLE)
        if (appended.kind !== 'done') continue
        const changed = keep(id, evolveGroup(group, at, event))
        if (changed.version % CHECKPOINT_EVERY === 0) {
          const state = changed as unknown as Json
          await store.checkpoint(logOf(id), { version: changed.version, state }, CHECKPOINT_EVERY)
        }
        return changed.members.length === 0 ? refuse('unknown-group') : ok(changed)
      }
      throw new StoreDown('too many conflicting writes to this group')
    },
    async forgetEarlier(id) {
      const group = await read(id)
      if (group.members.length === 0) await store.remove(logOf(id))
      else await store.checkpoint(logOf(id), { version: group.version, state: group as unknown as Json }, 1)
      cached.delete(id)
      await store.erase()
    },
  }
}

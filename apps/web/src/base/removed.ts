import { noteChange } from './changes.ts'
import { recall, remember } from './settings.ts'

/** Maximum number of noted removals. The oldest are dropped. */
const MAX_STORED = 500

/** Names of pads, seats and keys that were removed, so that they do not come back from another device. */
export const removedNames = (): readonly string[] => {
  const stored = recall('removed')
  return Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []
}

/** Notes that something was removed for good. */
export const noteRemoved = (...names: readonly string[]): void => {
  const before = removedNames()
  const fresh = names.filter(name => !before.includes(name))
  if (fresh.length === 0) return
  remember('removed', [...before, ...fresh].slice(-MAX_STORED))
  noteChange()
}

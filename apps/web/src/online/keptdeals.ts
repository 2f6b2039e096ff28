import { isFields, type Json } from '@halfpint/core'
import type { WatchedDeal } from '@halfpint/table'
import { recall, remember } from '../shell/settings.ts'

const PREFIX = 'halfpint.'

/** How many deals are kept: those under way at a few tables, from each tab, and some before. */
const MOST = 12

const names = (): string[] => {
  try {
    const all = Object.keys(localStorage).filter(key => key.startsWith(`${PREFIX}deal.`))
    return all.map(key => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** What this device knows of deals under way, from other tabs and from before a reload. */
export const keptDeals = (): readonly Json[] => names().map(name => recall(name) as Json)

const forgetOldest = (): void => {
  const aged = names().map(name => {
    const kept = recall(name)
    return { name, at: isFields(kept) && typeof kept.at === 'number' ? kept.at : 0 }
  })
  aged.sort((a, b) => b.at - a.at)
  for (const { name } of aged.slice(MOST)) localStorage.removeItem(PREFIX + name)
}

/**
 * Keeps a deal over a reload. Each share of a deal has a place of its own, so that two tabs never overwrite each
 * other. Without storage the device forgets; then it says so, and claims nothing.
 */
export const keepDeal = (watched: WatchedDeal): void => {
  const name = `deal.${watched.pledge.slice(0, 16)}.${watched.own?.share.slice(0, 16) ?? 'rail'}`
  const isNew = recall(name) === undefined
  remember(name, { ...watched, at: Date.now() })
  if (isNew) forgetOldest()
}

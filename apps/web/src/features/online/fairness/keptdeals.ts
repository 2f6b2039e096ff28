import { isFields, type Json } from '@halfpint/core'
import type { CheckedDeal, WatchedDeal } from '@halfpint/table'
import { recall, remember } from '../../../base/settings.ts'

const PREFIX = 'halfpint.'

/**
 * Maximum numbers of stored deals. In progress: one for each tab at a few tables. With a verdict: the deals of several
 * matches; each is small.
 */
const MOST = { deal: 12, checked: 120 } as const

type Kind = keyof typeof MOST

const namesOf = (kind: Kind): string[] => {
  try {
    const all = Object.keys(localStorage).filter(key => key.startsWith(`${PREFIX}${kind}.`))
    // A spectator's deal of version 0.2.0 has the digest of an old view.
    for (const key of all) if (/^halfpint\.deal\..*\.rail$/.test(key)) localStorage.removeItem(key)
    return all.flatMap(key => (localStorage.getItem(key) === null ? [] : [key.slice(PREFIX.length)]))
  } catch {
    return []
  }
}

/** All deals that this browser stored, also in other tabs and before a reload. */
export const keptDeals = (): readonly Json[] =>
  [...namesOf('deal'), ...namesOf('checked')].map(name => recall(name) as Json)

const forgetOldest = (kind: Kind): void => {
  const aged = namesOf(kind).map(name => {
    const kept = recall(name)
    return { name, at: isFields(kept) && typeof kept.at === 'number' ? kept.at : 0 }
  })
  aged.sort((a, b) => b.at - a.at)
  for (const { name } of aged.slice(MOST[kind])) localStorage.removeItem(PREFIX + name)
}

/**
 * Stores a deal, so that a reload does not lose it. Each share of a deal has a separate key: two tabs never overwrite
 * each other. A device without storage forgets the deal and then reports no check.
 */
export const keepDeal = (deal: WatchedDeal | CheckedDeal): void => {
  const isChecked = 'verdict' in deal
  const kind: Kind = isChecked ? 'checked' : 'deal'
  const name = isChecked
    ? `checked.${deal.table}.${deal.match}.${deal.round}.${deal.seat ?? 'spectator'}`
    : `deal.${deal.pledge.slice(0, 16)}.${deal.own?.share.slice(0, 16) ?? 'spectator'}`
  const isNew = recall(name) === undefined
  remember(name, { ...deal, at: Date.now() })
  if (isNew) forgetOldest(kind)
}

import { recall } from '../../base/settings.ts'

/** A group of which this device is a member. */
export interface KeptGroup {
  readonly group: string
  /** The secret of the member. */
  readonly token: string
  readonly name: string
}

const isKept = (value: unknown): value is KeptGroup => {
  const { group, token, name } = (value ?? {}) as Partial<KeptGroup>
  return typeof group === 'string' && typeof token === 'string' && typeof name === 'string'
}

/** The groups of this device, the last one used first. */
export const keptGroups = (): readonly KeptGroup[] => {
  const stored = recall('groups')
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

/** The membership of this device in a group. */
export const membershipIn = (group: string): KeptGroup | undefined => keptGroups().find(kept => kept.group === group)

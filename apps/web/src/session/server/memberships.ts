import { recall, remember } from '../../base/settings.ts'

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

/** The name of a membership in the copy of the device. A new membership in the same group has another token. */
export const groupEntry = ({ group, token }: Pick<KeptGroup, 'group' | 'token'>): string => `group ${group} ${token}`

/** Merges the memberships of a copy. A membership that this device has stays. `removed` are names of entries. */
export const joinGroups = (others: readonly unknown[], removed: ReadonlySet<string>): void => {
  const own = keptGroups()
  const all = own.filter(kept => !removed.has(groupEntry(kept)))
  for (const other of others) {
    const isNew = isKept(other) && !removed.has(groupEntry(other)) && all.every(({ group }) => group !== other.group)
    if (isNew) all.push(other)
  }
  if (all.length !== own.length || all.some((kept, at) => kept !== own[at])) remember('groups', all)
}

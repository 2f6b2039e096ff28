import { ok, type Result, refuse } from '@halfpint/core'
import { distinctFrom, readName } from '../person.ts'
import type { GroupCommand } from '../wire/groups.ts'
import {
  type CountedResult,
  GROUP_LIMITS,
  type Group,
  type GroupEvent,
  type GroupMember,
  type GroupTable,
} from './group.ts'

/** The event of a command or of another change; `null` if nothing changes. */
export type GroupDecision = Result<GroupEvent | null>

const FOUNDER_ONLY: ReadonlySet<GroupCommand['type']> = new Set(['strike', 'reset-link', 'name-group', 'set-rules'])

/** Names in a group are distinct, because results name people. */
const readDistinct = ({ members }: Group, own: string, name: string): Result<string> => {
  const read = readName(name)
  const others = members.filter(({ id }) => id !== own).map(member => member.name)
  return read.ok ? ok(distinctFrom(read.value, others)) : read
}

/** Decides a command of a member. `invite` is the next secret of the link. */
export const decideGroup = (group: Group, member: string, command: GroupCommand, invite: string): GroupDecision => {
  const founder = group.members[0]?.id
  if (FOUNDER_ONLY.has(command.type) && member !== founder) return refuse('founder-only')
  switch (command.type) {
    case 'rename': {
      const name = readDistinct(group, member, command.name)
      return name.ok ? ok({ type: 'renamed', member, name: name.value, symbol: command.symbol }) : name
    }
    case 'leave':
      return ok({ type: 'left', member })
    case 'strike':
      if (command.member === founder || group.members.every(({ id }) => id !== command.member))
        return refuse('unknown-member')
      return ok({ type: 'struck', member: command.member })
    case 'reset-link':
      return ok({ type: 'link-reset', invite })
    case 'name-group': {
      const name = readName(command.name)
      return name.ok ? ok({ type: 'group-named', name: name.value }) : name
    }
    case 'set-rules':
      return ok({ type: 'rules-set', rules: command.rules })
    case 'remove-result': {
      const result = group.results.find(({ id }) => id === command.result)
      if (result === undefined) return refuse('unknown-result')
      if (member !== founder && result.by !== member) return refuse('founder-only')
      return ok({ type: 'result-removed', result: result.id })
    }
  }
}

/** Lets in a person with the secret of the link. */
export const decideJoin = (group: Group, invite: string, person: GroupMember): GroupDecision => {
  if (group.members.some(({ key }) => key === person.key)) return ok(null)
  if (invite !== group.invite || group.members.length === 0) return refuse('group-link-invalid')
  if (group.struck.includes(person.key)) return refuse('struck-here')
  if (group.members.length >= GROUP_LIMITS.members) return refuse('group-full', { most: GROUP_LIMITS.members })
  const name = readDistinct(group, person.id, person.name)
  return name.ok ? ok({ type: 'joined', member: { ...person, name: name.value } }) : name
}

/** Adds a table once. */
export const decideTable = (group: Group, table: GroupTable): GroupDecision =>
  ok(group.tables.some(known => known.table === table.table) ? null : { type: 'table-added', table })

/**
 * Counts a result once. A pad may be corrected by the member who added it; any other result with a known id or a known
 * content is refused.
 */
export const decideResult = (group: Group, result: CountedResult): GroupDecision => {
  const known = group.results.find(({ id }) => id === result.id)
  if (known?.digest === result.digest) return ok(null)
  if (group.removed.includes(result.id)) return refuse('result-removed')
  if (known !== undefined && (known.kind !== 'pad' || known.by !== result.by)) return refuse('already-counted')
  if (group.results.some(({ id, digest }) => id !== result.id && digest === result.digest))
    return refuse('already-counted')
  // A corrected pad keeps its evening.
  return ok({ type: 'counted', result: known === undefined ? result : { ...result, at: known.at } })
}

import type * as z from 'zod'
import { isSameName } from '../person.ts'
import type { Immutable } from '../wire/fields.ts'
import type { GroupResult, GroupView, SeasonRules as SeasonRulesSchema } from '../wire/groups.ts'

export type SeasonRules = Immutable<z.infer<typeof SeasonRulesSchema>>

/** A member of a group. */
export type GroupMember = {
  /** The public id. */
  readonly id: string
  /** The SHA-256 of the member's secret. */
  readonly key: string
  readonly name: string
  readonly symbol: string
}

/** A result and a hash of its content, by which the same game is found under another id. */
export type CountedResult = GroupResult & { readonly digest: string }

/** A table whose games count in the group. */
export type GroupTable = Pick<GroupView['tables'][number], 'table' | 'at' | 'by'>

/** A change of a group. The list of events is the group. */
export type GroupEvent =
  | { readonly type: 'founded'; readonly name: string; readonly invite: string; readonly member: GroupMember }
  | { readonly type: 'joined'; readonly member: GroupMember }
  | { readonly type: 'renamed'; readonly member: string; readonly name: string; readonly symbol: string }
  | { readonly type: 'left'; readonly member: string }
  | { readonly type: 'struck'; readonly member: string }
  | { readonly type: 'forgotten'; readonly member: string }
  | { readonly type: 'link-reset'; readonly invite: string }
  | { readonly type: 'group-named'; readonly name: string }
  | { readonly type: 'rules-set'; readonly rules: SeasonRules }
  | { readonly type: 'table-added'; readonly table: GroupTable }
  | { readonly type: 'counted'; readonly result: CountedResult }
  | { readonly type: 'result-removed'; readonly result: string }
  /** A member was here. The store removes groups to which nothing happens for a long time. */
  | { readonly type: 'visited' }

/** The whole state of a group. */
export interface Group {
  readonly version: number
  /** The time of the last event. */
  readonly at: number
  readonly name: string
  /** The secret of the link. */
  readonly invite: string
  /** The first one is the founder. Without members the group is closed. */
  readonly members: readonly GroupMember[]
  /** The keys of struck members. */
  readonly struck: readonly string[]
  readonly rules: SeasonRules
  readonly tables: readonly GroupTable[]
  /** In the order in which the games ended. */
  readonly results: readonly CountedResult[]
  /** The ids of removed results, which cannot be added again. */
  readonly removed: readonly string[]
}

/** How a season is counted at first. */
const DEFAULT_RULES: SeasonRules = { points: [5, 3, 2, 1], best: 8, evenings: 10 }

/** Limits of a group. The oldest tables and results are dropped. */
export const GROUP_LIMITS = { members: 30, struck: 50, tables: 20, results: 400, removed: 100 }

/** A group before its first event. */
export const NO_GROUP: Group = {
  version: 0,
  at: 0,
  name: '',
  invite: '',
  members: [],
  struck: [],
  rules: DEFAULT_RULES,
  tables: [],
  results: [],
  removed: [],
}

/** The member with this name. Results name people, and the same person sits down under the same name. */
export const memberNamed = <Member extends { readonly name: string }>(
  members: readonly Member[],
  name: string,
): Member | undefined => members.find(member => isSameName(member.name, name))

const latest = <T>(list: readonly T[], max: number): readonly T[] => list.slice(-max)

const withResult = (results: readonly CountedResult[], result: CountedResult): readonly CountedResult[] => {
  const others = results.filter(({ id }) => id !== result.id)
  const at = others.findLastIndex(other => other.at <= result.at) + 1
  return latest(others.toSpliced(at, 0, result), GROUP_LIMITS.results)
}

/** Removes the name of a person from a result. */
const withoutPerson = (result: CountedResult, { id, name }: GroupMember): CountedResult => {
  const isTheirs = (player: GroupResult['players'][number]): boolean =>
    !player.bot && (player.member === id || (player.member === null && isSameName(player.name, name)))
  if (!result.players.some(isTheirs)) return result
  const players = result.players.map(player => (isTheirs(player) ? { ...player, name: '', member: null } : player))
  return { ...result, players }
}

const without = (members: readonly GroupMember[], id: string): readonly GroupMember[] =>
  members.filter(member => member.id !== id)

const apply = (group: Group, event: GroupEvent): Partial<Group> => {
  const { members } = group
  switch (event.type) {
    case 'founded':
      return { name: event.name, invite: event.invite, members: [event.member] }
    case 'joined':
      return { members: [...members, event.member] }
    case 'renamed': {
      const { name, symbol } = event
      return { members: members.map(member => (member.id === event.member ? { ...member, name, symbol } : member)) }
    }
    case 'left':
      return { members: without(members, event.member) }
    case 'struck': {
      const key = members.find(({ id }) => id === event.member)?.key
      const struck = key === undefined ? group.struck : latest([...group.struck, key], GROUP_LIMITS.struck)
      return { members: without(members, event.member), struck }
    }
    case 'forgotten': {
      const person = members.find(({ id }) => id === event.member)
      if (person === undefined) return {}
      return {
        members: without(members, person.id),
        results: group.results.map(result => withoutPerson(result, person)),
      }
    }
    case 'link-reset':
      return { invite: event.invite }
    case 'group-named':
      return { name: event.name }
    case 'rules-set':
      return { rules: event.rules }
    case 'table-added':
      return { tables: latest([...group.tables, event.table], GROUP_LIMITS.tables) }
    case 'counted':
      return { results: withResult(group.results, event.result) }
    case 'result-removed':
      return {
        results: group.results.filter(({ id }) => id !== event.result),
        removed: latest([...group.removed, event.result], GROUP_LIMITS.removed),
      }
    case 'visited':
      return {}
  }
}

/** Applies an event to a group. */
export const evolveGroup = (group: Group, at: number, event: GroupEvent): Group => ({
  ...group,
  ...apply(group, event),
  version: group.version + 1,
  at,
})

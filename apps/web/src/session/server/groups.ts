import { ok, type Result, refuse } from '@halfpint/core'
import { type Pad, writePad } from '@halfpint/scorepad'
import type { GroupCommand, GroupView, InviteAnswer } from '@halfpint/table/wire'
import { noteChange } from '../../base/changes.ts'
import { noteRemoved } from '../../base/removed.ts'
import { forget, recall, remember, settings } from '../../base/settings.ts'
import { ask } from './api.ts'
import { drawToken, keptKeys } from './keys.ts'
import { groupEntry, type KeptGroup, keptGroups, membershipIn } from './memberships.ts'

const keepGroup = (kept: KeptGroup): void => {
  const isNew = membershipIn(kept.group)?.token !== kept.token
  remember('groups', [kept, ...keptGroups().filter(({ group }) => group !== kept.group)])
  if (isNew) noteChange()
}

/** Removes a group from this device. */
export const forgetGroup = (group: string): void => {
  const removed = membershipIn(group)
  remember(
    'groups',
    keptGroups().filter(kept => kept.group !== group),
  )
  forget(`group.${group}`)
  if (removed !== undefined) noteRemoved(groupEntry(removed))
}

/** The group as it was when this device last saw it. */
export const lastSeen = (group: string): GroupView | null => (recall(`group.${group}`) as GroupView | undefined) ?? null

const groupPath = (group: string, rest = ''): string => `groups/${encodeURIComponent(group)}${rest}`

const seen = (token: string, answer: Result<GroupView>): Result<GroupView> => {
  if (answer.ok) {
    const { id, name } = answer.value
    keepGroup({ group: id, token, name })
    remember(`group.${id}`, answer.value)
  }
  return answer
}

/** The secret for a new membership: the same until the server has answered, so that a repeated request is safe. */
const nextToken = (purpose: string): string => {
  const kept = recall('group-token') as { purpose: string; token: string } | undefined
  const token = kept?.purpose === purpose ? kept.token : drawToken()
  remember('group-token', { purpose, token })
  return token
}

const withNextToken = async (
  purpose: string,
  send: (token: string) => Promise<Result<GroupView>>,
): Promise<Result<GroupView>> => {
  const token = nextToken(purpose)
  const answer = seen(token, await send(token))
  if (answer.ok) remember('group-token', null)
  return answer
}

/** Founds a group. */
export const foundGroup = (name: string): Promise<Result<GroupView>> =>
  withNextToken(`found ${name}`, token => {
    const { name: own, symbol } = settings.peek()
    return ask('groups', { body: { name, member: { name: own, symbol }, token } })
  })

const splitLink = (link: string): readonly [group: string, invite: string] => {
  const [group = '', invite = ''] = link.split('-')
  return [group, invite]
}

/** The group that a link leads to, for a person who has not joined yet. */
export const fetchInvitation = (link: string): Promise<Result<InviteAnswer>> => {
  const [group, invite] = splitLink(link)
  return ask(groupPath(group, '/invitation'), { body: { invite } })
}

/** Joins a group. */
export const joinGroup = (link: string): Promise<Result<GroupView>> => {
  const [group, invite] = splitLink(link)
  return withNextToken(`join ${group}`, token => {
    const { name, symbol } = settings.peek()
    return ask(groupPath(group, '/members'), { body: { invite, name, symbol, token } })
  })
}

/** The group now. */
export const fetchGroup = async ({ group, token }: KeptGroup, signal?: AbortSignal): Promise<Result<GroupView>> => {
  const answer = await ask<GroupView>(groupPath(group), { token, signal })
  const place = keptGroups().findIndex(kept => kept.group === group)
  // A device that has left in another tab does not join again.
  return place < 0 ? answer : seen(token, answer)
}

/** Sends a command of the member. */
export const commandGroup = async ({ group, token }: KeptGroup, command: GroupCommand): Promise<Result<GroupView>> =>
  seen(token, await ask(groupPath(group, '/commands'), { body: command, token }))

/** Leaves a group. `isForgotten` also deletes the name in its results. */
export const leaveGroup = async ({ group, token }: KeptGroup, isForgotten: boolean): Promise<Result<unknown>> => {
  const answer = isForgotten
    ? await ask(groupPath(group, '/me'), { method: 'DELETE', token })
    : await ask(groupPath(group, '/commands'), { body: { type: 'leave' }, token })
  // After leaving, the server no longer knows this member.
  const isGone = !answer.ok && ['not-a-member', 'unknown-group'].includes(answer.problem.code)
  if (answer.ok || isGone) forgetGroup(group)
  return isGone ? ok(null) : answer
}

/** Adds a table whose games count in the group. */
export const addTable = async ({ group, token }: KeptGroup, table: string): Promise<Result<GroupView>> =>
  seen(token, await ask(groupPath(group, '/tables'), { body: { table }, token }))

/** The groups in which the pads of this device count, by the pad's id. */
const padGroups = (): { readonly [pad: string]: string } => (recall('pad-groups') as { [pad: string]: string }) ?? {}

/** Adds a pad to a group. From then on corrections follow by themselves. */
export const addPad = async ({ group, token }: KeptGroup, id: string, pad: Pad): Promise<Result<GroupView>> => {
  const answer = await ask<GroupView>(groupPath(group, '/pads'), { body: { id, pad: writePad(pad) }, token })
  if (answer.ok) remember('pad-groups', { ...padGroups(), [id]: group })
  return seen(token, answer)
}

/** Sends a changed pad again if it counts in a group. */
export const correctPad = async (id: string, pad: Pad): Promise<void> => {
  const kept = membershipIn(padGroups()[id] ?? '')
  if (kept !== undefined) await addPad(kept, id, pad)
}

/** Adds the reader's result of a daily deal, which must be on the server. */
export const addDay = async ({ group, token }: KeptGroup, day: string, game: string): Promise<Result<GroupView>> => {
  const [key] = keptKeys()
  if (key === undefined) return refuse('day-not-entered')
  return seen(token, await ask(groupPath(group, '/days'), { body: { day, game, key }, token }))
}

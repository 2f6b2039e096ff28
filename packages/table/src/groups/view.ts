import type { GroupResult, GroupView } from '../wire/groups.ts'
import type { Group } from './group.ts'

const isPlayedBy = (result: GroupResult, member: string): boolean =>
  result.players.some(player => player.member === member)

/**
 * The results that a member may see, and the daily deals that are hidden from them: nobody sees points of a daily deal
 * that they can still play. Daily deals before `openDay` can no longer be played anywhere.
 */
export const visibleTo = (
  { results }: Pick<Group, 'results'>,
  member: string,
  openDay: string,
): Pick<GroupView, 'results' | 'hidden'> => {
  const key = ({ day, game }: GroupResult): string => `${day} ${game}`
  const played = new Set(results.filter(result => isPlayedBy(result, member)).map(key))
  const isVisible = (result: GroupResult): boolean =>
    result.kind !== 'day' || result.day === undefined || result.day < openDay || played.has(key(result))
  const hidden = new Map<string, GroupView['hidden'][number]>()
  for (const result of results) {
    if (isVisible(result) || result.day === undefined) continue
    const { day, game, players } = result
    const members = players.flatMap(player => (player.member === null ? [] : [player.member]))
    hidden.set(key(result), { day, game, members: [...(hidden.get(key(result))?.members ?? []), ...members] })
  }
  return {
    results: results.filter(isVisible).map(({ digest: _, ...result }) => result),
    hidden: [...hidden.values()],
  }
}

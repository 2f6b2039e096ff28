import type { GroupResult, GroupView } from '../wire/groups.ts'
import { memberNamed, type SeasonRules } from './group.ts'

/** Results less than this apart belong to the same evening, in milliseconds. */
const EVENING = 8 * 3_600_000

/** The games of one evening. */
export interface Evening {
  readonly from: number
  readonly until: number
  readonly results: readonly GroupResult[]
}

/** The part of a group that the standings are made of. */
export type SeasonInput = Pick<GroupView, 'members' | 'rules' | 'results'>

/** The games at tables and on pads by evening, the latest evening first. Daily deals belong to no evening. */
export const eveningsOf = (results: readonly GroupResult[]): readonly Evening[] => {
  const evenings: { from: number; until: number; results: GroupResult[] }[] = []
  for (const result of results) {
    if (result.kind === 'day') continue
    const evening = evenings[0]
    if (evening === undefined || result.at - evening.until > EVENING)
      evenings.unshift({ from: result.at, until: result.at, results: [result] })
    else {
      evening.until = result.at
      evening.results.push(result)
    }
  }
  return evenings
}

/** A line of the standings. */
export interface Standing {
  /** The id of the member, or the name of a guest. */
  readonly id: string
  readonly name: string
  readonly isMember: boolean
  readonly points: number
  readonly games: number
  readonly wins: number
  readonly drinks: number
}

type Player = GroupResult['players'][number]

/** The person of a result; `null` for bots and for people who had their data deleted. */
const personOf = (members: GroupView['members'], player: Player) => {
  if (player.bot || player.name === '') return null
  const member =
    members.find(({ id }) => id === player.member) ??
    (player.member === null ? memberNamed(members, player.name) : undefined)
  const { id, name } = member ?? { id: player.member ?? player.name, name: player.name }
  return { id, name, isMember: member !== undefined }
}

/** Season points of a player in one game: by the place among people. Equal places get equal points. */
export const pointsIn = ({ players }: GroupResult, player: Player, rules: SeasonRules): number => {
  const better = players.filter(other => !other.bot && other.place < player.place).length
  return player.bot ? 0 : (rules.points[better] ?? 0)
}

const compare = (a: Standing, b: Standing): number =>
  b.points - a.points || b.wins - a.wins || a.games - b.games || (a.name < b.name ? -1 : 1)

/** The standings over some evenings: of the points of each evening, only the `best` of each person count. */
const standingsOver = (
  evenings: readonly Evening[],
  { members, rules }: Omit<SeasonInput, 'results'>,
  best: number,
): readonly Standing[] => {
  const standings = new Map<string, Standing & { readonly evenings: Map<Evening, number> }>()
  for (const evening of evenings) {
    for (const result of evening.results) {
      for (const player of result.players) {
        const person = personOf(members, player)
        if (person === null) continue
        const points = pointsIn(result, player, rules)
        const before = standings.get(person.id) ?? { points: 0, games: 0, wins: 0, drinks: 0, evenings: new Map() }
        before.evenings.set(evening, (before.evenings.get(evening) ?? 0) + points)
        standings.set(person.id, {
          ...before,
          ...person,
          games: before.games + 1,
          wins: before.wins + (player.place === 1 ? 1 : 0),
          drinks: before.drinks + (player.drinks ?? 0),
        })
      }
    }
  }
  return [...standings.values()]
    .map(({ evenings: byEvening, ...standing }) => {
      const counted = [...byEvening.values()].toSorted((a, b) => b - a).slice(0, best)
      return { ...standing, points: counted.reduce((sum, points) => sum + points, 0) }
    })
    .toSorted(compare)
}

/** The standings of the season: the last evenings of the rules, and the best of them for each person. */
export const seasonOf = ({ members, rules, results }: SeasonInput): readonly Standing[] =>
  standingsOver(eveningsOf(results).slice(0, rules.evenings), { members, rules }, rules.best)

/** The standings of one evening. */
export const standingsOf = (evening: Evening, group: Omit<SeasonInput, 'results'>): readonly Standing[] =>
  standingsOver([evening], group, 1)

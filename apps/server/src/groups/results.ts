import { createHash } from 'node:crypto'
import { type BySeat, everySeat, type Json, type Position, type Seat } from '@halfpint/core'
import { insight, type Pad, scorePad, writePad } from '@halfpint/scorepad'
import { type CountedResult, type Group, type GroupMember, gameOf, memberNamed, type Table } from '@halfpint/table'

type Player = CountedResult['players'][number]
type Drinks = BySeat<number> | null

const digestOf = (content: Json): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Places by points, the winners first: they may have won by a gun fight or a march, whatever the points. */
const placesOf = (points: BySeat<number>, winners: readonly Seat[]): BySeat<number> =>
  points.map((own, seat) => {
    if (winners.includes(seat)) return 1
    return 1 + everySeat(points.length).filter(other => winners.includes(other) || points[other]! > own).length
  })

/** The id of the result of a match. */
export const tableResultId = (table: string, match: number): string => `table-${table}-${match}`

/** The result of the match that is over at a table. Bots, and guests who are no members, are in it by name. */
export const resultOfTable = (group: Group, table: Table, drinks: Drinks): CountedResult | null => {
  const { match, phase, tally, seats } = table
  const finished = tally.at(-1)
  if (match === null || phase !== 'over' || finished?.match !== match.number) return null
  const game = gameOf(table)
  const { result } = game.records.results(match.state) as { result: { totals?: number[] } | null }
  const sums = everySeat(seats.length).map(seat =>
    game.points(match.state as Position).reduce((sum, points) => sum + points[seat]!, 0),
  )
  const points = result?.totals ?? sums
  const places = placesOf(points, finished.winners)
  const players = finished.players.map((name, seat): Player => {
    const bot = seats[seat]?.kind !== 'person'
    return {
      name,
      member: bot ? null : (memberNamed(group.members, name)?.id ?? null),
      bot,
      points: points[seat]!,
      place: places[seat]!,
      ...(drinks === null || bot ? {} : { drinks: drinks[seat]! }),
    }
  })
  const id = tableResultId(table.id, match.number)
  return { id, kind: 'table', game: game.id, at: finished.at ?? table.at, by: null, players, digest: digestOf(id) }
}

/** The result of a score pad. Its content is hashed, so that the same pad from another device does not count again. */
export const resultOfPad = (group: Group, by: string, id: string, at: number, pad: Pad): CountedResult => {
  const { totals, result } = scorePad(pad)
  const best = Math.max(...totals)
  const winners = result?.winners ?? everySeat(totals.length).filter(seat => totals[seat] === best)
  const places = placesOf(totals, winners)
  const drinks = padDrinks(pad)
  const players = pad.players.map(
    (name, seat): Player => ({
      name,
      member: memberNamed(group.members, name)?.id ?? null,
      bot: false,
      points: totals[seat]!,
      place: places[seat]!,
      ...(drinks === null ? {} : { drinks: drinks[seat]! }),
    }),
  )
  const { symbols: _, ...content } = writePad(pad) as { [key: string]: Json }
  return { id: `pad-${id}`, kind: 'pad', game: pad.pad, at, by, players, digest: digestOf(content) }
}

/** Drinks on a pad; `null` without drinking rules. */
const padDrinks = (pad: Pad): Drinks => {
  const { drinking = [] } = pad.options as { readonly drinking?: readonly string[] }
  if (drinking.length === 0) return null
  const counted = insight([pad])
  return pad.players.map(name => counted.find(player => player.name === name)?.drinks ?? 0)
}

interface PlayedDay {
  readonly day: string
  readonly game: string
  readonly at: number
  readonly points: number
  /** The public id of the player in the list of results. */
  readonly person: string
}

/** The result of a member in a daily deal. A person counts once, also as another member. */
export const resultOfDay = (member: GroupMember, { day, game, at, points, person }: PlayedDay): CountedResult => ({
  id: `day-${day}-${game}-${member.id}`,
  kind: 'day',
  game,
  at,
  by: member.id,
  day,
  players: [{ name: member.name, member: member.id, bot: false, points, place: 1 }],
  digest: digestOf(`${day} ${game} ${person}`),
})

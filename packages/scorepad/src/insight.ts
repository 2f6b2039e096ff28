import { type BySeat, everySeat } from '@halfpint/core'
import { padGameOf } from './games.ts'
import type { Pad } from './pad.ts'
import { scorePad } from './score.ts'

/** Statistics of a player, identified by name, over all games of a group. */
export interface PlayerInsight {
  readonly name: string
  readonly games: number
  /** Games that are over. */
  readonly finished: number
  readonly wins: number
  readonly rounds: number
  readonly points: number
  /** Points of the best finished game. */
  readonly best: number | null
  /** H25: exact predictions; rounds with a brawl do not count. */
  readonly met: number
  readonly predictions: number
  /** Sum of tricks above, and below, the predictions. */
  readonly over: number
  readonly under: number
  readonly betsWon: number
  readonly bets: number
  /** H28, or a march in Herzlos. */
  readonly brawls: number
  /** The longest run of marks in one game. */
  readonly streak: number
  readonly gunFights: number
  readonly drinks: number
}

/** `PlayerInsight` while it is counted. */
export type InsightTally = { -readonly [key in keyof PlayerInsight]: PlayerInsight[key] }

const emptyTally = (name: string): InsightTally => ({
  name,
  games: 0,
  finished: 0,
  wins: 0,
  rounds: 0,
  points: 0,
  best: null,
  met: 0,
  predictions: 0,
  over: 0,
  under: 0,
  betsWon: 0,
  bets: 0,
  brawls: 0,
  streak: 0,
  gunFights: 0,
  drinks: 0,
})

/** Statistics of each player over the games of a group, all of one kind; most wins first. */
export const insight = (pads: readonly Pad[]): readonly PlayerInsight[] => {
  const players = new Map<string, InsightTally>()
  for (const pad of pads) {
    const scored = scorePad(pad)
    for (const [seat, name] of pad.players.entries()) {
      const player = players.get(name) ?? emptyTally(name)
      players.set(name, player)
      const total = scored.totals[seat]!
      player.games++
      player.points += total
      padGameOf(pad).tally(player, scored, seat)
      if (scored.result === null) continue
      player.finished++
      player.best = player.best === null ? total : Math.max(player.best, total)
      if (scored.result.winners.includes(seat)) player.wins++
    }
  }
  return [...players.values()].sort((a, b) => b.wins - a.wins || b.points - a.points)
}

/** The score curve of each seat: 0 at the start, then the sum after each round, and with the bonus at the end. */
export const scoreCurves = (pad: Pad): BySeat<readonly number[]> => {
  const rows = padGameOf(pad).pointsOf(scorePad(pad))
  return everySeat(pad.players.length).map(seat => {
    let sum = 0
    return [
      0,
      ...rows.map(scores => {
        sum += scores[seat]!
        return sum
      }),
    ]
  })
}

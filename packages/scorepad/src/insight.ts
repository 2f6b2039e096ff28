import { type BySeat, everySeat, type Seat } from '@halfpint/core'
import { longestRun } from '@halfpint/half-pint'
import type { HeroesDone, ScoredHeroes } from './heroes.ts'
import type { ScoredHerzlos } from './herzlos.ts'
import type { HeroesPad, HerzlosPad, Pad } from './pad.ts'
import { scorePad } from './score.ts'

/** A player over all games of a group, known by name. */
export interface PlayerInsight {
  readonly name: string
  readonly games: number
  /** Games that were played to their end. */
  readonly finished: number
  readonly wins: number
  readonly rounds: number
  readonly points: number
  /** Points of the best finished game. */
  readonly best: number | null
  /** H25: predictions met, of those that counted (no brawl in the round). */
  readonly met: number
  readonly predictions: number
  /** All tricks more, and all tricks fewer, than predicted. */
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

type Tally = { -readonly [key in keyof PlayerInsight]: PlayerInsight[key] }

const newcomer = (name: string): Tally => ({
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

/** Rows copied from paper tell points and marks, but no predictions. */
const isTold = ({ overruled }: HeroesDone): boolean => !overruled.some(({ rules }) => rules === null)

const tallyHeroesRound = (player: Tally, done: HeroesDone, seat: Seat): void => {
  const { played, gunFight, drinks, marks } = done
  if (gunFight.includes(seat)) player.gunFights++
  if (drinks.some(drink => drink.seat === seat)) player.drinks++
  if (marks[seat] === 'B') player.brawls++
  if (played.brawl !== null || !isTold(done)) return
  const missedBy = (of: Seat): number => (played.tricks[of] as number) - (played.predictions[of] as number)
  player.predictions++
  if (missedBy(seat) === 0) player.met++
  player.over += Math.max(0, missedBy(seat))
  player.under += Math.max(0, -missedBy(seat))
  const bet = played.bets[seat]
  if (typeof bet !== 'number') return
  player.bets++
  if (missedBy(bet) !== 0) player.betsWon++
}

const tallyHeroes = (player: Tally, scored: ScoredHeroes, seat: Seat): void => {
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done]))
  for (const done of rows) tallyHeroesRound(player, done, seat)
  player.rounds += rows.length
  player.drinks += scored.rounds.filter(round => round.drinksAtReveal?.includes(seat)).length
  player.streak = Math.max(player.streak, longestRun(rows, seat))
}

const tallyHerzlos = (player: Tally, scored: ScoredHerzlos, seat: Seat): void => {
  for (const { done } of scored.rounds) {
    if (done === null) continue
    player.rounds++
    if (done.march === seat) player.brawls++
  }
}

/** What the games of a group, all of one kind, tell about each player; most wins first. */
export const insight = (pads: readonly Pad[]): readonly PlayerInsight[] => {
  const players = new Map<string, Tally>()
  for (const pad of pads) {
    const scored = scorePad(pad)
    for (const [seat, name] of pad.players.entries()) {
      const player = players.get(name) ?? newcomer(name)
      players.set(name, player)
      const total = scored.totals[seat] as number
      player.games++
      player.points += total
      if (scored.pad === 'herzlos') tallyHerzlos(player, scored, seat)
      else tallyHeroes(player, scored, seat)
      if (scored.result === null) continue
      player.finished++
      player.best = player.best === null ? total : Math.max(player.best, total)
      if (scored.result.winners.includes(seat)) player.wins++
    }
  }
  return [...players.values()].sort((a, b) => b.wins - a.wins || b.points - a.points)
}

const scoresOf = (pad: HeroesPad | HerzlosPad): readonly BySeat<number>[] => {
  const scored = scorePad(pad)
  if (scored.pad === 'herzlos') return scored.rounds.flatMap(({ done }) => (done === null ? [] : [done.points]))
  const rows = scored.rounds.flatMap(({ done }) => (done === null ? [] : [done.scores]))
  return scored.result?.ending === 'final-scoring' ? [...rows, scored.result.bonus] : rows
}

/** The score curve of each seat: 0 at the start, then the sum after each round, and with the bonus at the end. */
export const curves = (pad: Pad): BySeat<readonly number[]> => {
  const rows = scoresOf(pad)
  return everySeat(pad.players.length).map(seat => {
    let sum = 0
    return [
      0,
      ...rows.map(scores => {
        sum += scores[seat] as number
        return sum
      }),
    ]
  })
}

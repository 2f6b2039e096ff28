import type { Json } from '@halfpint/core'
import { roundsDone, scorePad } from '@halfpint/scorepad'
import type { StatisticsEntry } from '@halfpint/statistics'
import type { SavedPad } from '../../base/pads/library.ts'

/** Fields of a pad's row about a seat. Each game has some of them. */
interface Row {
  readonly handSize?: number | null
  readonly cards?: readonly (readonly string[])[] | null
}

interface Done {
  readonly played?: {
    readonly predictions: readonly number[]
    readonly bets: readonly Json[]
    readonly tricks: readonly number[]
    readonly brawl: number | null
  }
  readonly marks?: readonly string[]
  readonly scores?: readonly number[]
  readonly points?: readonly number[]
  readonly march?: number | null
}

/** A round with real cards in the statistics of one seat. */
const roundOf = ({ handSize, cards }: Row, { played, marks, scores, points, march }: Done, seat: number): Json => {
  if (played === undefined) {
    const taken = cards?.[seat]
    return {
      queen: taken === undefined ? null : taken.includes('fQ'),
      jack: taken === undefined ? null : taken.includes('dJ'),
      march: march === seat,
      points: points?.[seat] ?? 0,
    }
  }
  const { predictions, bets, tricks, brawl } = played
  const bet = bets[seat]
  const counts = brawl === null
  return {
    hand: handSize ?? null,
    predicted: counts ? (predictions[seat] ?? null) : null,
    met: counts ? marks?.[seat] === 'X' : null,
    bet: counts && typeof bet === 'number' ? predictions[bet] !== tricks[bet] : null,
    brawl: brawl === seat,
    points: scores?.[seat] ?? 0,
  }
}

/** A finished pad as an entry, if a player has this name. */
export const padEntry = ({ kept, sheet: { pad } }: SavedPad, name: string): StatisticsEntry | undefined => {
  const scored = scorePad(pad)
  const seat = pad.players.findIndex(player => player.trim().toLowerCase() === name.trim().toLowerCase())
  if (scored.result === null || seat < 0 || name.trim() === '') return undefined
  return {
    id: `game pad ${kept.id}`,
    at: kept.at,
    kind: 'game',
    where: 'pad',
    game: pad.pad,
    won: scored.result.winners.includes(seat),
    against: pad.players.filter((_, each) => each !== seat),
    rounds: scored.rounds
      .slice(0, roundsDone(scored))
      .map(({ done }, round) => roundOf(pad.rounds[round]!, done as Done, seat)),
  }
}

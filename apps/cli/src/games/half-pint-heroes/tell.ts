import { type BySeat, everySeat, type Seat, type Seen } from '@halfpint/core'
import {
  type Bet,
  BRAWL_TRICKS,
  type Event,
  type Mark,
  type Play,
  type RoundScore,
  type State,
} from '@halfpint/half-pint'
import type { Heard } from '../../play/match.ts'
import { fill, right, width } from '../../play/text.ts'
import { winnerText } from '../../play/winner.ts'
import type { Frame, Pause } from '../face.ts'
import { laidText, nameFor, setName, streakOf } from './look.ts'

const playLine = (view: Seen<State>, play: Play, frame: Frame): string =>
  frame.words.games['half-pint-heroes'].lays(
    nameFor(view, play.seat, frame),
    setName(play, frame),
    laidText(play, frame.paint),
  )

const betsLine = (bets: BySeat<Bet>, { names, words }: Frame): string => {
  const halfPint = words.games['half-pint-heroes']
  const texts = bets.map((bet, seat) => `${names[seat]} → ${bet === 'none' ? halfPint.labels.noBet : names[bet]}`)
  return `${halfPint.labels.bets}: ${texts.join(', ')}`
}

/** One line for each player: tricks of those predicted, the bet, the points and the mark. */
const outcomeLines = (before: Seen<State>, result: RoundScore, frame: Frame): string[] => {
  const { names, words } = frame
  const halfPint = words.games['half-pint-heroes']
  const met = (seat: Seat): boolean => before.predictions[seat] === result.tricks[seat]
  const nameWidth = Math.max(...names.map(width))
  return everySeat(before.seats).map(seat => {
    const mark = result.marks[seat] as Mark
    const outcome = halfPint.outcome(result.tricks[seat] as number, before.predictions[seat] as number)
    const bet = before.bets[seat]
    const target = typeof bet === 'number' ? (names[bet] as string) : ''
    const luck =
      result.brawl !== null || typeof bet !== 'number'
        ? ''
        : ` · ${met(bet) ? halfPint.betLost(target) : halfPint.betWon(target)}`
    const sign = mark === '' ? ' ' : words.games['half-pint-heroes'].marks[mark]
    return `  ${fill(names[seat] as string, nameWidth)} ${right(String(result.scores[seat]), 4)} ${sign}  ${outcome}${luck}`
  })
}

const scoredLines = (before: Seen<State>, event: Extract<Event, { type: 'round-scored' }>, frame: Frame): string[] => {
  const halfPint = frame.words.games['half-pint-heroes']
  const brawl = event.brawl === null ? [] : [halfPint.brawlStarted(nameFor(before, event.brawl, frame))]
  const duelists = event.gunFight.map(seat => frame.names[seat] as string)
  const gunFight =
    duelists.length === 0 ? [] : [halfPint.gunFight(duelists, event.gunFight.includes(before.viewer as Seat))]
  return [...brawl, ...outcomeLines(before, event, frame), ...gunFight]
}

/** A fact in words. */
export const tell = ({ before, event, after }: Heard<State, Event>, frame: Frame): string[] => {
  const { table, games } = frame.words
  const halfPint = games['half-pint-heroes']
  const { names } = frame
  switch (event.type) {
    case 'dealt': {
      const hand = after.hands[0]?.length ?? 0
      const start = halfPint.starts(nameFor(after, after.start, frame))
      return [`${halfPint.dealt(after.round + 1, after.row.length, hand)} ${start}`]
    }
    case 'predicted':
    case 'bet-placed':
      return []
    case 'predictions-revealed': {
      const texts = event.predictions.map((prediction, seat) => `${names[seat]} ${prediction}`)
      return [`${halfPint.labels.predictions}: ${texts.join(', ')}`]
    }
    case 'bets-revealed':
      return [betsLine(event.bets, frame)]
    case 'played':
      return [playLine(after, event, frame)]
    case 'trick-won': {
      const streak = streakOf(after).length
      const name = nameFor(after, event.winner, frame)
      return [table.winsTrick(name), ...(streak === BRAWL_TRICKS - 1 ? [halfPint.brawlLooms(name)] : [])]
    }
    case 'round-scored':
      return scoredLines(before, event, frame)
    case 'game-ended':
      return [...(event.result.ending === 'gun-fight' ? [halfPint.gunFightWon] : []), winnerText(after, frame)]
  }
}

/** How long a fact stays in sight. */
export const pauseAfter = ({ event, after }: Heard<State, Event>): Pause => {
  switch (event.type) {
    case 'dealt':
    case 'predicted':
    case 'bet-placed':
    case 'predictions-revealed':
      return 'none'
    case 'bets-revealed':
      return 'short'
    case 'played':
      return event.seat === after.viewer ? 'none' : 'short'
    case 'trick-won':
      return 'long'
    case 'round-scored':
    case 'game-ended':
      return 'key'
  }
}

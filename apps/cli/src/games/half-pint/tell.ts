import { type BySeat, everySeat, type Seat, type Seen } from '@halfpint/core'
import {
  type Bet,
  type Event,
  type EventSaying,
  reasonsOf,
  type State,
  sayingsOf,
  trickReasonOf,
  warningsOf,
} from '@halfpint/half-pint'
import { fill, right, width } from '../../play/text.ts'
import { winnerText } from '../../play/winner.ts'
import type { Frame } from '../face.ts'
import { telling } from '../telling.ts'
import { laidText, nameFor, nameOfSet, setName, warningText } from './look.ts'

const betsLine = (bets: BySeat<Bet>, { names, words }: Frame): string => {
  const { labels } = words.games['half-pint-heroes']
  const texts = bets.map((bet, seat) => `${names[seat]} → ${bet === 'none' ? labels.noBet : names[bet]}`)
  return `${labels.bets}: ${texts.join(', ')}`
}

/** A line for each player: tricks won and predicted, the bet, the points and the mark. */
const outcomeLines = (view: Seen<State>, frame: Frame): string[] => {
  const { names, words } = frame
  const say = words.games['half-pint-heroes']
  const round = view.results.length - 1
  const result = view.results[round]!
  const nameWidth = Math.max(...names.map(width))
  return everySeat(view.seats).map(seat => {
    const mark = result.marks[seat]!
    const outcome = say.outcome(result.tricks[seat]!, result.predictions[seat]!)
    const bet = result.bets[seat]
    const won = reasonsOf(view, round, seat).some(({ rule }) => rule === 'H26')
    const isDecided = typeof bet === 'number' && result.brawl === null
    const luck = isDecided ? ` · ${(won ? say.betWon : say.betLost)(nameFor(view, bet, frame))}` : ''
    const sign = mark === '' ? ' ' : say.marks[mark]
    return `  ${fill(names[seat]!, nameWidth)} ${right(String(result.scores[seat]), 4)} ${sign}  ${outcome}${luck}`
  })
}

/** H18 to H20: the reason why the winner of the last trick beat the best of the others. */
const whyText = ({ tricks, options }: Seen<State>, frame: Frame): string => {
  const reason = trickReasonOf(tricks.at(-1) ?? { plays: [] }, options)
  if (reason === undefined) return ''
  const rival = 'rival' in reason ? setName(reason.rival, frame) : ''
  const [high, low] = 'numbers' in reason ? reason.numbers : [0, 0]
  const { by } = frame.words.games['half-pint-heroes'].won
  return ` ${by[reason.by](setName(reason.winner, frame), rival, high, low)}.`
}

const lines = ({ key, facts }: EventSaying, after: Seen<State>, frame: Frame): string[] => {
  const { names, words } = frame
  const say = words.games['half-pint-heroes']
  const name = (seat: Seat): string | null => nameFor(after, seat, frame)
  switch (key) {
    case 'dealt':
      return [`${say.dealt(facts.round, facts.row, facts.hand)} ${say.starts(name(facts.start))}`]
    case 'predictions': {
      const texts = facts.predictions.map((prediction, seat) => `${names[seat]} ${prediction}`)
      return [`${say.labels.predictions}: ${texts.join(', ')}`]
    }
    case 'bets':
      return [betsLine(facts.bets, frame)]
    case 'lays':
      return [say.lays(name(facts.seat), nameOfSet(facts.name, frame), laidText(facts, frame.paint))]
    case 'winsTrick': {
      const looming = warningsOf(after).filter(warning => warning.key === 'brawlLooms')
      return [
        words.table.winsTrick(name(facts.seat)) + whyText(after, frame),
        ...looming.map(warning => warningText(warning, after, frame)),
      ]
    }
    case 'brawlStarted':
      return [say.brawlStarted(name(facts.seat))]
    case 'scored':
      return outcomeLines(after, frame)
    case 'gunFight':
      return [warningText({ key, facts }, after, frame)]
    case 'gunFightWon':
      return [say.gunFightWon]
    case 'winners':
      return [winnerText(after, frame)]
  }
}

/** The sentences about the events of a game, and how long each is shown. */
export const { tell, pauseAfter } = telling<State, Event, EventSaying>(sayingsOf, lines, {
  dealt: 'none',
  predicted: 'none',
  'predictions-revealed': 'none',
  'bet-placed': 'none',
  'bets-revealed': 'short',
  played: 'short',
  'trick-won': 'long',
  'round-scored': 'key',
  'game-ended': 'key',
})

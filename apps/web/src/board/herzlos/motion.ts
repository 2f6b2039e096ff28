import { clockwise, everySeat, type Seen } from '@halfpint/core'
import { pointsOf, type State, winnerOf } from '@halfpint/herzlos'
import { signed } from '../../ui/signed.ts'
import { COLLECT, FLIGHT, SCORE } from '../durations.ts'
import {
  award,
  collect,
  dealAround,
  flyFrom,
  handOver,
  movesBy,
  popIn,
  type Shot,
  type Start,
} from '../table/motion.ts'
import { TAKE } from './durations.ts'

/** A card is played to the middle, from the hand or from its player's mat; the crown moves to the new leader. */
const playCard = (table: HTMLElement, shot: Shot, before: Seen<State>, after: Seen<State>): Start[] => {
  const play = after.trick.at(-1)
  if (play === undefined) return []
  const card = table.querySelector(`.played[data-card="${play.card}"]`)
  const held = shot.hand.get(play.card)
  const from = held ?? shot.mats.get(play.seat)
  if (card === null || from === undefined) return []
  const thrown = flyFrom(card, from, held === undefined ? { turn: 24, grow: 0.6 } : {})
  const led = before.trick.length === 0 ? undefined : winnerOf(before.trick)
  const crown = table.querySelector('.played .crown')
  if (crown === null || led === winnerOf(after.trick)) return [thrown]
  if (shot.crown === undefined) return [thrown, () => popIn(crown, { delay: FLIGHT.card, turn: -40 })]
  return [thrown, flyFrom(crown, shot.crown, { delay: FLIGHT.card, during: FLIGHT.crown, grow: 1 })]
}

/** A trick is collected by its winner; the cards that count then lie open at their mat. */
const collectTrick = (table: HTMLElement, shot: Shot, after: Seen<State>): Start[] => {
  const won = after.tricks.at(-1)
  const mat = won === undefined ? undefined : shot.mats.get(won.winner)
  if (won === undefined || mat === undefined) return []
  const seat = table.querySelector(`[data-seat="${won.winner}"]`)
  const taken = [...(seat?.querySelectorAll<HTMLElement>('.taken .card') ?? [])].filter(({ dataset }) =>
    won.plays.some(play => play.card === dataset.card),
  )
  const points = pointsOf(
    after.options,
    won.plays.map(({ card }) => card),
  )
  return [
    ...collect(shot, mat),
    () => {
      for (const card of taken) popIn(card, { delay: COLLECT.award })
    },
    // After the last trick the points of the round follow.
    ...(points === 0 || after.hands.every(hand => hand.length === 0)
      ? []
      : [award(table, won.winner, signed(points), points < 0 ? 'bad' : 'good', COLLECT.award, TAKE.points)]),
  ]
}

/** Z3: passed cards fly to the neighbour on the right. */
const exchange = (table: HTMLElement, shot: Shot, { seats }: Seen<State>): Start[] =>
  everySeat(seats).flatMap(seat => {
    const [from, to] = [shot.mats.get(seat), shot.mats.get(clockwise(seat, seats, seats - 1))]
    if (from === undefined || to === undefined) return []
    const box = new DOMRect(from.left + from.width / 4, from.top, from.width / 2, from.width * 0.7)
    return [handOver(table, box, to)]
  })

/** Z6: the points of the round, clockwise. */
const tally = (table: HTMLElement, points: readonly number[]): Start[] =>
  points.map((each, seat) => award(table, seat, signed(each), each < 0 ? 'bad' : 'good', SCORE.step * seat))

const startsOf = (table: HTMLElement, shot: Shot, before: Seen<State>, after: Seen<State>): Start[] => {
  const others = everySeat(after.seats).filter(seat => seat !== after.viewer)
  if (after.phase === 'pass' && before.phase !== 'pass') return [dealAround(table, others, 3)]
  if (before.round !== after.round) return []
  if (after.phase === 'deal') return tally(table, after.results.at(-1)?.points ?? [])
  if (before.phase === 'pass' && after.phase === 'play') return exchange(table, shot, after)
  if (after.trick.length === before.trick.length + 1) return playCard(table, shot, before, after)
  return after.tricks.length === before.tricks.length + 1 ? collectTrick(table, shot, after) : []
}

/** The motion of a table of Herzlos. */
export const herzlosMoves = movesBy(startsOf)

import { clockwise, everySeat, type Seen } from '@halfpint/core'
import { type State, winnerOf } from '@halfpint/herzlos'
import { signed } from '../../parts/signed.ts'
import {
  award,
  dealAround,
  flyFrom,
  handOver,
  movesBy,
  popIn,
  type Shot,
  type Start,
  sweepUp,
} from '../../table/motion.ts'
import { TALLY } from './timing.ts'

/** A card is thrown into the middle, from the hand or from its player's mat; the crown hops to who leads now. */
const throwCard = (table: HTMLElement, shot: Shot, before: Seen<State>, after: Seen<State>): Start[] => {
  const play = after.trick.at(-1)
  if (play === undefined) return []
  const card = table.querySelector(`.thrown[data-card="${play.card}"]`)
  const held = shot.hand.get(play.card)
  const from = held ?? shot.mats.get(play.seat)
  if (card === null || from === undefined) return []
  const thrown = flyFrom(card, from, held === undefined ? { turn: 24, grow: 0.6 } : {})
  const led = before.trick.length === 0 ? undefined : winnerOf(before.trick)
  const crown = table.querySelector('.thrown .crown')
  if (crown === null || led === winnerOf(after.trick)) return [thrown]
  if (shot.crown === undefined) return [thrown, () => popIn(crown, { delay: 220, turn: -40 })]
  return [thrown, flyFrom(crown, shot.crown, { delay: 220, during: 320, grow: 1 })]
}

/** A trick is gathered to whoever takes it; what counts lies open at the mat then. */
const gather = (table: HTMLElement, shot: Shot, after: Seen<State>): Start[] => {
  const won = after.tricks.at(-1)
  const mat = won === undefined ? undefined : shot.mats.get(won.winner)
  if (won === undefined || mat === undefined) return []
  const seat = table.querySelector(`[data-seat="${won.winner}"]`)
  const taken = [...(seat?.querySelectorAll<HTMLElement>('.minis .card') ?? [])].filter(({ dataset }) =>
    won.plays.some(play => play.card === dataset.card),
  )
  return [
    ...sweepUp(shot, mat),
    () => {
      for (const card of taken) popIn(card, { delay: 480 })
    },
  ]
}

/** Z3: what everybody gives away flies to the neighbour on the right. */
const exchange = (table: HTMLElement, shot: Shot, { seats }: Seen<State>): Start[] =>
  everySeat(seats).flatMap(seat => {
    const [from, to] = [shot.mats.get(seat), shot.mats.get(clockwise(seat, seats, seats - 1))]
    if (from === undefined || to === undefined) return []
    const box = new DOMRect(from.left + from.width / 4, from.top, from.width / 2, from.width * 0.7)
    return [handOver(table, box, to)]
  })

/** Z6: what the round brought everybody, clockwise. */
const tally = (table: HTMLElement, points: readonly number[]): Start[] =>
  points.map((each, seat) => award(table, seat, signed(each), each < 0 ? 'bad' : 'good', TALLY.step * seat))

const startsOf = (table: HTMLElement, shot: Shot, before: Seen<State>, after: Seen<State>): Start[] => {
  const others = everySeat(after.seats).filter(seat => seat !== after.viewer)
  if (after.phase === 'pass' && before.phase !== 'pass') return [dealAround(table, others, 3)]
  if (before.round !== after.round) return []
  if (after.phase === 'deal') return tally(table, after.results.at(-1)?.points ?? [])
  if (before.phase === 'pass' && after.phase === 'play') return exchange(table, shot, after)
  if (after.trick.length === before.trick.length + 1) return throwCard(table, shot, before, after)
  return after.tricks.length === before.tricks.length + 1 ? gather(table, shot, after) : []
}

/** How a table of Herzlos moves. */
export const herzlosMoves = movesBy(startsOf)

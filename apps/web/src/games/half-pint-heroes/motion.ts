import { clockwise, everySeat, type Seat, type Seen } from '@halfpint/core'
import { leadingPlay, type RoundResult, type State } from '@halfpint/half-pint'
import { boxOf } from '../../table/box.ts'
import {
  award,
  dealAround,
  flyFrom,
  movesBy,
  play,
  popIn,
  type Shot,
  type Start,
  sweepUp,
  turnUp,
} from '../../table/motion.ts'
import { TALLY } from './timing.ts'

const seatOf = (table: HTMLElement, seat: Seat): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-seat="${seat}"]`)

/** A set is thrown: its cards from the hand or from the mat, echoes from the row; then its ribbon unrolls. */
const throwSet = (table: HTMLElement, shot: Shot, seat: Seat): Start[] => {
  const laid = seatOf(table, seat)?.querySelector('.laid')
  const mat = shot.mats.get(seat)
  if (laid == null || mat === undefined) return []
  const cards = [...laid.querySelectorAll<HTMLElement>('.card')].flatMap((card, at) => {
    const name = card.dataset.card ?? ''
    if (card.classList.contains('echo')) {
      const row = table.querySelector(`.row [data-card="${name}"]`)
      return row === null ? [] : [flyFrom(card, boxOf(row), { during: 180, delay: 220 })]
    }
    const held = shot.hand.get(name)
    const thrown = held === undefined ? { turn: 24, grow: 0.6 } : {}
    return [flyFrom(card, held ?? mat, { delay: 30 * at, ...thrown })]
  })
  const unroll = [{ clipPath: 'inset(0 50%)' }, { clipPath: 'inset(0 -1%)' }]
  return [...cards, () => play(laid.querySelector('.ribbon'), unroll, 240, 120)]
}

/** The lead changes hands: the crown hops over, the new leader lifts, the old one sinks. */
const changeLead = (table: HTMLElement, shot: Shot, from: Seat | undefined, to: Seat): Start[] => {
  const laid = seatOf(table, to)?.querySelector('.laid')
  const crown = laid?.querySelector('.crown')
  if (laid == null || crown == null) return []
  const hop =
    shot.crown === undefined
      ? () => popIn(crown, { delay: 280, during: 260, turn: -40 })
      : flyFrom(crown, shot.crown, { delay: 280, during: 320, turn: -20, grow: 1 })
  const beaten = from === undefined ? null : seatOf(table, from)?.querySelector('.laid')
  return [
    hop,
    () => play(laid, [{ scale: 1 }, { scale: 1.14, offset: 0.6 }, { scale: 1.06 }], 280, 260),
    () => play(beaten, [{ scale: 1.06 }, { scale: 1 }], 280, 260),
  ]
}

/** A glass is filled, or one too many is poured over those that are full. */
const pour = (seat: HTMLElement, met: boolean): Start => {
  const spilt = seat.querySelector('.glasses.spilt') !== null
  const beer = [...seat.querySelectorAll('.who .glass.full')].at(-1)
  return () => {
    if (!spilt) {
      play(beer?.querySelector('.beer'), [{ transform: 'scaleY(0)' }, { transform: 'none' }], 480, 380)
      play(beer?.querySelector('.foam'), [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], 480, 480)
    } else play(seat.querySelector('.puddle'), [{ transform: 'scale(0)' }, { transform: 'none' }], 480, 400)
    // Whoever wins nods; whoever wins one too many shakes the head.
    const face = seat.querySelector('.mat > .face')
    const shake = [{ rotate: '0deg' }, { rotate: '-12deg' }, { rotate: '10deg' }, { rotate: '0deg' }]
    const nod = [{ translate: '0 0' }, { translate: '0 -10%' }, { translate: '0 0' }]
    play(face, spilt ? shake : nod, 480, 360)
    const tick = [{ transform: 'none' }, { transform: `scale(${met ? 1.8 : 1.4})` }, { transform: 'none' }]
    play(seat.querySelector('.who .count b'), tick, 700, 260)
  }
}

/** A trick is gathered to its winner: swept up, tucked under the mat, and a glass is filled. */
const gather = (table: HTMLElement, shot: Shot, winner: Seat, met: boolean): Start[] => {
  const seat = seatOf(table, winner)
  const mat = shot.mats.get(winner)
  if (seat === null || mat === undefined) return []
  const [last, glove] = [seat.querySelector('.pile .back:last-child'), seat.querySelector('.glove')]
  return [
    ...sweepUp(shot, mat),
    () => {
      if (last !== null) popIn(last, { delay: 420 })
      if (glove !== null) popIn(glove, { delay: 860, grow: 2.4, turn: -30 })
    },
    pour(seat, met),
  ]
}

/** A prediction as it lies face up: the sum of the cards that were laid. */
const faceUp = (prediction: string): HTMLElement => {
  const face = document.createElement('div')
  const number = document.createElement('b')
  number.textContent = prediction
  face.className = 'prediction'
  face.append(number)
  return face
}

/** Predictions are turned all at once and read; then the cards go, and glasses rise from them to the mats. */
const reveal = (table: HTMLElement, shot: Shot, { predictions, viewer }: Seen<State>): Start[] => {
  const others = [...table.querySelectorAll<HTMLElement>('[data-seat]')].filter(
    ({ dataset }) => dataset.seat !== String(viewer),
  )
  const places = others.map(seat => ({
    at: boxOf(seat.querySelector('.place') ?? seat),
    glasses: seat.querySelector('.glasses'),
    said: String(predictions[Number(seat.dataset.seat)] ?? ''),
  }))
  return shot.facedown.flatMap(piece => {
    const { box } = piece
    const turned = places.find(
      ({ at }) => at.left <= box.left && box.right <= at.right && at.top <= box.top + 4 && box.bottom <= at.bottom + 4,
    )
    if (turned === undefined) return []
    const { glasses, said } = turned
    const unseen = [{ opacity: 0 }, { opacity: 0 }]
    const risen = glasses === null ? [] : [flyFrom(glasses, box, { delay: 860, during: 320, grow: 1.4 })]
    return [...risen, () => play(glasses, unseen, 0, 860), turnUp(table, piece, faceUp(said))]
  })
}

/** Caps spin over the wood to those against whom they were laid. */
const throwCaps = (table: HTMLElement, shot: Shot): Start[] =>
  [...table.querySelectorAll<HTMLElement>('.caps .cap')].map((cap, at) => {
    const owner = Number(cap.dataset.owner)
    const from = shot.caps.get(owner) ?? shot.mats.get(owner)
    return from === undefined
      ? () => popIn(cap)
      : flyFrom(cap, from, { delay: 60 * Math.min(at, 6), during: 340, turn: 540, grow: 1 })
  })

/** H7: the first card of the row turns, cards fly around the table, the row fills. Stars of a gun fight fall. */
const deal = (table: HTMLElement, { seats, start, hands, viewer, gunFight }: Seen<State>): Start[] => {
  const others = everySeat(seats)
    .map(turn => clockwise(start, seats, turn))
    .filter(seat => seat !== viewer)
  const cards = Math.min(3, hands[start]?.length ?? 0)
  const duel = gunFight.map(seat => seatOf(table, seat)?.querySelector('.star'))
  return [
    dealAround(table, others, cards),
    () => {
      for (const star of duel) if (star != null) popIn(star, { delay: 400, during: 500, turn: -720, grow: 3 })
    },
  ]
}

const SCATTERED = 'scattered'

/** Puts back what a brawl has thrown about. */
const tidyUp = (table: HTMLElement): void => {
  for (const animation of table.getAnimations({ subtree: true })) if (animation.id === SCATTERED) animation.cancel()
}

/** So far, within these limits. */
const within = (least: number, far: number, most: number): number => Math.max(Math.min(least, 0), Math.min(most, far))

/** A brawl: whatever lies on the table is thrown about, but not off it. */
const scatter = (table: HTMLElement): Start[] => {
  const edge = boxOf(table)
  return [...table.querySelectorAll('.row .card, .hand .card, .seat .mat')].map((thing, at) => {
    const { left, right, top, bottom } = boxOf(thing)
    // Always the same chaos: no two neighbours fly alike.
    const [x, y, turn] = [61, 37, 97].map(step => ((at * step) % 23) - 11) as [number, number, number]
    const across = within(edge.left - left, 5 * x, Math.max(0, edge.right - right))
    const down = within(edge.top - top, 4 * y, Math.max(0, edge.bottom - bottom))
    const thrown = { translate: `${across}px ${down}px`, rotate: `${4 * turn}deg` }
    return () =>
      thing.animate([{ translate: '0 0' }, { translate: '0 6px', offset: 0.2 }, thrown], {
        id: SCATTERED,
        delay: 280,
        duration: 520,
        easing: 'cubic-bezier(0.1, 0.9, 0.3, 1)',
        fill: 'forwards',
      })
  })
}

/** H24 to H27: clockwise, glasses are raised or emptied; caps fly home or drop; everybody sees what they get. */
const tally = (table: HTMLElement, { scores, marks, bets }: RoundResult, start: Seat): Start[] =>
  everySeat(scores.length).flatMap(turn => {
    const seat = clockwise(start, scores.length, turn)
    const delay = TALLY.step * turn
    const points = scores[seat] as number
    const exact = marks[seat] === 'X'
    const at = seatOf(table, seat)
    const caps = [...(at?.querySelectorAll<HTMLElement>('.caps .cap') ?? [])]
    const raised = [
      { transform: 'none' },
      { transform: 'translateY(-60%) rotate(-8deg) scale(1.5)' },
      { transform: 'none' },
    ]
    const drained = [{ transform: 'none' }, { transform: 'scaleY(0)', offset: 0.4 }, { transform: 'scaleY(0)' }]
    return [
      award(table, seat, points > 0 ? `+${points}` : String(points), exact || points > 0 ? 'good' : 'bad', delay),
      () => {
        if (exact) play(at?.querySelector('.shelf'), raised, delay, TALLY.each)
        else for (const beer of at?.querySelectorAll('.who .beer') ?? []) play(beer, drained, delay, TALLY.each + 900)
        // H26: a cap that was laid rightly hops for joy, the others fall.
        for (const cap of caps) {
          const won = marks[seat] === '' && bets[Number(cap.dataset.owner)] === seat
          const hop = [{ transform: 'none' }, { transform: 'translateY(-70%) rotate(360deg)' }, { transform: 'none' }]
          const drop = [{ transform: 'none' }, { transform: 'translateY(60%) rotate(80deg)', opacity: 0 }]
          play(cap, won ? hop : drop, delay, 320)
        }
      },
    ]
  })

/** What moves from one state to the next. */
const startsOf = (table: HTMLElement, shot: Shot, before: Seen<State>, after: Seen<State>): Start[] => {
  if (after.phase === 'predict' && before.phase !== 'predict') {
    tidyUp(table)
    return deal(table, after)
  }
  if (after.round !== before.round) return []
  const result = after.results.at(-1)
  if (after.phase === 'deal' && before.phase === 'play' && result !== undefined) {
    return result.brawl === null ? tally(table, result, after.start) : scatter(table)
  }
  const starts: Start[] = []
  if (before.phase === 'predict' && after.phase === 'bet') starts.push(...reveal(table, shot, after))
  if (before.phase === 'bet' && after.phase === 'play') starts.push(...throwCaps(table, shot))
  const laid = after.trick.at(-1)
  if (laid !== undefined && after.trick.length === before.trick.length + 1) {
    starts.push(...throwSet(table, shot, laid.seat))
    const [from, to] = [before, after].map(({ trick, options }) => leadingPlay(trick, options)?.seat)
    if (to !== undefined && from !== to) starts.push(...changeLead(table, shot, from, to))
  }
  const won = after.tricks.at(-1)
  if (won !== undefined && after.tricks.length === before.tricks.length + 1) {
    const tricks = after.tricks.filter(({ winner }) => winner === won.winner).length
    starts.push(...gather(table, shot, won.winner, tricks === after.predictions[won.winner]))
  }
  return starts
}

/** How a table of Half-Pint Heroes moves. */
export const heroesMoves = movesBy(startsOf)

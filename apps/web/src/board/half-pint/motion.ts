import { clockwise, everySeat, type Seat, type Seen } from '@halfpint/core'
import { leadingPlay, type RoundResult, type State, scoringOf } from '@halfpint/half-pint'
import { COLLECT, SCORE } from '../durations.ts'
import { boxOf } from '../table/box.ts'
import {
  award,
  collect,
  dealAround,
  flyFrom,
  type Hold,
  movesBy,
  play,
  popIn,
  type Shot,
  type Start,
  turnUp,
} from '../table/motion.ts'
import { CAPS, LEAD, PLAY, REVEAL, SCATTER, STARS, TALLY, WIN } from './durations.ts'

const seatOf = (table: HTMLElement, seat: Seat): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-seat="${seat}"]`)

/** A set is played: cards come from the hand or the mat, copies from the row, and then its ribbon unrolls. */
const playSet = (table: HTMLElement, shot: Shot, seat: Seat): Start[] => {
  const laid = seatOf(table, seat)?.querySelector('.laid')
  const mat = shot.mats.get(seat)
  if (laid == null || mat === undefined) return []
  const cards = [...laid.querySelectorAll<HTMLElement>('.card')].flatMap((card, at) => {
    const name = card.dataset.card ?? ''
    if (card.classList.contains('echo')) {
      const row = table.querySelector(`.row [data-card="${name}"]`)
      return row === null ? [] : [flyFrom(card, boxOf(row), { during: PLAY.rowCard, delay: PLAY.rowCardDelay })]
    }
    const held = shot.hand.get(name)
    const thrown = held === undefined ? { turn: 24, grow: 0.6 } : {}
    return [flyFrom(card, held ?? mat, { delay: PLAY.step * at, ...thrown })]
  })
  const unroll = [{ clipPath: 'inset(0 50%)' }, { clipPath: 'inset(0 -1%)' }]
  return [...cards, () => play(laid.querySelector('.ribbon'), unroll, PLAY.nameDelay, PLAY.name)]
}

/** The lead changes: the crown moves, the new leader rises, the old one sinks. */
const changeLead = (table: HTMLElement, shot: Shot, from: Seat | undefined, to: Seat): Start[] => {
  const laid = seatOf(table, to)?.querySelector('.laid')
  const crown = laid?.querySelector('.crown')
  if (laid == null || crown == null) return []
  const hop =
    shot.crown === undefined
      ? () => popIn(crown, { delay: LEAD.delay, during: LEAD.crownIn, turn: -40 })
      : flyFrom(crown, shot.crown, { delay: LEAD.delay, during: LEAD.crown, turn: -20, grow: 1 })
  const beaten = from === undefined ? null : seatOf(table, from)?.querySelector('.laid')
  return [
    hop,
    () => play(laid, [{ scale: 1 }, { scale: 1.14, offset: 0.6 }, { scale: 1.06 }], LEAD.delay, LEAD.rise),
    () => play(beaten, [{ scale: 1.06 }, { scale: 1 }], LEAD.delay, LEAD.rise),
  ]
}

/** A glass is filled; one trick too many spills. The glass of the player comes forward. */
const pour = (seat: HTMLElement, met: boolean, isOwn: boolean): Start => {
  const spilt = seat.querySelector('.glasses.spilt') !== null
  const beer = [...seat.querySelectorAll('.who .glass.full')].at(-1)
  return () => {
    const near = [{ scale: 1 }, { scale: 2.1, offset: 0.25 }, { scale: 2.1, offset: 0.75 }, { scale: 1 }]
    if (isOwn) play(spilt ? seat.querySelector('.shelf') : beer, near, WIN.pourDelay, WIN.near)
    if (!spilt) {
      play(beer?.querySelector('.beer'), [{ transform: 'scaleY(0)' }, { transform: 'none' }], WIN.pourDelay, WIN.pour)
      play(
        beer?.querySelector('.foam'),
        [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }],
        WIN.pourDelay,
        WIN.foam,
      )
    } else
      play(seat.querySelector('.puddle'), [{ transform: 'scale(0)' }, { transform: 'none' }], WIN.pourDelay, WIN.puddle)
    // The winner nods, or shakes the head after one trick too many.
    const face = seat.querySelector('.mat > .face')
    const shake = [{ rotate: '0deg' }, { rotate: '-12deg' }, { rotate: '10deg' }, { rotate: '0deg' }]
    const nod = [{ translate: '0 0' }, { translate: '0 -10%' }, { translate: '0 0' }]
    play(face, spilt ? shake : nod, WIN.pourDelay, WIN.nod)
    const tick = [{ transform: 'none' }, { transform: `scale(${met ? 1.8 : 1.4})` }, { transform: 'none' }]
    play(seat.querySelector('.who .count b'), tick, WIN.countDelay, WIN.count)
  }
}

/** A trick is collected by its winner: it goes under the mat, and a glass is filled. */
const collectTrick = (table: HTMLElement, shot: Shot, winner: Seat, met: boolean, after: Seen<State>): Start[] => {
  const seat = seatOf(table, winner)
  const mat = shot.mats.get(winner)
  if (seat === null || mat === undefined) return []
  const isLast = after.hands.every(hand => hand.length === 0)
  const [last, glove] = [seat.querySelector('.pile .back:last-child'), seat.querySelector('.glove')]
  return [
    ...collect(shot, mat),
    () => {
      if (last !== null) popIn(last, { delay: WIN.pileDelay })
      if (glove !== null) popIn(glove, { delay: WIN.gloveDelay, grow: 2.4, turn: -30 })
    },
    // H24: the points of the trick. After the last one the points of the round follow.
    ...(isLast ? [] : [award(table, winner, `+${scoringOf(after.options).trick}`, 'good', COLLECT.award, WIN.points)]),
    pour(seat, met, winner === after.viewer),
  ]
}

/** A revealed prediction: the sum of its cards. */
const faceUp = (prediction: string): HTMLElement => {
  const face = document.createElement('div')
  const number = document.createElement('b')
  number.textContent = prediction
  face.className = 'prediction'
  face.append(number)
  return face
}

/** All predictions are turned over at once; then the cards go, and glasses rise from them to the mats. */
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
    const risen =
      glasses === null ? [] : [flyFrom(glasses, box, { delay: REVEAL.glassDelay, during: REVEAL.glass, grow: 1.4 })]
    return [...risen, () => play(glasses, unseen, 0, REVEAL.glassDelay), turnUp(table, piece, faceUp(said))]
  })
}

/** Caps fly to the players they were bet against. */
const throwCaps = (table: HTMLElement, shot: Shot): Start[] =>
  [...table.querySelectorAll<HTMLElement>('.caps .cap')].map((cap, at) => {
    const owner = Number(cap.dataset.owner)
    const from = shot.caps.get(owner) ?? shot.mats.get(owner)
    return from === undefined
      ? () => popIn(cap)
      : flyFrom(cap, from, { delay: CAPS.step * Math.min(at, 6), during: CAPS.card, turn: 540, grow: 1 })
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
      for (const star of duel)
        if (star != null) popIn(star, { delay: STARS.delay, during: STARS.star, turn: -720, grow: 3 })
    },
  ]
}

/** A distance within these limits. */
const within = (min: number, far: number, max: number): number => Math.max(Math.min(min, 0), Math.min(max, far))

/** H21: a brawl scatters everything on the table, but not off it, until the next round is dealt. */
const scatter = (table: HTMLElement, hold: Hold): Start[] => {
  const edge = boxOf(table)
  return [...table.querySelectorAll('.row .card, .hand .card, .seat .mat')].map((thing, at) => {
    const { left, right, top, bottom } = boxOf(thing)
    // Deterministic, and different for neighbours.
    const [x, y, turn] = [61, 37, 97].map(step => ((at * step) % 23) - 11) as [number, number, number]
    const across = within(edge.left - left, 5 * x, Math.max(0, edge.right - right))
    const down = within(edge.top - top, 4 * y, Math.max(0, edge.bottom - bottom))
    const thrown = { translate: `${across}px ${down}px`, rotate: `${4 * turn}deg` }
    const frames = [{ translate: '0 0' }, { translate: '0 6px', offset: 0.2 }, thrown]
    const easing = 'cubic-bezier(0.1, 0.9, 0.3, 1)'
    return () =>
      hold(
        thing.animate(frames, {
          id: 'scattered',
          delay: SCATTER.delay,
          duration: SCATTER.card,
          easing,
          fill: 'forwards',
        }),
      )
  })
}

/** H24 to H27: clockwise, glasses are raised or emptied, caps jump or fall, and points appear. */
const tally = (table: HTMLElement, { scores, marks, bets }: RoundResult, start: Seat): Start[] =>
  everySeat(scores.length).flatMap(turn => {
    const seat = clockwise(start, scores.length, turn)
    const delay = SCORE.step * turn
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
        if (exact) play(at?.querySelector('.shelf'), raised, delay, TALLY.raise)
        else for (const beer of at?.querySelectorAll('.who .beer') ?? []) play(beer, drained, delay, TALLY.drain)
        // H26: the cap of a won bet jumps, the others fall.
        for (const cap of caps) {
          const won = marks[seat] === '' && bets[Number(cap.dataset.owner)] === seat
          const hop = [{ transform: 'none' }, { transform: 'translateY(-70%) rotate(360deg)' }, { transform: 'none' }]
          const drop = [{ transform: 'none' }, { transform: 'translateY(60%) rotate(80deg)', opacity: 0 }]
          play(cap, won ? hop : drop, delay, TALLY.cap)
        }
      },
    ]
  })

/** Everything that moves from one state to the next. */
const startsOf = (
  table: HTMLElement,
  shot: Shot,
  before: Seen<State>,
  after: Seen<State>,
  hold: Hold,
): readonly Start[] => {
  if (after.phase === 'predict' && before.phase !== 'predict') return deal(table, after)
  if (after.round !== before.round) return []
  const result = after.results.at(-1)
  if (after.phase === 'deal' && before.phase === 'play' && result !== undefined) {
    return result.brawl === null ? tally(table, result, after.start) : scatter(table, hold)
  }
  const starts: Start[] = []
  if (before.phase === 'predict' && after.phase === 'bet') starts.push(...reveal(table, shot, after))
  if (before.phase === 'bet' && after.phase === 'play') starts.push(...throwCaps(table, shot))
  const laid = after.trick.at(-1)
  if (laid !== undefined && after.trick.length === before.trick.length + 1) {
    starts.push(...playSet(table, shot, laid.seat))
    const [from, to] = [before, after].map(({ trick, options }) => leadingPlay(trick, options)?.seat)
    if (to !== undefined && from !== to) starts.push(...changeLead(table, shot, from, to))
  }
  const won = after.tricks.at(-1)
  if (won !== undefined && after.tricks.length === before.tricks.length + 1) {
    const tricks = after.tricks.filter(({ winner }) => winner === won.winner).length
    starts.push(...collectTrick(table, shot, won.winner, tricks === after.predictions[won.winner], after))
  }
  return starts
}

/** The motion of a table of Half-Pint Heroes. */
export const halfPintMoves = movesBy(startsOf)

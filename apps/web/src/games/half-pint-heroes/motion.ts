import type { Seat, Seen } from '@halfpint/core'
import { leadingPlay, type State } from '@halfpint/half-pint'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { flyFrom, mayMove, popIn, type Shot, sweepTo, takeShot } from '../../table/motion.ts'

const seatOf = (table: HTMLElement, seat: Seat): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-seat="${seat}"]`)

/** A set is thrown: its cards from the hand or from the mat, echoes from the row; then its ribbon unrolls. */
const throwSet = (table: HTMLElement, shot: Shot, seat: Seat): void => {
  const laid = seatOf(table, seat)?.querySelector('.laid')
  const mat = shot.mats.get(seat)
  if (laid == null || mat === undefined) return
  for (const [at, card] of [...laid.querySelectorAll<HTMLElement>('.card')].entries()) {
    const name = card.dataset.card ?? ''
    if (card.classList.contains('echo')) {
      const row = table.querySelector(`.row [data-card="${name}"]`)
      if (row !== null) flyFrom(card, row.getBoundingClientRect(), { during: 180, delay: 220 })
    } else {
      const held = shot.hand.get(name)
      flyFrom(card, held ?? mat, { delay: 30 * at, turn: held === undefined ? 24 : 0, ...(held ? {} : { grow: 0.6 }) })
    }
  }
  const ribbon = laid.querySelector('.ribbon')
  if (ribbon !== null) {
    ribbon.animate([{ clipPath: 'inset(0 50%)' }, { clipPath: 'inset(0 -1%)' }], {
      delay: 240,
      duration: 120,
      fill: 'backwards',
    })
  }
}

/** The lead changes hands: the crown hops over, the new leader lifts, the old one sinks. */
const changeLead = (table: HTMLElement, shot: Shot, from: Seat | undefined, to: Seat): void => {
  const laid = seatOf(table, to)?.querySelector('.laid')
  const crown = laid?.querySelector('.crown')
  if (laid == null || crown == null) return
  if (shot.crown === undefined) popIn(crown, { delay: 280, during: 260, turn: -40 })
  else flyFrom(crown, shot.crown, { delay: 280, during: 320, turn: -20, grow: 1 })
  const lift = [{ scale: 1 }, { scale: 1.14, offset: 0.6 }, { scale: 1.06 }]
  laid.animate(lift, { delay: 280, duration: 260, fill: 'backwards' })
  if (from === undefined) return
  seatOf(table, from)
    ?.querySelector('.laid')
    ?.animate([{ scale: 1.06 }, { scale: 1 }], { delay: 280, duration: 260, fill: 'backwards' })
}

/** A trick is gathered to its winner: swept up, tucked under the mat, and a glass is filled. */
const gather = (table: HTMLElement, shot: Shot, winner: Seat, met: boolean): void => {
  const seat = seatOf(table, winner)
  const mat = shot.mats.get(winner)
  if (seat === null || mat === undefined) return
  for (const [at, piece] of shot.laid.entries()) sweepTo(table, piece, mat, { delay: 45 * at, turn: at % 2 ? 30 : -30 })
  const last = seat.querySelector('.pile .back:last-child')
  if (last !== null) popIn(last, { delay: 420 })
  const beer = [...seat.querySelectorAll('.who .glass.full')].at(-1)
  beer
    ?.querySelector('.beer')
    ?.animate([{ transform: 'scaleY(0)' }, { transform: 'none' }], { delay: 480, duration: 380, fill: 'backwards' })
  beer?.querySelector('.foam')?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], {
    delay: 480,
    duration: 480,
    fill: 'backwards',
  })
  // Whoever wins nods; whoever wins one too many shakes the head.
  const spilt = seat.querySelector('.glasses.spilt') !== null
  seat
    .querySelector('.mat > .face')
    ?.animate(
      spilt
        ? [{ rotate: '0deg' }, { rotate: '-12deg' }, { rotate: '10deg' }, { rotate: '0deg' }]
        : [{ translate: '0 0' }, { translate: '0 -10%' }, { translate: '0 0' }],
      { delay: 480, duration: 360 },
    )
  const count = seat.querySelector('.who .count b')
  count?.animate([{ transform: 'none' }, { transform: `scale(${met ? 1.8 : 1.4})` }, { transform: 'none' }], {
    delay: 700,
    duration: 260,
  })
}

/** Predictions are turned all at once: the cards go, and glasses rise from them to the mats. */
const reveal = (table: HTMLElement, shot: Shot): void => {
  for (const { element, box } of shot.facedown) {
    const seat = [...table.querySelectorAll('[data-seat] .place')].find(place => {
      const at = place.getBoundingClientRect()
      return at.left <= box.left && box.right <= at.right && at.top <= box.top + 4 && box.bottom <= at.bottom + 4
    })
    const glasses = seat?.parentElement?.querySelector('.glasses')
    if (glasses != null) flyFrom(glasses, box, { delay: 130, during: 320, grow: 1.4 })
    const turning = element.cloneNode() as HTMLElement
    turning.classList.add('flying')
    turning.setAttribute('aria-hidden', 'true')
    const origin = table.getBoundingClientRect()
    turning.style.cssText = `left:${box.left - origin.left}px;top:${box.top - origin.top}px`
    table.append(turning)
    const flip = turning.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: 130,
      fill: 'forwards',
    })
    flip.onfinish = () => turning.remove()
  }
}

/** Caps spin over the wood to those against whom they were laid. */
const throwCaps = (table: HTMLElement, shot: Shot): void => {
  for (const [at, cap] of [...table.querySelectorAll<HTMLElement>('.caps .cap')].entries()) {
    const from = shot.mats.get(Number(cap.dataset.owner))
    if (from !== undefined) flyFrom(cap, from, { delay: 60 * Math.min(at, 6), during: 340, turn: 540, grow: 1 })
    else popIn(cap)
  }
}

/** Shows how the table came from one state to the next. */
const move = (table: HTMLElement, shot: Shot, before: Seen<State>, after: Seen<State>): void => {
  if (after.round !== before.round) return
  if (before.phase === 'predict' && after.phase === 'bet') reveal(table, shot)
  if (before.phase === 'bet' && after.phase === 'play') throwCaps(table, shot)
  const play = after.trick.at(-1)
  if (play !== undefined && after.trick.length === before.trick.length + 1) {
    throwSet(table, shot, play.seat)
    const [from, to] = [before, after].map(({ trick, options }) => leadingPlay(trick, options)?.seat)
    if (to !== undefined && from !== to) changeLead(table, shot, from, to)
  }
  const won = after.tricks.at(-1)
  if (won !== undefined && after.tricks.length === before.tricks.length + 1) {
    const tricks = after.tricks.filter(({ winner }) => winner === won.winner).length
    gather(table, shot, won.winner, tricks === after.predictions[won.winner])
  }
}

/** Moves what is on the table from where it was to where it is, whenever the game has gone on. */
export const useMotion = (table: RefObject<HTMLElement | null>, game: Seen<State> | null): void => {
  const last = useRef(game)
  // Looked at while drawing anew, before anything on the page has changed.
  const shot = game !== last.current && table.current !== null && mayMove() ? takeShot(table.current) : null
  useLayoutEffect(() => {
    const before = last.current
    last.current = game
    if (shot !== null && before !== null && game !== null && table.current !== null) {
      move(table.current, shot, before, game)
    }
  }, [game])
}

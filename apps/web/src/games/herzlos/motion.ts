import type { Seen } from '@halfpint/core'
import { type State, winnerOf } from '@halfpint/herzlos'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { flyFrom, mayMove, popIn, type Shot, sweepTo, takeShot } from '../../table/motion.ts'

/** A card is thrown into the middle, from the hand or from its player's mat; the crown hops to who leads now. */
const throwCard = (table: HTMLElement, shot: Shot, before: Seen<State>, after: Seen<State>): void => {
  const play = after.trick.at(-1)
  if (play === undefined) return
  const card = table.querySelector(`.thrown[data-card="${play.card}"]`)
  const held = shot.hand.get(play.card)
  const from = held ?? shot.mats.get(play.seat)
  if (card === null || from === undefined) return
  flyFrom(card, from, held === undefined ? { turn: 24, grow: 0.6 } : {})
  const led = before.trick.length === 0 ? undefined : winnerOf(before.trick)
  const crown = table.querySelector('.thrown .crown')
  if (crown === null || led === winnerOf(after.trick)) return
  if (shot.crown === undefined) popIn(crown, { delay: 220, turn: -40 })
  else flyFrom(crown, shot.crown, { delay: 220, during: 320, grow: 1 })
}

/** A trick is gathered to whoever takes it; what counts lies open at the mat then. */
const gather = (table: HTMLElement, shot: Shot, after: Seen<State>): void => {
  const won = after.tricks.at(-1)
  const mat = won === undefined ? undefined : shot.mats.get(won.winner)
  if (won === undefined || mat === undefined) return
  for (const [at, piece] of shot.laid.entries()) sweepTo(table, piece, mat, { delay: 45 * at, turn: at % 2 ? 30 : -30 })
  const seat = table.querySelector(`[data-seat="${won.winner}"]`)
  for (const card of seat?.querySelectorAll('.minis .card') ?? []) {
    const name = card.getAttribute('data-card')
    if (won.plays.some(play => play.card === name)) popIn(card, { delay: 480 })
  }
}

/** Moves what is on the table whenever the game has gone on. */
export const useCrossMotion = (table: RefObject<HTMLElement | null>, state: Seen<State>): void => {
  const last = useRef(state)
  // Looked at while drawing anew, before anything on the page has changed.
  const shot = state !== last.current && table.current !== null && mayMove() ? takeShot(table.current) : null
  useLayoutEffect(() => {
    const before = last.current
    last.current = state
    if (shot === null || table.current === null || before.round !== state.round) return
    if (state.trick.length === before.trick.length + 1) throwCard(table.current, shot, before, state)
    if (state.tricks.length === before.tricks.length + 1) gather(table.current, shot, state)
  }, [state])
}

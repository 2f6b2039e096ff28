import type { Seen } from '@halfpint/core'
import { ownHand, playable, type State, warningsOf } from '@halfpint/herzlos'
import { padTo } from '../../play/block.ts'
import { type DrawnCard, drawBoxes, drawRow } from '../../play/card.ts'
import { compose, type Draft, newsFor, usable } from '../../play/layout.ts'
import { apart, beside, width, wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import type { Choice } from './choice.ts'
import { drawn, SHAPES, warningText } from './look.ts'
import { keyHints, questionLines } from './prompt.ts'
import { drawSeats } from './seats.ts'
import { drawTrick } from './trick.ts'

/** From this width on, the trick is beside the seats. */
const WIDE = 108

const header = (view: Seen<State>, { words, paint }: Frame, columns: number): string => {
  const { herzlos } = words.games
  const round = words.table.round(view.round + 1, view.options.rounds)
  const hearts = view.heartsOpen ? herzlos.heartsOpen : herzlos.heartsClosed
  const trick =
    view.phase === 'play'
      ? ` · ${words.games.herzlos.labels.trickNumber(view.tricks.length + 1)} · ${SHAPES.hearts} ${hearts}`
      : ''
  return apart(paint('heading', words.games.herzlos.name), paint('quiet', round + trick), columns)
}

/** A warning for all players: a march. */
const alerts = (view: Seen<State>, frame: Frame, columns: number): string[] => {
  const lines = warningsOf(view).flatMap(warning => wrap(warningText(warning, view, frame), columns))
  return padTo(lines, 1).map(line => frame.paint('bad', line))
}

/** The hand; cards that may not be played now are barred. */
const handCards = (view: Seen<State>, choice: Choice | undefined): DrawnCard[] => {
  const hand = ownHand(view)
  const free = choice !== undefined && view.phase === 'play' ? playable(hand, view) : hand
  return hand.map((card, at) => ({
    ...drawn(card),
    cursor: choice?.cursor === at,
    chosen: choice?.chosen.includes(card) === true,
    barred: !free.includes(card),
  }))
}

const waitingLine = (view: Seen<State>, { words, names }: Frame): string =>
  view.phase === 'play' && view.trick.length > 0 && view.trick.length < view.seats && view.toPlay !== view.viewer
    ? words.table.thinking(names[view.toPlay]!)
    : ''

/** The table as the viewer sees it, with as much detail as fits the screen. */
export const drawTable = (view: Seen<State>, choice: Choice | undefined, frame: Frame): string[] => {
  const columns = usable(frame.size)
  const { paint } = frame
  const draft = (boxedHand: boolean, boxedTrick: boolean, blank: readonly string[], least: number) => (): Draft => {
    const cards = handCards(view, choice)
    const hand = boxedHand ? drawBoxes(cards, paint, columns, view.phase === 'pass') : drawRow(cards, paint, columns)
    const seats = drawSeats(view, frame)
    // The scoring cards grow during the round, and the trick must not move with them.
    const seatsWidth = Math.max(60, ...seats.map(line => width(line) + 2))
    const table =
      view.phase !== 'play'
        ? seats
        : columns >= WIDE
          ? beside(seats, drawTrick(view, frame, columns - seatsWidth, boxedTrick), seatsWidth)
          : [...seats, ...blank, ...drawTrick(view, frame, columns, boxedTrick)]
    const top = [header(view, frame, columns), ...alerts(view, frame, columns), ...table, ...blank]
    const news = newsFor(frame.size, frame.log, top.length + hand.length)
    const question =
      choice === undefined ? [...news, waitingLine(view, frame)] : questionLines(view, choice, frame, columns)
    return {
      top,
      log: { least, most: 8 },
      bottom: [...hand, ...padTo(question, 3), paint('quiet', keyHints(view, choice, frame, columns))],
    }
  }
  return compose(frame.size, frame.log, [
    draft(true, true, [''], 3),
    draft(true, true, [], 2),
    draft(true, true, [], 1),
    draft(false, true, [''], 2),
    draft(false, true, [], 1),
    draft(false, false, [], 1),
    draft(false, false, [], 0),
  ])
}

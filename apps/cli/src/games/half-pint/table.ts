import type { Seen } from '@halfpint/core'
import { type State, warningsOf } from '@halfpint/half-pint'
import { labelled, padTo } from '../../play/block.ts'
import { type DrawnCard, drawBoxes, drawRow } from '../../play/card.ts'
import { compose, type Draft, newsFor, usable } from '../../play/layout.ts'
import { apart, beside, fill, width, wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import { type Choice, prospectOfCards, zonesOf } from './choice.ts'
import { drawn, handOf, warningText } from './look.ts'
import { keyHints, questionLines } from './prompt.ts'
import { drawSeats } from './seats.ts'
import { drawTrick } from './trick.ts'

/** From this width on, the trick is beside the seats. */
const WIDE = 100

const header = (view: Seen<State>, { words, paint }: Frame, columns: number): string => {
  const { rounds } = view.options
  // H31: the round after the last is the extra one.
  const round = view.round < rounds ? words.table.round(view.round + 1, rounds) : words.table.extraRound
  const trick =
    view.phase === 'play' ? ` · ${words.games['half-pint-heroes'].labels.trickNumber(view.tricks.length + 1)}` : ''
  return apart(paint('heading', 'Half-Pint Heroes'), paint('quiet', round + trick), columns)
}

/** Warnings for all players: a gun fight, an imminent brawl. */
const alerts = (view: Seen<State>, frame: Frame, columns: number): string[] => {
  const lines = warningsOf(view).flatMap(warning => wrap(warningText(warning, view, frame), columns))
  return padTo(lines, 1).map(line => frame.paint('bad', line))
}

/** The cards of the row, with those of the current choice highlighted. */
const rowCards = (view: Seen<State>, choice: Choice | undefined): DrawnCard[] => {
  if (choice?.kind !== 'play') return view.row.map(drawn)
  if (view.options.sets === 'declared') return zoneCards(view, choice, 1)
  const prospect = prospectOfCards(view, choice.cards)
  const used = prospect?.kind === 'set' ? prospect.play.row : []
  return view.row.map(card => ({ ...drawn(card), chosen: used.includes(card) }))
}

/** The cards of a zone of the chooser: the hand, or the row with declared sets. */
const zoneCards = (view: Seen<State>, choice: Choice | undefined, zone: number): DrawnCard[] => {
  const zones = zonesOf(view)
  const from = zones.slice(0, zone).flat().length
  if (choice?.kind !== 'play') return (zones[zone] ?? []).map(drawn)
  const { cursor, chosen } = choice.cards
  return (zones[zone] ?? []).map((card, at) => ({
    ...drawn(card),
    cursor: cursor === from + at,
    chosen: chosen.includes(card),
  }))
}

const drawCards = (cards: readonly DrawnCard[], frame: Frame, columns: number, boxed: boolean, rise: boolean) =>
  boxed ? drawBoxes(cards, frame.paint, columns, rise) : drawRow(cards, frame.paint, columns)

const waitingLine = (view: Seen<State>, { words, names }: Frame): string =>
  // After the last card of a trick its player counts as the one to play until the trick is won.
  view.phase === 'play' && view.trick.length > 0 && ![view.viewer, view.trick.at(-1)?.seat].includes(view.toPlay)
    ? words.table.thinking(names[view.toPlay]!)
    : ''

/** The table as the viewer sees it, with as much detail as fits the screen. */
export const drawTable = (view: Seen<State>, choice: Choice | undefined, frame: Frame): string[] => {
  const columns = usable(frame.size)
  const { words, paint } = frame
  const rises = view.options.sets === 'declared'
  const labels = [words.games['half-pint-heroes'].labels.row, words.table.hand].map(label => width(label))
  const label = (text: string): string => fill(text, Math.max(...labels))

  /** The parts that stay where space is scarce: lines of players who have not played yet go first, then the seats. */
  type Kept = 'all' | 'laid' | 'trick'
  const draft =
    (boxedRow: boolean, boxedHand: boolean, blank: readonly string[], least: number, kept: Kept = 'all') =>
    (): Draft => {
      const row = drawCards(rowCards(view, choice), frame, columns, boxedRow, rises)
      const hand = drawCards(zoneCards(view, choice, 0), frame, columns - Math.max(...labels) - 1, boxedHand, true)
      const seats = drawSeats(view, frame)
      const seatsWidth = Math.max(...seats.map(width)) + 4
      const table =
        view.phase !== 'play'
          ? seats
          : columns >= WIDE
            ? beside(seats, drawTrick(view, frame, columns - seatsWidth), seatsWidth)
            : [...(kept === 'trick' ? [] : seats), ...blank, ...drawTrick(view, frame, columns, kept !== 'all')]
      const top = [
        header(view, frame, columns),
        ...alerts(view, frame, columns),
        ...labelled(label(words.games['half-pint-heroes'].labels.row), row, paint),
        ...blank,
        ...table,
        ...blank,
      ]
      const news = newsFor(frame.size, frame.log, top.length + hand.length)
      const question =
        choice === undefined ? [...news, waitingLine(view, frame)] : questionLines(view, choice, frame, columns)
      return {
        top,
        log: { least, most: 8 },
        bottom: [
          ...(handOf(view).length === 0 ? hand.map(() => '') : labelled(label(words.table.hand), hand, paint)),
          ...padTo(question, 3),
          paint('quiet', keyHints(view, choice, frame, columns)),
        ],
      }
    }
  return compose(frame.size, frame.log, [
    draft(true, true, [''], 3),
    draft(true, true, [''], 2),
    draft(false, true, [''], 2),
    draft(false, true, [], 2),
    draft(false, true, [], 1),
    draft(false, false, [''], 2),
    draft(false, false, [], 1),
    draft(false, false, [], 0),
    draft(false, false, [], 0, 'laid'),
    draft(false, false, [], 0, 'trick'),
  ])
}

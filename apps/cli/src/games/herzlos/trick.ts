import { clockwise, everySeat, type Seen } from '@halfpint/core'
import { type Play, type State, trickReasonOf } from '@halfpint/herzlos'
import { padTo } from '../../play/block.ts'
import { BOX, drawBoxes, drawSmall } from '../../play/card.ts'
import { beside, clip, fill, width } from '../../play/text.ts'
import { CROWN, shownPlays } from '../../play/trick.ts'
import type { Frame } from '../face.ts'
import { drawn, trickPoints } from './look.ts'

const heading = (plays: readonly Play[], finished: boolean, view: Seen<State>, { words, paint }: Frame): string => {
  const { herzlos } = words.games
  const points = plays.length === 0 ? 0 : trickPoints(plays, view)
  const worth = points === 0 ? '' : ` (${herzlos.pointsOf(points)})`
  return paint('quiet', (finished ? herzlos.labels.lastTrick : herzlos.labels.trick) + worth)
}

/** The trick: every card under its player's name, the highest with a crown. The number of lines is constant. */
export const drawTrick = (view: Seen<State>, frame: Frame, columns: number, boxed: boolean): string[] => {
  const { names, paint } = frame
  const { plays, finished } = shownPlays(view)
  const winner = trickReasonOf({ plays })?.winner.seat
  const first = plays[0]?.seat ?? view.toPlay
  const order = everySeat(view.seats).map(step => clockwise(first, view.seats, step))
  const cardOf = (seat: number) => plays.find(play => play.seat === seat)?.card
  const title = heading(plays, finished, view, frame)
  if (!boxed) {
    const cards = order.map(seat => {
      const card = cardOf(seat)
      const name = `${seat === winner ? CROWN : ''}${names[seat]}`
      return `${name}${card === undefined ? ' …' : drawSmall(drawn(card), paint).trimEnd()}`
    })
    return [clip(`${title}: ${cards.join('  ')}`, columns)]
  }
  const space = Math.max(BOX, ...names.map(name => width(name) + 2)) + 1
  const column = (seat: number): string[] => {
    const card = cardOf(seat)
    const name = seat === winner ? paint('strong', `${CROWN} ${names[seat]}`) : names[seat]!
    return padTo([name, ...(card === undefined ? [] : drawBoxes([drawn(card)], paint, BOX, false))], 4)
  }
  const blocks = view.phase === 'play' ? order.map(column) : []
  const table = blocks.reduce<string[]>((left, block, at) => beside(left, block, at * space), ['', '', '', ''])
  return [title, ...table.map(line => clip(fill(line, width(line)), columns))]
}

import { clockwise, everySeat, type Seat, type Seen } from '@halfpint/core'
import { type State, trickReasonOf } from '@halfpint/half-pint'
import { clip, fill, width } from '../../play/text.ts'
import { CROWN, shownPlays } from '../../play/trick.ts'
import type { Frame } from '../face.ts'
import { laidText, setName } from './look.ts'

/**
 * Every set of the trick by name, in the order played, the leading one with a crown. The number of lines is constant
 * unless there is only space for the played sets.
 */
export const drawTrick = (view: Seen<State>, frame: Frame, columns: number, laidOnly = false): string[] => {
  const { words, names, paint } = frame
  const { plays, finished } = shownPlays(view)
  const heading = finished
    ? words.games['half-pint-heroes'].labels.lastTrick
    : words.games['half-pint-heroes'].labels.trick
  const leading = trickReasonOf({ plays }, view.options)?.winner
  const nameWidth = Math.max(...names.map(width))
  const setWidth = Math.max(0, ...plays.map(play => width(setName(play, frame))))
  const laid = plays.map(play => {
    const crowned = play === leading
    const name = `${crowned ? CROWN : ' '} ${fill(names[play.seat]!, nameWidth)}  `
    const set = fill(setName(play, frame), setWidth)
    const cards = laidText(play, paint)
    return clip(`${crowned ? paint('strong', name + set) : name + set}  ${cards}`, columns)
  })
  if (laidOnly) return [paint('quiet', `  ${heading}`), ...laid]
  const first: Seat = plays[0]?.seat ?? view.toPlay
  const waiting = everySeat(view.seats)
    .map(step => clockwise(first, view.seats, step))
    .filter(seat => !finished && !plays.some(play => play.seat === seat) && (view.hands[seat]?.length ?? 0) > 0)
    .map(seat => paint('quiet', `  ${fill(names[seat]!, nameWidth)}  …`))
  const lines = [paint('quiet', `  ${heading}`), ...laid, ...waiting]
  return [...lines, ...Array.from({ length: Math.max(0, view.seats + 1 - lines.length) }, () => '')]
}

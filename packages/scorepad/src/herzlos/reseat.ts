import { pointsFrom, type SeatOrigins } from '../reseat.ts'
import { blankHerzlosRound, type HerzlosPad, type HerzlosRound } from './pad.ts'
import { scoreHerzlos } from './score.ts'

/** Scored rounds are kept as points only. */
export const reseatHerzlos = (pad: HerzlosPad, from: SeatOrigins): HerzlosPad => {
  const done = scoreHerzlos(pad).rounds.flatMap(({ done }) => done ?? [])
  const points = pointsFrom(
    done.map(each => each.points),
    from,
  )
  const rounds = done.map(({ march }, at): HerzlosRound => {
    const seat = march === null ? -1 : from.indexOf(march)
    return { points: points[at] ?? [], march: seat < 0 ? null : seat, cards: null }
  })
  return { ...pad, rounds: [...rounds, blankHerzlosRound(from.length)] }
}

import { clockwise, everySeat } from '@halfpint/core'
import { listFrom, pointsFrom, type SeatOrigins } from '../reseat.ts'
import { blankHalfPintRound, type HalfPintPad, type HalfPintRound } from './pad.ts'
import { scoreHalfPint } from './score.ts'

/** H6, H25: points and start depend on the number of players, so scored rounds are kept as points and marks only. */
export const reseatHalfPint = (pad: HalfPintPad, from: SeatOrigins): HalfPintPad => {
  const { players, options, overrides } = pad
  const done = scoreHalfPint(pad).rounds.flatMap(({ done }) => done ?? [])
  const points = pointsFrom(
    done.map(({ scores }) => scores),
    from,
  )
  const blank = blankHalfPintRound(from.length)
  const rounds = done.map(
    ({ marks }, at): HalfPintRound => ({
      ...blank,
      handSize: pad.rounds[at]?.handSize ?? null,
      overrides: { scores: points[at] ?? [], marks: listFrom(marks, from, '') },
    }),
  )
  // The start player of the next round stays the same, or is the next player who remains.
  const next = clockwise(options.startSeat, players.length, done.length)
  const starter = everySeat(players.length)
    .map(step => from.indexOf(clockwise(next, players.length, step)))
    .find(seat => seat >= 0)
  const startSeat = ((((starter ?? 0) - done.length) % from.length) + from.length) % from.length
  return {
    ...pad,
    options: { ...options, startSeat },
    rounds: [...rounds, blank],
    overrides: { bonus: listFrom(overrides.bonus, from, null) },
  }
}

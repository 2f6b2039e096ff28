import { clockwise, everySeat } from '@halfpint/core'
import { type From, listFrom, pointsFrom } from '../reseat.ts'
import { blankHeroesRound, type HeroesPad, type HeroesRound } from './pad.ts'
import { scoreHeroes } from './score.ts'

/** H6, H25: worth and start depend on how many play, so what is scored stays as points and marks alone. */
export const reseatHeroes = (pad: HeroesPad, from: From): HeroesPad => {
  const { players, options, overruled } = pad
  const done = scoreHeroes(pad).rounds.flatMap(({ done }) => done ?? [])
  const points = pointsFrom(
    done.map(({ scores }) => scores),
    from,
  )
  const blank = blankHeroesRound(from.length)
  const rounds = done.map(
    ({ marks }, at): HeroesRound => ({
      ...blank,
      handSize: pad.rounds[at]?.handSize ?? null,
      overruled: { scores: points[at] ?? [], marks: listFrom(marks, from, '') },
    }),
  )
  // Whoever would start the next round does, or who sits next after them.
  const next = clockwise(options.startSeat, players.length, done.length)
  const starter = everySeat(players.length)
    .map(step => from.indexOf(clockwise(next, players.length, step)))
    .find(seat => seat >= 0)
  const startSeat = ((((starter ?? 0) - done.length) % from.length) + from.length) % from.length
  return {
    ...pad,
    options: { ...options, startSeat },
    rounds: [...rounds, blank],
    overruled: { bonus: listFrom(overruled.bonus, from, null) },
  }
}

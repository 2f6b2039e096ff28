import { DEFAULT_OPTIONS, loadHand, openPlay, type Playout, playout } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { FEATURE_GROUPS, situationOf, WEIGHTS } from './situation.ts'

/**
 * Four seats with three cards each. Seat 0 leads, all but the last need a trick, and each bets against the next seat.
 */
const table = (): Playout => {
  const round = playout(4, DEFAULT_OPTIONS)
  for (let seat = 0; seat < 4; seat++) {
    loadHand(round, seat, [3 * seat, 3 * seat + 1, 3 * seat + 2], [40, 50])
    round.predictions[seat] = seat === 3 ? 0 : 1
    round.bets[seat] = (seat + 1) % 4
  }
  openPlay(round, 0)
  return round
}

/** Indexes of the feature groups that change. */
const seen = (change: (round: Playout) => void, from: (round: Playout) => void = () => {}): number[] => {
  const [before, after] = [table(), table()]
  from(before)
  from(after)
  change(after)
  const [a, b] = [situationOf(before), situationOf(after)]
  return Array.from({ length: FEATURE_GROUPS }, (_, look) => look).filter(look => a[look] !== b[look])
}

test('the situation depends on the others’ needs, the winner of the trick, streaks and the player bet against', () => {
  // The player bet against has enough tricks: fewer seats after this one need tricks, and fewer tricks are wanted.
  expect(seen(round => (round.tricks[1] = 1))).toEqual([1, 4, 7])
  expect(seen(round => (round.tricks[2] = 1))).toEqual([1, 4])
  const following = (round: Playout): void => {
    round.toPlay = 1
    round.best = 5 << 20
    round.bestSeat = 0
  }
  expect(seen(round => (round.bestSeat = 2), following)).toEqual([3])
  expect(seen(round => (round.tricks[0] = 1), following)).toEqual([3, 4])
  expect(seen(round => Object.assign(round, { streak: 1, streakSeat: 0 }), following)).toEqual([5])
  expect(seen(round => Object.assign(round, { streak: 2, streakSeat: 0 }), following)).toEqual([0, 5])
})

test('every feature group depends on the seat’s own need, and all offsets are within the table', () => {
  expect(seen(round => (round.predictions[0] = 2))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  for (const prediction of [0, 1, 4, 6]) {
    const round = table()
    round.predictions.fill(prediction)
    for (const look of situationOf(round)) {
      expect(look).toBeGreaterThanOrEqual(0)
      expect(look).toBeLessThan(WEIGHTS)
    }
  }
})

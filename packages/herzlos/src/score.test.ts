import { expect, test } from 'vitest'
import { CARDS, type Card } from './card.ts'
import { cards, play, playing, withOptions } from './fixture.ts'
import { gameResult, scoreRound } from './score.ts'
import type { Options, RoundScore, Trick } from './state.ts'

const USUAL = withOptions()

/** A round in which each seat took these cards, and nobody any other that counts. */
const took = (piles: readonly (readonly Card[])[], some: Partial<Options> = {}): RoundScore => {
  const tricks: Trick[] = piles.map((pile, winner) => ({ plays: pile.map(card => ({ seat: 0, card })), winner }))
  return scoreRound(withOptions(some), tricks, piles.length)
}

const hearts = CARDS.slice(0, 13)

test('Z6: hearts cost 2 to 14, higher cards more, 104 in all', () => {
  const each = hearts.map(card => took([[card], [], []]).points[0])
  expect(each).toEqual([-2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14])
  expect(took([hearts, [], []]).points).toEqual([-104, 0, 0])
})

test('Z6: the queen of flowers costs 25, the jack of diamonds brings 15', () => {
  expect(took([['fQ'], ['dJ'], [], []]).points).toEqual([-25, 15, 0, 0])
  expect(took([[], cards('fQ dJ h2'), [], []]).points).toEqual([0, -12, 0, 0])
})

test('Z6: exactly fifteen cards score', () => {
  const counting = CARDS.filter(card => took([[card], [], []]).points[0] !== 0)
  expect(counting).toEqual([...hearts, 'fQ', 'dJ'])
})

test('Z6: the option hearts lists the points of each heart, 2 first', () => {
  const flat = took([cards('h2 hA'), cards('h3 fQ'), []], { hearts: Array(13).fill(-1) })
  expect(flat.points).toEqual([-2, -26, 0])
  const odd = took([cards('h2'), cards('hA'), []], { hearts: [1000, ...Array(11).fill(0), -1000] })
  expect(odd.points).toEqual([1000, -1000, 0])
})

test('Z6: the points of a trick go to its winner', () => {
  const { log } = play(playing(['c4 f5', 'c3 fQ', 'cK f7', 'hA f8'], { heartsOpen: true }), 'c4 c3 cK hA f7 f8 f5 fQ')
  expect(log).toContainEqual({ type: 'round-scored', points: [0, -25, -14, 0], march: null })
})

const rounds = (...points: readonly (readonly number[])[]): RoundScore[] =>
  points.map(of => ({ points: of, march: null }))

test('Z7: after the last round the best total wins', () => {
  const results = rounds([-10, 15, -30], [-20, -40, 0], [0, 0, -89], [5, -94, -25], [-50, -32, -32])
  expect(gameResult(USUAL, results, 3)).toEqual({
    ending: 'final-scoring',
    totals: [-75, -151, -176],
    winners: [0],
  })
})

test('Z7: a game has no winner before the last round, whose number is an option', () => {
  const results = rounds([-10, 15, -30], [-20, -40, 0])
  expect(gameResult(USUAL, results, 3)).toBeNull()
  expect(gameResult(withOptions({ rounds: 2 }), results, 3)?.winners).toEqual([1])
})

test('Z7: equal totals share the win', () => {
  const result = gameResult(withOptions({ rounds: 1 }), rounds([-30, -12, -60, -12]), 4)
  expect(result?.winners).toEqual([1, 3])
})

const march = [...hearts, 'fQ'] as const

test('Z8: a march takes all hearts and the queen of flowers; the jack is not needed', () => {
  expect(took([[], march, ['dJ'], []])).toEqual({ points: [0, -129, 15, 0], march: 1 })
  expect(took([[], [...march, 'dJ'], [], []])).toEqual({ points: [0, -114, 0, 0], march: 1 })
})

test('Z8: with one of these cards in another hand it is no march', () => {
  for (const card of march) {
    const rest = march.filter(other => other !== card)
    expect(took([rest, [card], [], []]).march).toBeNull()
  }
})

test('Z8: a march wins the game at once, whatever the totals', () => {
  const results = [...rounds([-60, 15, 0]), took([march, [], ['dJ']])]
  expect(gameResult(USUAL, results, 3)).toEqual({ ending: 'march', totals: [-189, 15, 15], winners: [0] })
})

test('Z8: a march in the last round wins as well', () => {
  const results = [...rounds([-60, 15, 0]), took([march, [], ['dJ']])]
  expect(gameResult(withOptions({ rounds: 2 }), results, 3)?.ending).toBe('march')
})

test('Z8: a march that is certain does not cut the round short', () => {
  // Seat 0 takes the last two hearts and the queen with the first card of two.
  const before: Trick = { winner: 0, plays: hearts.slice(2).map(card => ({ seat: 0, card })) }
  const state = playing(['fA c3', 'fQ c5', 'h2 c6', 'h3 c7'], { tricks: [before], heartsOpen: true })
  const sure = play(state, 'fA fQ h2 h3')
  expect(sure.log.at(-1)).toEqual({ type: 'trick-won', winner: 0 })
  const over = play(sure.state, 'c3 c5 c6 c7')
  expect(over.log.slice(-2)).toEqual([
    { type: 'round-scored', points: [-129, 0, 0, 0], march: 0 },
    { type: 'game-ended', result: { ending: 'march', totals: [-129, 0, 0, 0], winners: [0] } },
  ])
})

test('Z8: with others-pay the others score these cards, the jack counts as usual, and the game goes on', () => {
  const some = { march: 'others-pay' } as const
  expect(took([[], march, ['dJ'], []], some)).toEqual({ points: [-129, 0, -114, -129], march: 1 })
  expect(took([[], [...march, 'dJ'], [], []], some)).toEqual({ points: [-129, 15, -129, -129], march: 1 })
  expect(gameResult(withOptions(some), [took([march, [], []], some)], 3)).toBeNull()
})

test('Z8: with others-pay the last round is scored like any other', () => {
  const some = { march: 'others-pay', rounds: 2 } as const
  const results = [...rounds([-60, 200, 0]), took([march, [], []], some)]
  expect(gameResult(withOptions(some), results, 3)).toEqual({
    ending: 'final-scoring',
    totals: [-60, 71, -129],
    winners: [1],
  })
})

test('Z8: with others-pay the others score what the option hearts says', () => {
  const some = { march: 'others-pay', hearts: Array(13).fill(-1) } as const
  expect(took([march, [], []], some).points).toEqual([0, -38, -38])
})

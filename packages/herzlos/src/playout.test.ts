import { below, fold, must, pick, type Random, seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { type Card, cardOf, codeOf } from './card.ts'
import { createDice } from './dice.ts'
import { cards, playing, withOptions } from './fixture.ts'
import { herzlos } from './game.ts'
import {
  copyPlayout,
  createPlayout,
  legalCodes,
  legalRanks,
  loadPlayout,
  type Playout,
  playCode,
  ranksHeld,
  scorePlayout,
  standingOf,
} from './playout.ts'
import { playRandomly } from './rollout.ts'
import type { Options, RoundScore, State } from './state.ts'

const TABLES = [3, 4, 5].flatMap(seats => (['wins-game', 'others-pay'] as const).map(march => ({ seats, march })))

const loaded = (state: State): Playout => {
  const playout = createPlayout(state.seats, state.options)
  loadPlayout(playout, standingOf(state, state.hands as readonly (readonly Card[])[]))
  return playout
}

const copyOf = (playout: Playout, options: Options): Playout => {
  const copy = createPlayout(playout.seats, options)
  copyPlayout(copy, playout)
  return copy
}

const legalOf = (playout: Playout): Card[] => {
  const codes: number[] = []
  codes.length = legalCodes(playout, codes)
  return codes.map(cardOf)
}

/** All that changes in a playout, in a line: faster to compare than the thing itself. */
const line = ({ cells, toPlay, led, best, inTrick, worth, heartsOpen, left }: Playout): string =>
  JSON.stringify([[...cells], { toPlay, led, best, inTrick, worth, heartsOpen, left }])

/** The card that is in `before` and not in `after`. */
const missing = (before: Playout, after: Playout): Card[] => {
  const gone: Card[] = []
  for (let seat = 0; seat < before.seats; seat++) {
    for (let suit = 0; suit < 4; suit++) {
      const ranks = ranksHeld(before, seat, suit) & ~ranksHeld(after, seat, suit)
      for (let rank = 0; rank < 13; rank++) if ((ranks >> rank) & 1) gone.push(cardOf(13 * suit + rank))
    }
  }
  return gone
}

/** A round dealt and passed at random, ready for its first card. */
const readyToPlay = (options: Options, seats: number, round: number, random: Random): State => {
  let state: State = { ...must(herzlos.open(options, seats)), round }
  while (state.phase !== 'play') {
    const turn = herzlos.turn(state)
    const seat = turn.kind === 'seats' ? (turn.seats[0] as number) : 0
    const facts =
      turn.kind === 'chance'
        ? herzlos.chance(state, random)
        : must(herzlos.decide(state, seat, pick(random, herzlos.legal(herzlos.view(state, seat)))))
    state = fold(herzlos, state, facts)
  }
  return state
}

const legalByRules = (state: State): Card[] =>
  herzlos.legal(herzlos.view(state, state.toPlay)).flatMap(action => (action.type === 'play' ? [action.card] : []))

const playByRules = (state: State, card: Card): State =>
  fold(herzlos, state, must(herzlos.decide(state, state.toPlay, { type: 'play', card })))

const scored = (playout: Playout): RoundScore => {
  const points: number[] = []
  const march = scorePlayout(playout, points)
  return { points, march: march < 0 ? null : march }
}

test.each(TABLES)('the playout goes in lock step with the rules: $seats seats, $march', ({ seats, march }) => {
  const random = seeded(`lock step ${seats} ${march}`)
  for (let game = 0; game < 100; game++) {
    const hearts = Array.from({ length: 13 }, () => below(random, 2001) - 1000)
    const options = withOptions(game % 2 === 0 ? { march } : { march, hearts })
    let state = readyToPlay(options, seats, game % 5, random)
    const playout = loaded(state)
    while (state.phase === 'play') {
      const legal = legalByRules(state)
      expect(legalOf(playout).join(' ')).toBe(legal.join(' '))
      // A round taken up at any moment is the round played up to it.
      expect(line(playout)).toBe(line(loaded(state)))
      const card = pick(random, legal)
      state = playByRules(state, card)
      playCode(playout, codeOf(card))
    }
    expect([playout.left, legalOf(playout)]).toEqual([0, []])
    expect(state.results[0]).toMatchObject(scored(playout))
  }
})

test.each(TABLES)('a random run plays cards that the rules allow: $seats seats, $march', ({ seats, march }) => {
  const random = seeded(`random run ${seats} ${march}`)
  const options = withOptions({ march })
  for (let game = 0; game < 100; game++) {
    const dice = createDice(random)
    const sameDice = Int32Array.from(dice)
    let state = readyToPlay(options, seats, game % 5, random)
    const run = loaded(state)
    const atOnce = copyOf(run, options)
    while (state.phase === 'play') {
      const before = copyOf(run, options)
      playRandomly(run, dice, 1)
      const [card, ...more] = missing(before, run) as [Card, ...Card[]]
      expect(more).toEqual([])
      expect(legalByRules(state)).toContain(card)
      state = playByRules(state, card)
      playCode(before, codeOf(card))
      expect(line(run)).toBe(line(before))
    }
    expect(state.results[0]).toMatchObject(scored(run))
    playRandomly(atOnce, sameDice)
    expect([line(atOnce), sameDice]).toEqual([line(run), dice])
  }
})

test.each(['wins-game', 'others-pay'] as const)('Z8 a march is seen at the end of a playout: %s', march => {
  // However the cards are played, seat 0 takes every trick from the second on, and the first as well.
  const hands = ['h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hQ hK hA fJ fQ fK fA', 'f2 f3 f4 f5 f6', 'f7 f8 f9 f10 c3']
  const rest = cards('c4 c5 c6 c7 c8 c9 c10 cJ cQ cK cA d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK dA')
  const filled = hands.map((hand, seat) =>
    seat === 0 ? hand : `${hand} ${rest.slice(12 * seat - 12, 12 * seat).join(' ')}`,
  )
  const start = playing(filled, { toPlay: 1, options: withOptions({ march }) })
  const playout = loaded(start)
  playRandomly(playout, createDice(seeded(march)))
  const points = march === 'wins-game' ? [-114, 0, 0] : [15, -129, -129]
  expect(scored(playout)).toEqual({ points, march: 0 })
})

const shares = (state: State, runs: number): Map<string, number> => {
  const start = loaded(state)
  const playout = copyOf(start, state.options)
  const dice = createDice(seeded('shares'))
  const counted = new Map<string, number>()
  for (let run = 0; run < runs; run++) {
    copyPlayout(playout, start)
    playRandomly(playout, dice, 1)
    const [card = ''] = missing(start, playout)
    counted.set(card, (counted.get(card) ?? 0) + 1 / runs)
  }
  return counted
}

test.each([
  { what: 'any lead but a closed heart', text: 'h2 hA f3 fA c5 d6 d7 d9', some: {}, legal: 'f3 fA c5 d6 d7 d9' },
  { what: 'any lead when hearts are open', text: 'h2 hA f3 c5', some: { heartsOpen: true }, legal: 'h2 hA f3 c5' },
  { what: 'any lead of only hearts', text: 'h2 h7 hA', some: {}, legal: 'h2 h7 hA' },
  { what: 'the first lead', text: 'h2 f2 fA c9', some: {}, legal: 'f2' },
  { what: 'any card that follows', text: 'h2 c3 c7 c9 cA d5', some: { trick: 'c5' }, legal: 'c3 c7 c9 cA' },
  { what: 'any card without the suit led', text: 'h2 h9 f3 fQ d5', some: { trick: 'c5' }, legal: 'h2 h9 f3 fQ d5' },
])('a random run gives $what the same chance', ({ text, some, legal }) => {
  const trick = 'trick' in some ? [{ seat: 2, card: cards(some.trick as string)[0] as Card }] : []
  const state = playing([text, 'c2 d2', 'c4 d3'], { toPlay: 0, heartsOpen: 'heartsOpen' in some, trick })
  const found = shares(state, 20_000)
  const expected = cards(legal)
  expect([...found.keys()].sort()).toEqual([...expected].sort())
  // Four standard deviations of a share of 20,000 draws are 0.0142 at most; the dice are fixed.
  for (const card of expected) expect(Math.abs((found.get(card) ?? 0) - 1 / expected.length), card).toBeLessThan(0.0142)
})

test('dice follow from the given chance, and never stand still', () => {
  expect(createDice(seeded(7))).toEqual(createDice(seeded(7)))
  expect(createDice(seeded(7))).not.toEqual(createDice(seeded(8)))
  expect(createDice({ next: () => 0 })).toEqual(Int32Array.of(1, 0))
})

test('a copy is independent of what it was copied from', () => {
  const state = playing(['h2 f2 fA', 'c2 d2 h3', 'c4 d3 h4'])
  const original = loaded(state)
  const copy = copyOf(original, state.options)
  playCode(copy, codeOf('f2'))
  expect(original).toEqual(loaded(state))
  expect([legalRanks(original, 1), legalRanks(copy, 1), legalRanks(copy, 2)]).toEqual([1, 0, 1])
})

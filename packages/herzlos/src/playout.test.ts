import { fold, must, pick, type Random, seeded } from '@halfpint/core'
import { drawOptions } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { type Card, cardOf, codeOf } from './card.ts'
import { cards, playing, withOptions } from './fixture.ts'
import { herzlos } from './game.ts'
import {
  anyPlay,
  copyPlayout,
  draw,
  legalRanks,
  loadState,
  makePlay,
  marchOf,
  type Playout,
  playout,
  playRandomly,
  roll,
  roundPoints,
} from './playout.ts'
import { OPTION_RULES, type Options, type RoundScore, type State } from './state.ts'
import { codeAt, slotOf } from './worths.ts'

const TABLES = [3, 4, 5].flatMap(seats => OPTION_RULES.march.values.map(march => ({ seats, march })))

const loaded = (state: State, seed = 1): Playout => {
  const round = playout(state.seats, state.options, seed)
  loadState(round, state)
  return round
}

const copyOf = (round: Playout, seed = 1): Playout => {
  const copy = playout(round.seats, round.options, seed)
  copyPlayout(round, copy)
  return copy
}

const legalOf = (round: Playout): Card[] => {
  const masks = new Int32Array(4)
  const count = legalRanks(round, masks)
  const legal: Card[] = []
  for (const [suit, ranks] of masks.entries()) {
    for (let rank = 0; rank < 13; rank++) if ((ranks >> rank) & 1) legal.push(cardOf(13 * suit + rank))
  }
  expect(legal).toHaveLength(count)
  return legal
}

/** All that changes in a playout but its chance, in a line: faster to compare than the thing itself. */
const line = ({
  cells,
  chance: _,
  seats,
  options,
  worths,
  hands,
  loss,
  march,
  live,
  voids,
  ...rest
}: Playout): string => JSON.stringify([[...cells], rest])

/** A round dealt and passed at random, ready for its first card. */
const readyToPlay = (options: Options, seats: number, round: number, random: Random): State => {
  let state: State = { ...must(herzlos.open(options, seats)), round }
  while (state.phase !== 'play') {
    const turn = herzlos.turn(state)
    const seat = turn.kind === 'seats' ? turn.seats[0]! : 0
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

const scored = (round: Playout): RoundScore => {
  const march = marchOf(round)
  return {
    points: Array.from({ length: round.seats }, (_, seat) => roundPoints(round, seat)),
    march: march < 0 ? null : march,
  }
}

test.each(TABLES)('the playout agrees with the rules at every step: $seats seats, $march', ({ seats, march }) => {
  const random = seeded(`lock step ${seats} ${march}`)
  for (let game = 0; game < 100; game++) {
    const options = withOptions(game % 2 === 0 ? { march } : { ...drawOptions(OPTION_RULES, random), march })
    let state = readyToPlay(options, seats, game % 5, random)
    const round = loaded(state)
    while (state.phase === 'play') {
      const legal = legalByRules(state)
      expect(legalOf(round).join(' ')).toBe(legal.join(' '))
      // A round taken up at any moment is the round played up to it.
      expect(line(round)).toBe(line(loaded(state)))
      const card = pick(random, legal)
      const [lead] = state.trick
      const queens = state.tricks.length
      const { toPlay } = state
      state = playByRules(state, card)
      makePlay(round, slotOf(codeOf(card)))
      // A player who does not follow is void in that suit. The winner of the trick with the queen took her.
      if (lead !== undefined && lead.card[0] !== card[0]) {
        const suit = slotOf(codeOf(lead.card)) >> 4
        expect((round.voids[toPlay]! >> suit) & 1).toBe(1)
      }
      const ended = state.phase === 'play' && state.tricks.length > queens ? state.tricks.at(-1) : undefined
      if (ended?.plays.some(play => play.card === 'fQ')) expect(round.queenSeat).toBe(ended.winner)
    }
    expect([round.left, legalOf(round)]).toEqual([0, []])
    expect(state.results[0]).toMatchObject(scored(round))
  }
})

test.each(TABLES)('a random run plays cards that the rules allow: $seats seats, $march', ({ seats, march }) => {
  const random = seeded(`random run ${seats} ${march}`)
  const options = withOptions({ march })
  for (let game = 0; game < 60; game++) {
    const seed = random.next() | 1
    let state = readyToPlay(options, seats, game % 5, random)
    const run = loaded(state, seed)
    const atOnce = copyOf(run, seed)
    while (state.phase === 'play') {
      const slot = anyPlay(run)
      const card = cardOf(codeAt(slot))
      expect(legalByRules(state)).toContain(card)
      state = playByRules(state, card)
      makePlay(run, slot)
    }
    expect(state.results[0]).toMatchObject(scored(run))
    playRandomly(atOnce)
    expect([line(atOnce), atOnce.chance]).toEqual([line(run), run.chance])
  }
})

test.each(OPTION_RULES.march.values)('Z8: a march is seen at the end of a playout: %s', march => {
  // However the cards are played, seat 0 takes every trick from the second on, and the first as well.
  const hands = ['h2 h3 h4 h5 h6 h7 h8 h9 h10 hJ hQ hK hA fJ fQ fK fA', 'f2 f3 f4 f5 f6', 'f7 f8 f9 f10 c3']
  const rest = cards('c4 c5 c6 c7 c8 c9 c10 cJ cQ cK cA d2 d3 d4 d5 d6 d7 d8 d9 d10 dJ dQ dK dA')
  const filled = hands.map((hand, seat) =>
    seat === 0 ? hand : `${hand} ${rest.slice(12 * seat - 12, 12 * seat).join(' ')}`,
  )
  const round = loaded(playing(filled, { toPlay: 1, options: withOptions({ march }) }), 77)
  playRandomly(round)
  const points = march === 'wins-game' ? [-114, 0, 0] : [15, -129, -129]
  expect(scored(round)).toEqual({ points, march: 0 })
})

const shares = (state: State, runs: number): Map<string, number> => {
  const round = loaded(state, 12_345)
  const counted = new Map<string, number>()
  for (let run = 0; run < runs; run++) {
    const card = cardOf(codeAt(anyPlay(round)))
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
])('a random play chooses $what equally often', ({ text, some, legal }) => {
  const trick = 'trick' in some ? [{ seat: 2, card: cards(some.trick as string)[0] as Card }] : []
  const state = playing([text, 'c2 d2', 'c4 d3'], { toPlay: 0, heartsOpen: 'heartsOpen' in some, trick })
  const found = shares(state, 20_000)
  const expected = cards(legal)
  expect([...found.keys()].sort()).toEqual([...expected].sort())
  // Four standard deviations of a share of 20,000 draws are 0.0142 at most; the seed is fixed.
  for (const card of expected) expect(Math.abs((found.get(card) ?? 0) - 1 / expected.length), card).toBeLessThan(0.0142)
})

test('random numbers follow from the seed and never repeat at once', () => {
  const round = (seed: number) => playout(3, withOptions({}), seed)
  const [one, same, other] = [round(7), round(7), round(8)]
  expect(draw(one)).toBe(draw(same))
  expect(draw(one)).not.toBe(draw(other))
  expect(round(0).chance).toBe(1)
  for (let time = 0; time < 1_000; time++) {
    expect(roll(one, 5)).toBeLessThan(5)
    expect(draw(one)).toBeLessThan(1)
  }
})

test('a copy is independent of what it was copied from', () => {
  const state = playing(['h2 f2 fA', 'c2 d2 h3', 'c4 d3 h4'])
  const original = loaded(state)
  const copy = copyOf(original)
  makePlay(copy, slotOf(codeOf('f2')))
  expect(original).toEqual(loaded(state))
  expect([legalOf(original), legalOf(copy)]).toEqual([['f2'], ['h3', 'c2', 'd2']])
})

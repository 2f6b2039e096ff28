import { must, pick, type Random, seeded } from '@halfpint/core'
import { drawOptions } from '@halfpint/testkit'
import { expect, test } from 'vitest'
import { type Card, codeOf, DECK_SIZE } from './card.ts'
import { options } from './fixture.ts'
import { halfPint } from './game.ts'
import {
  copyPlayout,
  dealRandomly,
  loadHand,
  loadState,
  makePlay,
  openPlay,
  type Playout,
  playout,
  playRandomly,
  roundPoints,
} from './playout.ts'
import { playsOf } from './plays.ts'
import { OPTION_RULES, type Options, type State } from './state.ts'

/** A round up to the first play, with random predictions and bets. */
const readyToPlay = (chosen: Options, seats: number, random: Random): State => {
  let state = must(halfPint.open({ ...chosen, startSeat: random.next() % seats }, seats))
  while (state.phase !== 'play') {
    const turn = halfPint.turn(state)
    const events =
      turn.kind === 'seats'
        ? must(
            halfPint.decide(state, turn.seats[0]!, pick(random, halfPint.legal(halfPint.view(state, turn.seats[0]!)))),
          )
        : halfPint.chance(state, random)
    for (const event of events) state = halfPint.evolve(state, event)
  }
  return state
}

const numbers = (list: ArrayLike<number>) => Array.from(list).sort((a, b) => a - b)

/** The plays left to the seat to play, as the playout packs them, with the loaded hand to name the cards. */
const packed = (state: State, loaded: readonly Card[]): number[] =>
  numbers(
    playsOf(state.hands[state.toPlay] as Card[], state.row, state.options).map(({ hand, strength }) =>
      hand.reduce((bits, card) => bits | (1 << loaded.indexOf(card)), strength << 7),
    ),
  )

const left = (round: Playout): number[] =>
  numbers(round.plays.subarray(256 * round.toPlay, 256 * round.toPlay + round.counts[round.toPlay]!))

/** Plays a round by the rules and on small integers in lock step. */
const lockStep = (state: State, round: Playout, loaded: readonly (readonly Card[])[], random: Random): void => {
  while (state.phase === 'play') {
    expect(round.over).toBe(false)
    expect(round.toPlay).toBe(state.toPlay)
    const hand = loaded[state.toPlay] as readonly Card[]
    expect(left(round)).toEqual(packed(state, hand))
    expect(Array.from(round.cards.subarray(0, state.seats))).toEqual(state.hands.map(cards => cards.length))
    const at = random.next() % round.counts[round.toPlay]!
    const play = round.plays[256 * round.toPlay + at]!
    const laid = hand.filter((_, place) => play & (1 << place))
    const same = playsOf(state.hands[state.toPlay] as Card[], state.row, state.options).find(
      possible => possible.strength === play >>> 7 && String(possible.hand) === String(laid),
    )
    const declared = state.options.sets === 'declared' ? { row: same?.row ?? [] } : {}
    makePlay(round, at)
    for (const event of must(halfPint.decide(state, state.toPlay, { type: 'play', hand: laid, ...declared }))) {
      state = halfPint.evolve(state, event)
    }
  }
  const result = state.results.at(-1)
  expect(round.over).toBe(true)
  expect(Array.from(round.tricks.subarray(0, state.seats))).toEqual(result?.tricks)
  expect(round.brawl).toBe(result?.brawl ?? -1)
  expect(Array.from({ length: state.seats }, (_, seat) => roundPoints(round, seat))).toEqual(result?.scores)
}

test('the playout agrees with the rules at every step, at all player counts and with all options', () => {
  const random = seeded('lock step')
  const drawn = Array.from({ length: 32 }, () => ({ ...drawOptions(OPTION_RULES, random), rounds: 1 }))
  for (const [name, rule] of Object.entries(OPTION_RULES)) {
    if (rule.kind !== 'choice') continue
    const values = new Set(drawn.map(chosen => chosen[name as keyof Options]))
    expect(values, name).toEqual(new Set(rule.values))
  }
  for (const chosen of drawn) {
    for (let seats = 2; seats <= 7; seats++) {
      const round = playout(seats, chosen)
      for (let game = 0; game < 4; game++) {
        const state = readyToPlay(chosen, seats, random)
        loadState(round, state)
        lockStep(state, round, state.hands as readonly (readonly Card[])[], random)
      }
    }
  }
})

test('a playout can start in the middle of a round', () => {
  const random = seeded('middle')
  for (let seats = 2; seats <= 7; seats++) {
    for (let game = 0; game < 40; game++) {
      let state = readyToPlay(options({ rounds: 1 }), seats, random)
      for (let steps = random.next() % 12; steps > 0 && state.phase === 'play'; steps--) {
        const action = pick(random, halfPint.legal(halfPint.view(state, state.toPlay)))
        for (const event of must(halfPint.decide(state, state.toPlay, action))) state = halfPint.evolve(state, event)
      }
      if (state.phase !== 'play') continue
      const round = playout(seats, state.options)
      loadState(round, state)
      lockStep(state, round, state.hands as readonly (readonly Card[])[], random)
    }
  }
})

test('a copy of a playout is independent', () => {
  const state = readyToPlay(options({ rounds: 1 }), 4, seeded('copy'))
  const round = playout(4, state.options, 7)
  const copy = playout(4, state.options, 8)
  loadState(round, state)
  makePlay(round, 0)
  copyPlayout(round, copy)
  const before = left(round)
  playRandomly(copy)
  expect(copy.over).toBe(true)
  expect(round.over).toBe(false)
  expect(left(round)).toEqual(before)
})

test('the same seed repeats the rounds; another seed gives others', () => {
  const run = (seed: number) => {
    const round = playout(5, options(), seed)
    const deck = Uint8Array.from({ length: DECK_SIZE }, (_, code) => code)
    return Array.from({ length: 50 }, (_, at) => {
      dealRandomly(round, deck, at % 5)
      playRandomly(round)
      return String(round.tricks)
    })
  }
  expect(run(3)).toEqual(run(3))
  expect(run(3)).not.toEqual(run(4))
})

test('random play chooses each possible play equally often', () => {
  const hand = ['r2', 'y5', 'g9'].map(card => codeOf(card as Card))
  const round = playout(2, options(), 99)
  const counts = new Map<number, number>()
  for (let time = 0; time < 30_000; time++) {
    loadHand(round, 0, hand, [codeOf('k13')])
    loadHand(round, 1, [codeOf('b1')], [codeOf('k13')])
    openPlay(round, 0)
    playRandomly(round)
    // The card that is gone from seat 0 shows which was played.
    const gone = 7 & ~left({ ...round, toPlay: 0 }).reduce((bits, play) => bits | (play & 7), 0)
    counts.set(gone, (counts.get(gone) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 4])
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('rounds dealt at random use every split and every card', () => {
  const round = playout(7, options(), 5)
  const deck = Uint8Array.from({ length: DECK_SIZE }, (_, code) => code)
  const opened = new Set<number>()
  for (let time = 0; time < 2_000; time++) {
    dealRandomly(round, deck, 0)
    opened.add(deck[0]!)
    expect(round.bets.subarray(0, 7).every((bet, seat) => bet !== seat && bet >= 0 && bet < 7)).toBe(true)
  }
  expect(opened.size).toBe(DECK_SIZE)
  expect(new Set(deck).size).toBe(DECK_SIZE)
})

import { must, type Seat, seeded } from '@halfpint/core'
import { codeOf, halfPint, loadHand, playout, type State } from '@halfpint/half-pint'
import { expect, test } from 'vitest'
import { beliefOf, likelihood } from './belief.ts'
import { somePosition, thinkOptions } from './fixture.ts'
import { knownTo, playoutOf } from './known.ts'
import { learnedPolicy, playChance } from './learned.ts'
import { halfPintLevels } from './levels.ts'
import { FULL, NO_TRUST, type Trust } from './parts.ts'
import { createSearch, nextWorld, type SearchState } from './search.ts'
import { situationOf } from './situation.ts'
import { tracesOf } from './trace.ts'
import { dealWorld } from './world.ts'

/** Calls a function with every state of some rounds between regulars in which a seat is to play. */
const roundsOfRegulars = (seed: string, rounds: number, show: (state: State, seat: Seat) => void): void => {
  const random = seeded(seed)
  let state = must(halfPint.open(must(halfPint.options.read({})), 4))
  while (state.results.length < rounds) {
    const turn = halfPint.turn(state)
    if (turn.kind === 'over') return
    const seat = turn.kind === 'seats' ? (turn.seats[0] as Seat) : 0
    const view = halfPint.view(state, seat)
    const choose = () => halfPintLevels.regular(view, halfPint.legal(view), { ...thinkOptions(seed, 1), random })
    if (state.phase === 'play') show(state, seat)
    const events =
      turn.kind === 'chance' ? halfPint.chance(state, random) : must(halfPint.decide(state, seat, choose()))
    for (const event of events) state = halfPint.evolve(state, event)
  }
}

/** The cards that are really in the other hands, in dealing order. */
const trueWorld = (state: State, seat: Seat): Uint8Array =>
  Uint8Array.from(state.hands.flatMap((hand, of) => (of === seat ? [] : hand.map(card => codeOf(card as 'r1')))))

test('the true hands explain predictions and plays better than random hands, on average', () => {
  const trusts: readonly Trust[] = [{ ...NO_TRUST, predictions: 1 }, { ...NO_TRUST, plays: 1 }, FULL.trust]
  const ahead = trusts.map(() => 0)
  let moments = 0
  for (let match = 0; match < 3; match++) {
    roundsOfRegulars(`telling ${match}`, 10, (state, seat) => {
      if (state.tricks.length === 0) return
      const known = knownTo(halfPint.view(state, seat))
      const belief = beliefOf(known, 5)
      const base = playoutOf(known, 7)
      const unseen = known.unseen.slice()
      for (let world = 0; world < 3; world++) {
        dealWorld(known, base, unseen)
        moments++
        for (const [at, trust] of trusts.entries()) {
          const truth = likelihood(belief, trueWorld(state, seat), trust)
          const other = likelihood(belief, unseen, trust)
          ahead[at] = ahead[at]! + (truth === other ? 0.5 : truth > other ? 1 : 0)
        }
      }
    })
  }
  expect(moments).toBeGreaterThan(300)
  for (const count of ahead) expect(count / moments).toBeGreaterThan(0.53)
})

test('playChance equals the frequency with which the learned policy makes the play', () => {
  const random = seeded('habit')
  const hand = ['r2', 'y2', 'g7', 'b11', 'k13'].map(card => codeOf(card as 'r2'))
  const row = ['r9', 'y9', 'g3'].map(card => codeOf(card as 'r9'))
  const known = { ...knownTo(halfPint.view(somePosition(random, 4), 0)), row: Uint8Array.from(row) }
  const { bins } = beliefOf(known, 3)
  const round = playout(4, known.options, 17)
  const policy = learnedPolicy(bins)
  for (const [prediction, best] of [
    [1, 0],
    [0, 1 << 20],
  ] as const) {
    loadHand(round, 0, hand, row)
    round.predictions[0] = prediction
    round.best = best
    const count = round.counts[0]!
    const made = new Float64Array(count)
    for (let time = 0; time < 20_000; time++) {
      const at = policy(round)
      made[at] = made[at]! + 1 / 20_000
    }
    const chances = Array.from(round.plays.subarray(0, count), play =>
      playChance(round, situationOf(round), bins, play & 127, play >>> 7),
    )
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    for (const [at, chance] of chances.entries()) expect(Math.abs(chance - made[at]!)).toBeLessThan(0.02)
    expect(playChance(round, situationOf(round), bins, 127, 1)).toBe(0)
  }
})

test('the traces of a round contain its plays with the situation and the strength to beat', () => {
  let plays = 0
  roundsOfRegulars('traces', 8, (state, seat) => {
    const known = knownTo(halfPint.view(state, seat))
    const traces = tracesOf(known)
    const seen = [...state.tricks.flatMap(trick => trick.plays), ...state.trick]
    expect(traces.map(of => of.length)).toEqual(known.held.map((_, of) => seen.filter(play => play.seat === of).length))
    // The current situation must equal that of the seat's next trace.
    const before = playoutOf(known, 1)
    for (const [other, held] of known.held.entries()) {
      if (other !== seat) before.counts[other] = held
      before.cards[other] = held
    }
    const expected = { situation: situationOf(before), best: before.best }
    const action = halfPintLevels.regular(
      halfPint.view(state, seat),
      halfPint.legal(halfPint.view(state, seat)),
      thinkOptions('traces', 1),
    )
    let next = state
    for (const event of must(halfPint.decide(state, seat, action))) next = halfPint.evolve(next, event)
    if (next.phase !== 'play') return
    expect(tracesOf(knownTo(halfPint.view(next, 0)))[seat]?.at(-1)).toMatchObject(expected)
    plays++
  })
  expect(plays).toBeGreaterThan(60)
})

test('deals are sampled in proportion to their probability, on a small case', () => {
  // Five unseen cards; one seat holds two of them and another one holds one: 30 deals.
  const random = seeded('posterior')
  for (;;) {
    const state = somePosition(random, 3)
    if (state.phase !== 'play' || state.tricks.length !== 1 || state.trick.length > 0) continue
    const view = halfPint.view(state, state.toPlay)
    const whole = createSearch(view, thinkOptions('posterior', 1), FULL, false)
    const others = [0, 1, 2].filter(seat => seat !== whole.known.me)
    const held = [0, 1, 2].map(seat => (seat === whole.known.me ? 0 : seat === others[0] ? 2 : 1))
    if (others.some(seat => held[seat]! + (whole.known.played[seat]?.length ?? 0) > 7)) continue
    const known = { ...whole.known, held, unseen: whole.known.unseen.slice(0, 5) }
    const belief = { ...beliefOf(known, 9), traces: tracesOf(known) }
    const search: SearchState = { ...whole, known, belief, unseen: known.unseen.slice() }
    const likely = new Map<string, number>()
    const found = new Map<string, number>()
    const nameOf = (cards: Uint8Array) => `${[...cards.subarray(0, 2)].sort((a, b) => a - b)}|${cards[2]}`
    const mean = { weight: 0, worlds: 0 }
    let total = 0
    for (let time = 0; time < 12_000; time++) {
      const weight = nextWorld(search, mean)
      // The first deals are weighted by a mean that has not converged yet.
      if (time < 1_000) continue
      const name = nameOf(search.unseen)
      found.set(name, (found.get(name) ?? 0) + weight)
      likely.set(name, likelihood(belief, search.unseen, FULL.trust))
      total += weight
    }
    expect(likely.size).toBe(30)
    const all = [...likely.values()].reduce((sum, chance) => sum + chance, 0)
    for (const [name, chance] of likely)
      expect(Math.abs((found.get(name) ?? 0) / total - chance / all)).toBeLessThan(0.02)
    return
  }
})

import { everySeat, must, seeded } from '@halfpint/core'
import { type Card, herzlos, type State, type Trick, takenBy } from '@halfpint/herzlos'
import { describe, expect, test } from 'vitest'
import { actionOf, prospectOf, tapCard } from './choice.ts'
import { isSettled, marcherIn, partsOf, platesOf, playableBy, turnOf } from './standing.ts'

const opened = (seats: number, options: object = {}): State =>
  must(herzlos.open(must(herzlos.options.read(options)), seats))

/** A game of seats that do the first thing allowed; every state of it, the last one over. */
const game = (seats: number, options: object = {}): State[] => {
  const states = [opened(seats, options)]
  const random = seeded(`first ${seats}`)
  for (let state = states[0] as State; ; state = states.at(-1) as State) {
    const turn = herzlos.turn(state)
    if (turn.kind === 'over') return states
    const events =
      turn.kind === 'chance'
        ? herzlos.chance(state, random)
        : must(
            herzlos.decide(
              state,
              turn.seats[0] as number,
              herzlos.legal(herzlos.view(state, turn.seats[0] as number))[0] as never,
            ),
          )
    for (const event of events) states.push(herzlos.evolve(states.at(-1) as State, event))
  }
}

/** The play of a round as a whole table of cards, one trick a line; the first of a line wins. */
const tricks = (...lines: readonly string[]): Trick[] =>
  lines.map(line => {
    const [winner, ...cards] = line.split(' ')
    return { winner: Number(winner), plays: cards.map((card, seat) => ({ seat, card: card as Card })) }
  })

const playing = (change: Partial<State>): State => ({ ...opened(4), phase: 'play', ...change })

test.each([3, 4, 5])('Z6 with %s players plates and parts come to what the rules score', seats => {
  const states = game(seats, { rounds: 3 })
  let rounds = 0
  for (const [at, state] of states.entries()) {
    const before = states[at - 1]
    if (before === undefined || state.results.length === before.results.length) continue
    const result = state.results.at(-1) as State['results'][number]
    rounds++
    for (const { seat, points } of platesOf(before, 0)) {
      expect(points).toBe(result.points[seat])
      const parts = partsOf(before.options, result, seat)
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points)
    }
  }
  expect(rounds).toBe(3)
})

test('my plate comes last, after my neighbours clockwise', () => {
  expect(platesOf(opened(5), 2).map(({ seat }) => seat)).toEqual([3, 4, 0, 1, 2])
})

test('Z6 the parts of a round say what each card cost, and add up', () => {
  const played = tricks('0 h2 h10 fQ c4', '1 dJ d3 hA c5')
  const { options } = opened(4)
  const points = [-37, 1, 0, 0]
  const taken = everySeat(4).map(seat => takenBy(played, seat))
  const parts = partsOf(options, { points, march: null, taken }, 0)
  expect(parts).toEqual([
    { rule: 'hearts', cards: ['h2', 'h10'], points: -12 },
    { rule: 'queen', cards: ['fQ'], points: -25 },
  ])
  expect(partsOf(options, { points, march: null, taken }, 1)).toEqual([
    { rule: 'hearts', cards: ['hA'], points: -14 },
    { rule: 'jack', cards: ['dJ'], points: 15 },
  ])
  expect(taken[3]).toEqual([])
})

test('Z8 where the others pay, the march is told as one part', () => {
  const { options } = opened(4, { march: 'others-pay' })
  const played = tricks('0 h2 h3 fQ dJ')
  const taken = everySeat(4).map(seat => takenBy(played, seat))
  const result = { points: [15, -129, -129, -129], march: 0, taken }
  expect(partsOf(options, result, 0)).toEqual([
    { rule: 'march', cards: ['h2', 'h3', 'fQ'], points: 0 },
    { rule: 'jack', cards: ['dJ'], points: 15 },
  ])
  expect(partsOf(options, result, 1)).toEqual([{ rule: 'march', cards: [], points: -129 }])
})

test('Z8 a march is warned of once one seat alone has five of its cards', () => {
  expect(marcherIn(playing({ tricks: tricks('1 h2 h3 h4 h5') }))).toBeUndefined()
  expect(marcherIn(playing({ tricks: tricks('1 h2 h3 h4 h5', '1 fQ f3 f4 f5') }))).toEqual({ seat: 1, taken: 5 })
  expect(marcherIn(playing({ tricks: tricks('1 h2 h3 h4 h5', '1 fQ f3 f4 f5', '2 h6 c2 c3 c4') }))).toBeUndefined()
})

test('a round is settled when hearts, queen and jack have all been taken', () => {
  const all = tricks('0 h2 h3 h4 h5', '1 h6 h7 h8 h9', '2 h10 hJ hQ hK', '3 hA fQ c2 c3')
  expect(isSettled(playing({ tricks: all }))).toBe(false)
  expect(isSettled(playing({ tricks: [...all, ...tricks('0 dJ d2 d3 d4')] }))).toBe(true)
})

describe('choosing cards', () => {
  const hand: readonly Card[] = ['h5', 'f3', 'cK', 'c4']
  const mine = (change: Partial<State>): State => ({ ...playing(change), hands: [hand, ['f9'], ['f8'], ['f7']] })

  test('Z3 no more cards are chosen than are passed, and a tap puts one back', () => {
    const state: State = { ...mine({ phase: 'pass', round: 1 }), passes: [null, null, null, null] }
    const two = ['h5', 'f3'] as const
    expect(tapCard(state, 0, ['h5'], 'f3').chosen).toEqual(two)
    expect(tapCard(state, 0, two, 'cK')).toMatchObject({ chosen: two, problem: { code: 'enough-chosen', cards: 2 } })
    expect(tapCard(state, 0, two, 'h5').chosen).toEqual(['f3'])
    expect(actionOf(state, 0, ['h5'])).toBeNull()
    expect(actionOf(state, 0, two)).toEqual({ type: 'pass', cards: two })
    expect(prospectOf(state, 0, ['h5'])).toEqual({ kind: 'pass', chosen: 1, of: 2 })
  })

  test('Z3 in the first round the one card is simply exchanged', () => {
    const state: State = { ...mine({ phase: 'pass', round: 0 }), passes: [null, null, null, null] }
    expect(tapCard(state, 0, ['h5'], 'cK').chosen).toEqual(['cK'])
  })

  test('Z4 a card that does not follow suit says why', () => {
    const state = mine({ toPlay: 0, trick: [{ seat: 3, card: 'c9' }] })
    expect(playableBy(state, 0)).toEqual(['cK', 'c4'])
    expect(tapCard(state, 0, ['c4'], 'f3')).toMatchObject({
      chosen: ['c4'],
      problem: { code: 'follow-suit', suit: 'cups' },
    })
  })

  test('Z5 a heart may not be led while hearts are closed', () => {
    const state = mine({ toPlay: 0, trick: [] })
    expect(tapCard(state, 0, [], 'h5').problem?.code).toBe('hearts-closed')
  })

  test('the first tap chooses a card, the second plays it', () => {
    const state = mine({ toPlay: 0, trick: [{ seat: 3, card: 'c9' }] })
    expect(tapCard(state, 0, [], 'c4')).toEqual({ chosen: ['c4'], problem: null, action: null })
    expect(tapCard(state, 0, ['c4'], 'c4').action).toEqual({ type: 'play', card: 'c4' })
  })

  test('out of turn nothing is chosen', () => {
    expect(tapCard(mine({ toPlay: 2 }), 0, [], 'c4').problem).toMatchObject({ code: 'not-your-turn', turn: 2 })
  })

  test('the prospect tells what the card would do', () => {
    const after = (...cards: Card[]): State =>
      mine({ toPlay: 0, trick: cards.map((card, at) => ({ seat: 1 + at, card })) })
    expect(prospectOf(after(), 0, ['c4'])).toEqual({ kind: 'leads', card: 'c4' })
    expect(prospectOf(after('c9'), 0, ['cK'])).toEqual({ kind: 'takes-lead', card: 'cK' })
    expect(prospectOf(after('c9'), 0, ['c4'])).toEqual({ kind: 'stays-below', card: 'c4' })
    expect(prospectOf(after('d9'), 0, ['h5'])).toEqual({ kind: 'throws-off', card: 'h5' })
    expect(prospectOf(after('c9', 'fQ', 'h2'), 0, ['cK'])).toEqual({ kind: 'takes-trick', card: 'cK', points: -27 })
  })
})

test('everybody sits around the table clockwise, the reader at the bottom', () => {
  expect([0, 1, 2, 3].map(seat => turnOf(seat, 1, 4))).toEqual(['0.75turn', '0turn', '0.25turn', '0.5turn'])
  expect([0, 1, 2, 3].map(seat => turnOf(seat, 'rail', 4))).toEqual([
    '0.125turn',
    '0.375turn',
    '0.625turn',
    '0.875turn',
  ])
})

import {
  type AnyGame,
  type Json,
  must,
  type Position,
  pick,
  playOut,
  type Random,
  type Replay,
  seeded,
} from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { rosterOf } from './registry.ts'
import { type Review, type ReviewSettings, review } from './review.ts'
import { NO_STYLE } from './style.ts'

const GAMES: readonly AnyGame[] = [halfPint, herzlos]

/** An iteration is a deal in Half-Pint Heroes, and one action in one deal in Herzlos. */
const settingsOf = ({ id }: AnyGame): Required<Pick<ReviewSettings, 'budget' | 'now'>> => ({
  budget: { iterations: id === herzlos.id ? 600 : 60 },
  now: () => 0,
})

/** A game in which seat 0 searches and the others play at random. */
const playGame = (game: AnyGame, rounds: number, seed: string): Omit<Replay<Position, Json>, 'deals'> => {
  const random: Random = seeded(seed)
  const { levels } = must(rosterOf(game.id))
  const opened = must(game.open(must(game.options.read({ rounds })), 3))
  const thinkOptions = { ...settingsOf(game), random, style: NO_STYLE }
  const { state, log } = playOut(game, opened, random, (before, seat) => {
    const view = game.view(before, seat)
    return seat === 0 ? levels.champion(view, game.legal(view), thinkOptions) : pick(random, game.legal(view))
  })
  return { players: ['Ann', 'Ben', 'Cem'], state, log }
}

/** The first such game with all its rounds: a march ends a game of Herzlos early. */
const wholeGame = (game: AnyGame, rounds: number): Omit<Replay<Position, Json>, 'deals'> => {
  for (let nth = 0; ; nth++) {
    const replay = playGame(game, rounds, `tea ${nth}`)
    if (game.records.results(replay.state).rounds.length === rounds) return replay
  }
}

const conclude = (
  game: AnyGame,
  replay: Omit<Replay<Position, Json>, 'deals'>,
  settings: ReviewSettings,
): Review<unknown> => {
  const going = review(must(rosterOf(game.id)), replay, settings)
  for (;;) {
    const step = going.next()
    if (step.done) return step.value
    expect(step.value.done).toBeLessThan(step.value.total)
  }
}

/** One game of each kind, reviewed once for several tests. */
const REVIEWS = new Map(GAMES.map(game => [game, conclude(game, wholeGame(game, 2), settingsOf(game))]))
const reviewOf = (game: AnyGame): Review<unknown> => REVIEWS.get(game) as Review<unknown>

test.each(GAMES)('$id: a searching bot is more accurate than a random one', game => {
  const found = reviewOf(game)
  const [thinker, ...others] = found.seats
  for (const { accuracy } of others) expect(thinker?.accuracy).toBeGreaterThan((accuracy as number) + 20)
  for (const { accuracy } of found.seats) expect(accuracy).toBeLessThanOrEqual(100)
})

test.each(GAMES)('$id: the same iterations give the same review', game => {
  const replay = playGame(game, 1, 'same')
  const quick = { ...settingsOf(game), budget: { iterations: 40 } }
  expect(conclude(game, replay, quick)).toEqual(conclude(game, replay, quick))
})

test.each(GAMES)('$id: losses and stakes are at least 0, and the worst three are sorted', game => {
  const { seats, decisions } = reviewOf(game)
  for (const { loss, stake, choices, worlds } of decisions) {
    expect(loss).toBeGreaterThanOrEqual(0)
    expect(stake).toBeGreaterThanOrEqual(0)
    expect(choices).toBeGreaterThan(1)
    expect(worlds).toBeGreaterThan(0)
  }
  for (const { seat, worst, loss } of seats) {
    const own = decisions.filter(decision => decision.seat === seat)
    const losses = own.map(decision => decision.loss).sort((a, b) => b - a)
    expect(worst.map(decision => decision.loss)).toEqual(losses.slice(0, worst.length))
    expect(worst.length).toBeLessThanOrEqual(3)
    expect(losses.reduce((sum, each) => sum + each, 0)).toBeCloseTo(loss, 9)
  }
})

test.each(GAMES)('$id: the luck of all seats adds up to 0 in each deal', game => {
  const { seats, deals } = reviewOf(game)
  expect(deals.map(({ round }) => round)).toEqual([0, 1])
  expect(seats.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9)
  expect(seats.some(({ luck }) => Math.abs(luck) > 1)).toBe(true)
})

test.each(GAMES)('$id: a review of some seats still measures luck against all seats', game => {
  const replay = playGame(game, 1, 'seats')
  const { seats, decisions, deals } = conclude(game, replay, { budget: { iterations: 40 }, now: () => 0, seats: [2] })
  expect(seats.map(({ name }) => name)).toEqual(['Cem'])
  expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([2]))
  expect(deals[0]?.points).toHaveLength(3)
})

test.each(GAMES)('$id: an unfinished game can be reviewed at any point', game => {
  const { players, log } = playGame(game, 1, 'cut')
  const opened = must(game.open(must(game.options.read({ rounds: 1 })), 3))
  const quick = { ...settingsOf(game), budget: { iterations: 2 } }
  for (const length of [0, 1, 2, 3, 5, 9]) {
    const cut = log.slice(0, length)
    const state = cut.reduce((before, event) => game.evolve(before, event), opened)
    const { seats, decisions } = conclude(game, { players, state, log: cut }, quick)
    expect(seats).toHaveLength(3)
    expect(decisions.length).toBeLessThanOrEqual(length)
    if (length < 2) expect(seats.map(({ accuracy }) => accuracy)).toEqual([null, null, null])
  }
})

test('an impossible prediction is reviewed, and costs no more than the worst possible one', () => {
  const opened = must(halfPint.open(must(halfPint.options.read({ rounds: 1 })), 3))
  const random = seeded('six')
  const { state, log } = playOut(halfPint, opened, random, (before, seat) => {
    const legal = halfPint.legal(halfPint.view(before, seat))
    return before.phase === 'predict' ? (legal[6] as (typeof legal)[number]) : pick(random, legal)
  })
  const { decisions } = conclude(halfPint, { players: ['a', 'b', 'c'], state, log }, settingsOf(halfPint))
  const predictions = decisions.filter(({ trick, chosen }) => trick === null && chosen.exact !== undefined)
  expect(predictions).toHaveLength(3)
  for (const { loss, chosen } of predictions) {
    expect(loss).toBeGreaterThan(0)
    expect(chosen.win).toBeGreaterThan(0)
  }
})

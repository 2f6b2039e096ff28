import { readFileSync } from 'node:fs'
import { type Json, must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { type Card, deckFor, sortCards } from './card.ts'
import { dealt, opened, passing, withOptions } from './fixture.ts'
import { herzlos } from './game.ts'
import type { Event } from './state.ts'

interface Written {
  readonly game: string
  readonly players: readonly string[]
  readonly options: object
  readonly rounds: readonly {
    readonly deck: readonly Card[]
    readonly passes: readonly (readonly Card[])[]
    readonly plays: readonly Card[]
    readonly result: Json
  }[]
  readonly result: Json
}

const lines = <T>(file: string): T[] =>
  readFileSync(new URL(`../examples/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as T)

const games = lines<Written>('games.jsonl')
const broken = lines<{ record: Written; round: number | null; play: number | null }>('broken.jsonl')
const [first] = games as [Written]

const { read, write, results } = herzlos.records

/** The same record as this program writes it: all options, passes in card order. */
const inFull = (record: Written): Written => ({
  ...record,
  options: withOptions(record.options),
  rounds: record.rounds.map(round => ({ ...round, passes: round.passes.map(pass => sortCards(pass)) })),
})

test.each(games.map((record, line) => ({ line, record })))(
  'example game $line replays to its results',
  ({ record }) => {
    const { players, state } = must(read(record))
    expect(players).toEqual(record.players)
    expect(results(state)).toEqual({ rounds: record.rounds.map(round => round.result), result: record.result })
  },
)

test.each(games.map((record, line) => ({ line, record })))(
  'example game $line is written as it was read',
  ({ record }) => {
    const { players, state, log } = must(read(record))
    const again = write(players, must(herzlos.open(state.options, state.seats)), log)
    expect(JSON.stringify(again)).toBe(JSON.stringify(inFull(record)))
    expect(must(read(again)).log).toEqual(log)
  },
)

test('the examples have three, four and five players and a march', () => {
  expect(new Set(games.map(game => game.players.length))).toEqual(new Set([3, 4, 5]))
  const endings = games.map(game => (game.result as { ending: string }).ending)
  expect(new Set(endings)).toEqual(new Set(['final-scoring', 'march']))
})

test.each(broken)('a broken record is refused at round $round, play $play', ({ record, round, play }) => {
  expect(read(record)).toMatchObject({ ok: false, problem: { round, play } })
})

/** The problem of the first example after a change to it. */
const problemAfter = (change: (record: Written & { [key: string]: unknown }) => void): unknown => {
  const record = structuredClone(first) as Written & { [key: string]: unknown }
  change(record)
  const answer = read(record)
  return answer.ok ? undefined : answer.problem
}

type Open<T> = T extends object ? { -readonly [Key in keyof T]: Open<T[Key]> } : T
const changing = (change: (record: Open<Written>) => void): unknown =>
  problemAfter(change as unknown as (record: Written) => void)

test('every error is reported with its position', () => {
  expect(changing(({ rounds }) => rounds[1]?.plays.splice(9, 1, 'hx' as Card))).toEqual({
    code: 'unknown-card',
    card: 'hx',
    round: 1,
    play: 9,
  })
  expect(changing(({ rounds }) => rounds[1]?.plays.splice(50, 1))).toEqual({ code: 'missing-play', round: 1, play: 50 })
  expect(changing(({ rounds }) => rounds[1]?.plays.push('h2'))).toEqual({ code: 'play-after-end', round: 1, play: 51 })
  expect(changing(({ rounds }) => rounds[2]?.passes[1]?.pop())).toEqual({
    code: 'wrong-pass-size',
    cards: 2,
    expected: 3,
    round: 2,
    play: null,
  })
  expect(changing(({ rounds }) => rounds[2]?.passes.pop())).toEqual({
    code: 'bad-choices',
    key: 'passes',
    seats: 3,
    round: 2,
    play: null,
  })
  expect(changing(({ rounds }) => rounds[0]?.deck.splice(0, 1, 'c2'))).toMatchObject({
    code: 'card-left-out',
    round: 0,
  })
  expect(changing(({ rounds }) => void rounds.splice(4, 1))).toMatchObject({ code: 'result-too-early', round: null })
  expect(changing(({ players }) => players.push('Dora'))).toMatchObject({ code: 'bad-deck', round: 0, play: null })
})

test('a wrong result of a round or of the game is refused', () => {
  expect(problemAfter(record => Object.assign(record.rounds[3]?.result as object, { march: 0 }))).toEqual({
    code: 'wrong-result',
    key: 'march',
    stated: 0,
    expected: null,
    round: 3,
    play: null,
  })
  const winners = problemAfter(record => Object.assign(record.result as object, { winners: [1] }))
  expect(winners).toMatchObject({ code: 'wrong-result', key: 'winners', round: null, play: null })
})

test('the record of an unfinished game contains no pass before the last is chosen', () => {
  const start = opened(4)
  const deck = deckFor(4)
  const deal: Event = { type: 'dealt', deck }
  const state = dealt(deck.join(' '), start)
  const pass = (seat: number, card: Card): Event => ({ type: 'passed', seat, cards: [card] })
  const log = [deal, pass(2, 'h4'), pass(0, 'h2')]
  const players = ['Ann', 'Ben', 'Cem', 'Dora']
  const options = withOptions()
  expect(write(players, start, [])).toEqual({ game: 'herzlos', players, options, rounds: [] })
  expect(write(players, start, log)).toEqual({ game: 'herzlos', players, options, rounds: [{ deck }] })

  const passes = [['h2'], ['h3'], ['h4'], ['h5']] as const
  const exchanged: Event[] = [...log, pass(1, 'h3'), pass(3, 'h5'), { type: 'passes-exchanged', passes, leader: 1 }]
  const written = write(players, start, [...exchanged, { type: 'played', seat: 1, card: 'f2' }])
  expect(written).toMatchObject({ rounds: [{ deck, passes, plays: ['f2'] }] })
  const after = herzlos.evolve(passing(state, ['h2', 'h3', 'h4', 'h5']), { type: 'played', seat: 1, card: 'f2' })
  expect(must(read(written)).state).toEqual(after)
})

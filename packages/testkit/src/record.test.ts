import { type Json, must, type Problem, refuse, replayRecord } from '@halfpint/core'
import { expect, test } from 'vitest'
import { play } from './played.ts'
import { thimble } from './thimble/index.ts'
import { format } from './thimble/record.ts'

/** A record as one that may be broken at will. */
interface Loose {
  [key: string]: unknown
  rounds: { [key: string]: unknown; plays: { seat: number; card: string }[] }[]
}

const options = { rounds: 2, wins: 'high', prizes: [1, 2] } as const
const game = play(thimble, { seats: 3, options, seed: 'record', inOrder: true })
const players = ['Ann', 'Ben', 'Cem']
const whole = (): Loose => JSON.parse(JSON.stringify(thimble.records.write(players, game.opened, game.log)))

/** The problem of a record after this change. */
const problemOf = (change: (record: Loose) => unknown): Problem => {
  const record = whole()
  const changed = change(record)
  const read = thimble.records.read(changed ?? record)
  if (read.ok) throw new Error('the record was read')
  return read.problem
}

const first = (record: Loose): Loose['rounds'][number] => record.rounds[0] as Loose['rounds'][number]
const last = (record: Loose): Loose['rounds'][number] => record.rounds[1] as Loose['rounds'][number]

test('a record is read with its players, events, deals and final state', () => {
  const { deals, ...replay } = must(thimble.records.read(whole()))
  expect(replay).toEqual({ players, log: game.log, state: game.state })
  expect(deals.map(({ before }) => before.round)).toEqual(deals.map((_, round) => round))
  expect(deals.map(({ dealt }) => dealt)).toEqual(game.log.filter(({ type }) => type === 'dealt'))
  expect(deals.length).toBe(game.state.round)
})

test('unknown keys are ignored, missing options get their defaults', () => {
  const record = { ...whole(), comment: 'well played', options: { wins: 'high', colour: 'blue' } }
  Object.assign(first(record), { comment: ['a', 'good', 'start'] })
  expect(must(thimble.records.read(record)).state).toEqual(game.state)
})

test.each([[null], [undefined], [7], ['thimble'], [[]], [[{ game: 'thimble' }]]])('%j is not a record', json => {
  expect(thimble.records.read(json)).toEqual({ ok: false, problem: { code: 'not-a-record', round: null, play: null } })
})

test('a record of another game is refused with both names', () => {
  expect(problemOf(record => ({ ...record, game: 'chess' }))).toMatchObject({
    code: 'wrong-game',
    game: 'chess',
    expected: 'thimble',
  })
  expect(problemOf(({ game: _, ...record }) => record)).toMatchObject({ code: 'wrong-game', game: null, play: null })
})

test('a very long value is shortened in the message', () => {
  const { game: named } = problemOf(record => ({ ...record, game: 'x'.repeat(1_000_000) }))
  expect(String(named).length).toBeLessThan(100)
})

test('too few, too many or nameless players are refused', () => {
  const wrong = [['Ann'], ['A', 'B', 'C', 'D', 'E'], ['Ann', 'Ben', 3], 'Ann, Ben', undefined]
  for (const named of wrong) {
    expect(problemOf(record => ({ ...record, players: named }))).toMatchObject({
      code: 'bad-players',
      least: 2,
      most: 4,
    })
  }
})

test('wrong options are refused with the option', () => {
  expect(problemOf(record => ({ ...record, options: { rounds: 9 } }))).toMatchObject({
    code: 'bad-option',
    option: 'rounds',
    round: null,
  })
  expect(problemOf(record => ({ ...record, options: [] }))).toMatchObject({ code: 'bad-options' })
})

test('rounds must be a list of rounds', () => {
  expect(problemOf(({ rounds: _, ...record }) => record)).toMatchObject({
    code: 'missing-key',
    key: 'rounds',
    round: null,
  })
  expect(problemOf(record => ({ ...record, rounds: [null] }))).toMatchObject({
    code: 'bad-round',
    round: 0,
    play: null,
  })
})

test('a wrong deck is reported with its round', () => {
  expect(problemOf(record => void delete last(record).deck)).toMatchObject({
    code: 'missing-key',
    key: 'deck',
    round: 1,
  })
  const twice = (record: Loose): void => {
    const [, second, ...rest] = last(record).deck as string[]
    last(record).deck = [second, second, ...rest]
  }
  expect(problemOf(twice)).toMatchObject({ code: 'bad-deck', round: 1, play: null })
})

test('a missing choice before a play, a result or a later round is reported', () => {
  for (const key of ['stakes', 'guesses']) {
    expect(problemOf(record => void delete first(record)[key])).toEqual({
      code: 'missing-key',
      key,
      round: 0,
      play: null,
    })
  }
  const stopped = (record: Loose): Loose => ({
    ...record,
    rounds: [{ deck: first(record).deck, plays: [] }, last(record)],
  })
  expect(problemOf(record => stopped(record))).toMatchObject({ code: 'missing-key', key: 'stakes', round: 0 })
  const stated = ({ result: _, ...record }: Loose) => ({
    ...record,
    rounds: [{ deck: first(record as Loose).deck, result: {} }],
  })
  expect(problemOf(record => stated(record))).toMatchObject({ code: 'missing-key', key: 'stakes', round: 0 })
})

test('a later choice without the one before it is refused', () => {
  const jumped = ({ result: _, ...record }: Loose) => {
    const { deck, guesses } = first(record as Loose)
    return { ...record, rounds: [{ deck, guesses }] }
  }
  expect(problemOf(record => jumped(record))).toMatchObject({
    code: 'missing-key',
    key: 'stakes',
    round: 0,
    play: null,
  })
})

test('choices must have one legal entry for each seat', () => {
  for (const stakes of [[1, 2], [1, 2, 3, 1], 'all', null, {}]) {
    expect(problemOf(record => void Object.assign(last(record), { stakes }))).toMatchObject({
      code: 'bad-choices',
      key: 'stakes',
      seats: 3,
      round: 1,
    })
  }
  expect(problemOf(record => void Object.assign(last(record), { stakes: [1, 2, 9] }))).toEqual({
    code: 'bad-stake',
    round: 1,
    play: null,
  })
  expect(problemOf(record => void Object.assign(last(record), { guesses: [1, 1, 1] }))).toMatchObject({
    code: 'bad-guess',
    round: 1,
  })
})

test('a wrong play is reported with its position', () => {
  const out = (record: Loose): void => {
    const { plays } = last(record)
    ;[plays[0], plays[1]] = [plays[1] as { seat: number; card: string }, plays[0] as { seat: number; card: string }]
  }
  expect(problemOf(record => out(record))).toEqual({ code: 'not-your-turn', round: 1, play: 0 })
  expect(problemOf(record => void Object.assign(last(record).plays[2] ?? {}, { card: 'c99' }))).toMatchObject({
    code: 'not-your-card',
    round: 1,
    play: 2,
  })
  expect(problemOf(record => void Object.assign(first(record), { plays: 'all of them' }))).toMatchObject({
    code: 'bad-plays',
    round: 0,
    play: null,
  })
  expect(problemOf(record => void Object.assign(first(record).plays, { 1: null }))).toMatchObject({
    code: 'bad-play',
    round: 0,
    play: 1,
  })
})

test('a play after the end of its round is reported with its position', () => {
  const longer = (record: Loose): void => void first(record).plays.push({ seat: 0, card: 'c1' })
  expect(problemOf(longer)).toEqual({ code: 'play-after-end', round: 0, play: 3 })
  const longest = (record: Loose): void => void last(record).plays.push({ seat: 0, card: 'c1' })
  expect(problemOf(longest)).toEqual({ code: 'play-after-end', round: 1, play: 3 })
})

test('a missing play before a stated result or a later round is reported with its position', () => {
  expect(problemOf(record => void first(record).plays.pop())).toEqual({ code: 'missing-play', round: 0, play: 2 })
  expect(problemOf(record => void last(record).plays.pop())).toEqual({ code: 'missing-play', round: 1, play: 2 })
  const unstated = (record: Loose): void => {
    first(record).plays.pop()
    delete first(record).result
  }
  expect(problemOf(unstated)).toEqual({ code: 'missing-play', round: 0, play: 2 })
})

test('a round after the end of the game is refused', () => {
  expect(problemOf(record => void record.rounds.push(first(record)))).toEqual({
    code: 'round-after-end',
    round: 2,
    play: null,
  })
})

test('a game result before the end is too early', () => {
  expect(problemOf(record => void record.rounds.pop())).toEqual({ code: 'result-too-early', round: null, play: null })
})

test('a wrong result is reported with its key, the stated and the right value', () => {
  const right = game.state.results[0]?.points as Json
  expect(problemOf(record => void Object.assign(first(record).result ?? {}, { points: [0, 0, 0] }))).toEqual({
    code: 'wrong-result',
    key: 'points',
    stated: [0, 0, 0],
    expected: right,
    round: 0,
    play: null,
  })
  const noWinner = (record: Loose): void => void delete (first(record).result as { winner?: number }).winner
  expect(problemOf(noWinner)).toMatchObject({ code: 'wrong-result', key: 'winner', stated: null, round: 0 })
  expect(problemOf(record => void Object.assign(record.result ?? {}, { winners: [] }))).toMatchObject({
    code: 'wrong-result',
    key: 'winners',
    round: null,
    play: null,
  })
  expect(problemOf(record => ({ ...record, result: 'won' }))).toMatchObject({ code: 'bad-result', stated: 'won' })
  expect(problemOf(record => void Object.assign(last(record), { result: null }))).toMatchObject({
    code: 'bad-result',
    round: 1,
  })
})

test('of several errors the first in the order of play is reported', () => {
  const both = (record: Loose): void => {
    Object.assign(record.result ?? {}, { winners: [] })
    Object.assign(last(record).plays[1] ?? {}, { card: 'c99' })
    Object.assign(first(record).result ?? {}, { winner: 9 })
  }
  expect(problemOf(both)).toMatchObject({ code: 'wrong-result', key: 'winner', round: 0 })
})

test('an unfinished record is read up to its last entry', () => {
  const { result: _, ...record } = whole()
  const [one, two] = [first(record as Loose), last(record as Loose)]
  const phaseOf = (rounds: unknown[]): unknown => {
    const { state } = must(thimble.records.read({ ...record, rounds }))
    return [state.round, state.phase, state.plays.length]
  }
  expect(phaseOf([])).toEqual([0, 'deal', 0])
  expect(phaseOf([{ deck: one.deck }])).toEqual([0, 'stake', 0])
  expect(phaseOf([{ deck: one.deck, stakes: one.stakes }])).toEqual([0, 'guess', 0])
  expect(phaseOf([{ deck: one.deck, stakes: one.stakes, guesses: one.guesses }])).toEqual([0, 'play', 0])
  expect(phaseOf([one, { ...two, plays: two.plays.slice(0, 2), result: undefined }])).toEqual([1, 'play', 2])
  expect(phaseOf([{ ...one, result: undefined }])).toEqual([1, 'deal', 0])
  expect(phaseOf([one, two])).toEqual([2, 'over', 0])
})

test('the stated part of a play is compared with its events', () => {
  const heard: unknown[] = []
  const stated = {
    ...format,
    confirm(entry: unknown, events: readonly unknown[]) {
      heard.push(events)
      return (entry as { proud?: boolean }).proud === true ? refuse('too-proud') : undefined
    },
  }
  const record = whole()
  expect(replayRecord(thimble, stated, record)).toMatchObject({ ok: true, value: { state: game.state } })
  const plays = game.steps.filter(({ before }) => before.phase === 'play')
  expect(heard).toEqual(plays.map(step => step.events))
  Object.assign(last(record).plays[1] ?? {}, { proud: true })
  expect(replayRecord(thimble, stated, record)).toEqual({
    ok: false,
    problem: { code: 'too-proud', round: 1, play: 1 },
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Json, must, type Position, type Viewer } from '@halfpint/core'
import { describe, expect, test } from 'vitest'
import { learnWords } from '../../base/speech.ts'
import { isShallow, lineOf, recordsIn, textOf } from './file.ts'
import { eventTo, type GameSteps, mineAt, nameIn, roundAt, stepsOf, tableAt } from './gamesteps.ts'
import { playedOf } from './played.ts'

const packages = join(import.meta.dirname, '../../../../../packages')
const example = (file: string): string => readFileSync(join(packages, file), 'utf8')

const HALF_PINT = example('half-pint/examples/good.jsonl')
const HERZLOS = example('herzlos/examples/games.jsonl')

const reelOf = (text: string, at = 0): GameSteps => stepsOf(must(playedOf(must(recordsIn(text))[at] as Json)))

test.each([
  ['Half-Pint Heroes', HALF_PINT],
  ['Herzlos', HERZLOS],
])('the steps of %s end where the record ends, and every step follows from the one before', (_, text) => {
  const gameSteps = reelOf(text)
  const { game, replay } = gameSteps.played
  expect(gameSteps.states.at(-1)).toEqual(replay.state)
  expect(gameSteps.states).toHaveLength(replay.log.length + 1)
  for (const deal of gameSteps.deals) expect(eventTo(gameSteps, deal)).toMatchObject({ event: { type: 'dealt' } })
  expect(gameSteps.deals.map(deal => roundAt(gameSteps, deal))).toEqual(gameSteps.deals.map((_, round) => round))
  expect(game.turn(gameSteps.states[0] as Position).kind).toBe('chance')
})

test.each([
  ['Half-Pint Heroes', HALF_PINT],
  ['Herzlos', HERZLOS],
])('in a replay of %s a seat sees at every step exactly what it saw then', (_, text) => {
  const gameSteps = reelOf(text)
  const { game } = gameSteps.played
  for (const viewer of [0, 1, 'spectator'] as readonly Viewer[]) {
    for (const [step, state] of gameSteps.states.entries()) {
      expect(tableAt(gameSteps, step, viewer).match?.state).toEqual(game.view(state, viewer))
    }
  }
})

test('a player who took over a seat is named from that round on, and not before', async () => {
  await learnWords(['core'])
  const played = must(playedOf(must(recordsIn(HERZLOS))[0] as Json))
  const end = played.replay.players.map(() => ({ symbol: 'key' }))
  const names = played.replay.players.with(1, 'Eve')
  const left = [{ seat: 1, until: 2, name: 'Ferdi', face: { bot: 'ferdi' } }]
  const gameSteps = stepsOf(played, 1, { names, faces: end, left })
  const seen = [0, 1, 2].map(round => tableAt(gameSteps, gameSteps.deals[round]!, 'spectator').seats[1])
  expect(seen).toEqual([
    { kind: 'bot', bot: 'ferdi', name: 'Ferdi', free: false },
    { kind: 'bot', bot: 'ferdi', name: 'Ferdi', free: false },
    expect.objectContaining({ kind: 'person', person: expect.objectContaining({ symbol: 'key' }) }),
  ])
  // The reader's seat is known only for the rounds that the reader played.
  expect([0, 1, 2].map(round => mineAt(gameSteps, gameSteps.deals[round]!))).toEqual([null, null, 1])
  expect(nameIn({ ...gameSteps, mine: null }, 1)).toBe('Eve')
})

describe('records from a file', () => {
  const [record] = must(recordsIn(HALF_PINT)) as [Json]

  test('one record, an array of records and one record per line are parsed alike', () => {
    expect(must(recordsIn(JSON.stringify(record, null, 2)))).toEqual([record])
    expect(must(recordsIn(JSON.stringify([record, record])))).toEqual([record, record])
    expect(must(recordsIn(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`))).toEqual([record, record])
  })

  test.each([
    ['', 'no-records'],
    ['hello', 'broken-json'],
    ['{"game": "herzlos"', 'broken-json'],
    ['{"game": "herzlos"}\n{"game":', 'broken-line'],
    [`{"game":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'too-deep'],
  ])('%# what is no record is refused', (text, code) => {
    expect(recordsIn(text)).toMatchObject({ ok: false, problem: { code } })
  })

  test.each([
    [7, 'not-a-record'],
    [{ game: 'chess' }, 'unknown-game'],
    [{ game: '<script>'.repeat(1000) }, 'unknown-game'],
    [{ game: 'herzlos', players: ['a', 'b', 'c'] }, 'missing-key'],
  ])('%# a record of something else is refused', (json, code) => {
    expect(playedOf(json as Json)).toMatchObject({ ok: false, problem: { code } })
  })

  test('a record with an illegal play is refused with its round and play', () => {
    const [line] = example('herzlos/examples/broken.jsonl').split('\n') as [string]
    const { record: broken, round, play } = JSON.parse(line)
    expect(playedOf(broken)).toMatchObject({ ok: false, problem: { round, play } })
  })

  test('a file of fifty megabytes is not read', async () => {
    const file = { size: 50_000_000, arrayBuffer: () => Promise.reject(new Error('it was read')) }
    expect(await textOf(file as unknown as Blob)).toEqual({
      ok: false,
      problem: { code: 'file-too-large', limit: 5 },
    })
  })

  test('a file that is not text is refused', async () => {
    expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0])]))).toMatchObject({ problem: { code: 'bad-utf8' } })
    expect(await textOf(new Blob(['{}']))).toEqual({ ok: true, value: '{}' })
  })

  test('a list shortens long names', () => {
    const name = '<img src=x onerror=alert(1)>'.repeat(100)
    expect(lineOf({ game: 'herzlos', players: [name, 7, 'Ann'], result: {} })).toMatchObject({
      game: 'herzlos',
      players: [name.slice(0, 40), 'Ann'],
      finished: true,
    })
    expect(lineOf(null)).toMatchObject({ game: '?', players: [], finished: false })
  })

  test('brackets inside strings do not count as nesting', () => {
    expect(isShallow('{"a": "[[[[\\"[["}', 1)).toBe(true)
    expect(isShallow('[[1]]', 1)).toBe(false)
  })
})

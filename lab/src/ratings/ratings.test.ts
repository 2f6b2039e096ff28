import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seeded } from '@halfpint/core'
import { expect, test } from 'vitest'
import { documentOf, listsOf } from './document.ts'
import { listOf, pairingsOf } from './fit.ts'
import { pictureOf } from './picture.ts'
import { addTo, type LoggedExperiment, readLog, resultOf } from './result.ts'
import { strengthFile, strengthsOf } from './strength.ts'

/** Random results of two bots with these ratings, in deals of six matches. */
const played = (
  bots: readonly [string, string],
  ratings: readonly [number, number],
  deals: number,
): LoggedExperiment => {
  const random = seeded(bots.join())
  const chance = 1 / (1 + 10 ** ((ratings[1] - ratings[0]) / 400))
  const deal = (): number[] => {
    let wins = 0
    for (let match = 0; match < 6; match++) if (random.next() < chance * 0x1_0000_0000) wins++
    return [wins, 6 - wins]
  }
  const all = Array.from({ length: deals }, deal)
  return { game: 'herzlos', players: 4, bots, seed: 's', perDeal: 6, deals: all, commit: 'c', date: '2026-01-01' }
}

const STRENGTHS = { strong: 1300, 'regular#1': 1000, weak: 700 }
const LOG = [
  played(['strong', 'regular#1'], [STRENGTHS.strong, STRENGTHS['regular#1']], 200),
  played(['regular#1', 'weak'], [STRENGTHS['regular#1'], STRENGTHS.weak], 200),
  played(['strong', 'weak'], [STRENGTHS.strong, STRENGTHS.weak], 200),
]

test('ratings recover the true strengths within their intervals, with regular at 1000', () => {
  const list = listOf(LOG)
  expect(list.map(({ bot }) => bot)).toEqual(['strong', 'regular#1', 'weak'])
  for (const { bot, rating, low, high } of list) {
    const truth = STRENGTHS[bot as keyof typeof STRENGTHS]
    expect(Math.abs(rating - truth)).toBeLessThan(60)
    expect(low).toBeLessThanOrEqual(rating)
    expect(high).toBeGreaterThanOrEqual(rating)
    expect(high - low).toBeLessThan(150)
  }
  for (const { share, expected } of pairingsOf(LOG, list)) expect(Math.abs(share - Number(expected))).toBeLessThan(0.03)
})

test('a bot that won all matches has a high but finite rating', () => {
  const [first] = listOf([{ ...(LOG[0] as LoggedExperiment), deals: [[6, 0]] }])
  expect(first).toMatchObject({ bot: 'strong', matches: 6 })
  expect(first?.rating).toBeGreaterThan(1200)
  expect(first?.rating).toBeLessThan(2000)
})

test('a bot without a connection to regular has no rating, and the document says so', () => {
  const apart = played(['strong@40ms', 'weak@40ms'], [1300, 700], 20)
  expect(listOf([apart, ...LOG])).toEqual(listOf(LOG))
  expect(documentOf([apart, ...LOG])).toMatch(/\| `strong@40ms`, `weak@40ms` \| 120 \| .* \| not linked \|/)
  expect(listOf([apart])).toEqual([])
  expect(documentOf([apart])).not.toContain('| bot |')
  const link = played(['weak@40ms', 'weak'], [700, 700], 20)
  expect(listOf([apart, link, ...LOG]).map(({ bot }) => bot)).toContain('strong@40ms')
})

test('a log accepts an experiment once and refuses other files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ratings-'))
  const file = join(folder, 'log.jsonl')
  const shard = JSON.stringify({
    arena: 1,
    experiment: {
      game: 'herzlos',
      players: 4,
      seed: 'x',
      bots: [
        { bot: 'champion', budget: '40ms' },
        { bot: 'champion-0.1.0', budget: '40ms' },
      ],
    },
    pairs: [[0, [3.5, 0, 0, 0, 0, 0], [2.5, 0, 0, 0, 0, 0]]],
  })
  const result = resultOf(shard, () => '12345678', 'abc', '2026-11-16')
  expect(result).toMatchObject({
    bots: ['champion#12345678@40ms', 'champion-0.1.0@40ms'],
    perDeal: 6,
    deals: [[3.5, 2.5]],
  })
  addTo(file, result)
  expect(() => addTo(file, result)).toThrow('already there')
  expect(readLog(file)).toEqual([result])
  expect(() => resultOf('{}', () => '1', 'c', 'd')).toThrow('not an output of arena')
  writeFileSync(file, '')
  expect(readLog(file)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('the document and the picture name every bot', () => {
  const text = documentOf(LOG)
  const drawn = pictureOf(listsOf(LOG))
  for (const bot of Object.keys(STRENGTHS)) {
    expect(text).toContain(`| \`${bot}\` |`)
    expect(drawn).toContain(`>${bot}<`)
  }
})

test('the strength of a level is the rounded rating of its current bot with the most matches', () => {
  const rated = (bot: string, rating: number, matches: number) => ({ bot, rating, low: rating, high: rating, matches })
  const list = [
    rated('champion#1@40ms', 1423, 60),
    rated('champion#1@8ms', 1398, 240),
    rated('champion#2@8ms', 1500, 500),
    rated('champion-0.1.0@8ms', 1380, 900),
  ]
  const lists = [4, 5].map(players => ({ game: 'herzlos', players, list, pairings: [] }))
  expect(strengthsOf(lists, () => '1')).toEqual({ herzlos: { champion: 1400 } })
  expect(strengthFile(lists, () => '1')).toContain('champion: 1400')
})

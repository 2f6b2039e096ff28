import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { encodeFresh, encodeReply, readLink } from '@halfpint/daily'
import { playBy } from '@halfpint/daily/testing'
import { herzlos } from '@halfpint/herzlos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint, scratch } from './child.ts'

/** Window title, clear screen, 8-bit escape, reversed text, invisible text (a tag character), line separator. */
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202egnp\u{e0041}\u2028'
/** Control characters other than the line ends of text and CSV, format characters, line separators. */
const DANGEROUS = /[^\P{Cc}\r\n]|\p{Cf}|\p{Zl}|\p{Zp}/u

beforeAll(build)
afterAll(clean)

const write = (name: string, value: unknown): string => {
  writeFileSync(join(scratch, name), `${JSON.stringify(value)}\n`)
  return name
}

/** The output of the command, which must be safe for a terminal. */
const printed = async (...words: readonly string[]): Promise<string> => {
  const { out, err } = await halfpint(words)
  expect(out + err).not.toBe('')
  expect(out + err).not.toMatch(DANGEROUS)
  return out
}

test('names and values of a record are printed without control characters, and JSON keeps them', async () => {
  const { out } = await halfpint(['simulate', 'herzlos', '--seed', '1', '-o', 'rounds=1'])
  const good = { ...JSON.parse(out), players: [0, 1, 2, 3].map(seat => `${EVIL}${seat}`) }
  const record = write('record.jsonl', good)
  const bad = write('bad.jsonl', { ...good, options: { [EVIL]: EVIL } })
  const names = JSON.parse(await printed('review', '--budget', '2it', '--json', record)).players
  expect(names).toEqual(good.players)
  for (const words of [['judge'], ['judge', '--json'], ['review', '--budget', '2it']]) {
    await printed(...words, record)
    await printed(...words, bad)
  }
})

test('names and values of a pad are printed without control characters', async () => {
  const round = { handSize: 5, predictions: [3, 0, 1], bets: [null, 0, 0], tricks: [3, 1, 1], brawl: null }
  const good = { pad: 'half-pint-heroes', players: [`A${EVIL}`, `B${EVIL}`, `C${EVIL}`], options: {}, rounds: [round] }
  const pad = write('pad.json', good)
  const bad = write('badpad.json', { ...good, pad: EVIL })
  for (const form of ['--json', '--table', '--csv']) {
    expect(await printed('pad', form, pad)).not.toBe('')
    await printed('pad', form, bad)
  }
})

test('names of bots in a part of an experiment are printed without control characters', async () => {
  const { out } = await halfpint([
    'arena',
    'herzlos',
    '-b',
    'random,novice',
    '-n',
    '6',
    '-s',
    '1',
    '--shard',
    '1/1',
    '--json',
    '-o',
    'rounds=1',
  ])
  const part = JSON.parse(out)
  part.experiment.bots[0] = { bot: EVIL, budget: EVIL }
  const file = write('part.json', part)
  await printed('arena', 'merge', file)
  expect(JSON.parse(await printed('arena', 'merge', '--json', file)).bots[0].bot).toBe(EVIL)
})

test('names in a challenge are printed without control characters', async () => {
  const name = '\u001b[2J\u202egnp'
  const options = must(herzlos.options.read({ rounds: 1 }))
  const code = must(encodeFresh({ game: 'herzlos', options, seat: 0, opponents: [null, 'random', 'random'], name }, 7))
  const played = await playBy(must(readLink(code)).fixed, () => 0)
  const link = `${code}/${must(encodeReply(code, name, played))}`
  expect(JSON.parse(await printed('challenge', link, '--json')).results[0].name).toBe(name)
  expect(await printed('challenge', link, '--choices', played.choices.join(','))).toContain('\\u001b[2J\\u202egnp')
})

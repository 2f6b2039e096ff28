import { CHARACTERS, LEVELS } from '@halfpint/bots'
import { must } from '@halfpint/core'
import { LANGUAGES, wordsIn } from '@halfpint/i18n'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botHelp, readBots, seatBots } from './botlist.ts'
import { build, clean, halfpint } from './child.ts'
import { linesOf } from './example.ts'

beforeAll(build)
afterAll(clean)

test('one bot is used for all seats, several are used for one seat each', () => {
  const bots = must(readBots('oda,tilde@5it', '7it'))
  expect(bots.map(({ bot, budget }) => [bot, budget])).toEqual([
    ['oda', { iterations: 7 }],
    ['tilde', { milliseconds: 1 }],
  ])
  expect(must(seatBots(bots, 2))).toEqual(bots)
  expect(must(seatBots(bots.slice(0, 1), 3)).map(({ bot }) => bot)).toEqual(['oda', 'oda', 'oda'])
  expect(seatBots(bots, 3)).toMatchObject({ problem: { code: 'bots-do-not-fit', bots: 2, places: 3 } })
})

test.each(LANGUAGES)('the help in %s names every level and every character', language => {
  const help = botHelp(wordsIn(language), text => text)
  for (const name of [...LEVELS, ...CHARACTERS]) expect(help).toContain(name)
})

test.concurrent.each(['half-pint-heroes', 'herzlos'])(
  '%s: simulated games of bots are the same for a seed, and valid',
  async game => {
    const bots = 'champion@5it,tilde,expert,ferdi'
    const words = [
      'simulate',
      game,
      '--bots',
      bots,
      '--budget',
      '4it',
      '--games',
      '2',
      '--seed',
      'tea',
      '-o',
      'rounds=2',
    ]
    const [first, again] = await Promise.all([halfpint(words), halfpint(words)])
    expect(again).toEqual(first)
    expect(first).toMatchObject({ code: 0, err: '' })
    const players = ['champion', 'tilde', 'expert', 'ferdi']
    expect(linesOf(first.out).map(line => JSON.parse(line).players)).toEqual([players, players])
    expect(await halfpint(['judge', '-'], first.out)).toMatchObject({ code: 0 })
  },
)

test('better bots change the play but not the cards', async () => {
  const words = ['simulate', 'herzlos', '--seed', 'tea', '-o', 'rounds=1', '--bots']
  const [bad, good] = await Promise.all(['random', 'regular'].map(bot => halfpint([...words, bot])))
  const [one, other] = [bad, good].map(said => JSON.parse(said?.out ?? '').rounds[0])
  expect(one.deck).toEqual(other.deck)
  expect(one.plays).not.toEqual(other.plays)
})

test("characters play at a person's table and think in time", async () => {
  const [usual, asked] = await Promise.all([
    halfpint(['play', 'half-pint-heroes', '--seed', 'tea'], 'quit\n'),
    halfpint(['play', 'herzlos', '--bots', 'oda,champion,oda', '--budget', '20it', '--seed', 'tea'], 'quit\n'),
  ])
  for (const name of ['Gustl', 'Tilde', 'Bruno']) expect(usual.out).toContain(name)
  expect(asked).toMatchObject({ code: 0, err: '' })
  for (const name of ['Oda', 'Oda 2', 'Ben']) expect(asked.out).toContain(name)
})

test.concurrent.each([
  [['simulate', 'herzlos', '--bots', 'random,oda'], '2 bots'],
  [['simulate', 'herzlos', '--bots', 'ceiling'], 'npm run arena'],
  [['simulate', 'herzlos', '--bots', 'oda', '--budget', 'x'], '“x”'],
  [['play', 'herzlos', '--bots', 'nobody'], 'nobody'],
  [['play', 'herzlos', '--bots', 'oda,oda', '--players', '5'], '2 bots'],
  [['play', 'herzlos', '--bots', 'oda,oda,oda,oda,oda,oda'], '6 bots'],
])('%j is refused with a message about %s', async (words, told) => {
  const { code, out, err } = await halfpint(words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(told)
})

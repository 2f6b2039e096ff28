import { must, type Seen } from '@halfpint/core'
import { halfPint, type State } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import { expect, test } from 'vitest'
import { randomBot } from './bot.ts'
import { type Match, openMatch } from './match.ts'

const NAMES = ['You', 'Ann', 'Ben']

/** Plays a match to its end; the player takes the first thing allowed. */
const finish = async <S, A, E>(match: Match<S, A, E>, first: (view: Seen<S>) => A): Promise<Match<S, A, E>> => {
  while (match.due() !== 'over') {
    if (match.due() === 'me') must(await match.act(first(match.view())))
    else await match.next()
  }
  return match
}

const firstOf = (view: Seen<State>) => {
  const [action] = halfPint.legal(view)
  if (action === undefined) throw new Error('nothing to do')
  return action
}

test('a whole match leaves a record that the rules accept', async () => {
  const match = must(await openMatch(halfPint, { names: NAMES, options: { rounds: 3 }, seed: 'tea', bot: randomBot() }))
  await finish(match, firstOf)
  const replay = must(halfPint.records.read(await match.record()))
  expect(replay.players).toEqual(NAMES)
  expect(replay.state.result).not.toBeNull()
})

test('the player sees no hand but the own one', async () => {
  const match = must(await openMatch(halfPint, { names: NAMES, options: {}, seed: 'tea', bot: randomBot() }))
  const [dealt] = await match.next()
  expect(dealt?.after.hands[0]).not.toContain('?')
  expect(new Set([...(dealt?.after.hands[1] ?? []), ...(dealt?.after.hands[2] ?? [])])).toEqual(new Set(['?']))
  expect(JSON.stringify(match.view())).toBe(JSON.stringify(dealt?.after))
})

test('bots choose before the player where all choose at the same time, and in secret', async () => {
  const match = must(await openMatch(halfPint, { names: NAMES, options: {}, seed: 'tea', bot: randomBot() }))
  await match.next()
  expect(match.due()).toBe('others')
  await match.next()
  await match.next()
  expect(match.due()).toBe('me')
  expect(match.view().predictions).toEqual([null, '?', '?'])
})

test('a bot that draws more changes no later deal', async () => {
  const deals = async (draws: number) => {
    const bot = randomBot<State, never>()
    const match = must(
      await openMatch(halfPint, {
        names: NAMES,
        options: { rounds: 2 },
        seed: 'tea',
        bot: (view, legal, random, budget) => {
          for (let draw = 0; draw < draws; draw++) random.next()
          return bot(view, legal as never, random, budget)
        },
      }),
    )
    await finish(match, firstOf)
    return ((await match.record()) as { rounds: { deck: string[] }[] }).rounds.map(round => round.deck)
  }
  expect(await deals(5)).toEqual(await deals(0))
})

test('what the player may not do is refused and changes nothing', async () => {
  const match = must(await openMatch(halfPint, { names: NAMES, options: {}, seed: 'tea', bot: randomBot() }))
  await match.next()
  const before = match.view()
  expect(await match.act({ type: 'predict', prediction: 9 })).toMatchObject({
    ok: false,
    problem: { code: 'bad-prediction' },
  })
  expect(match.view()).toEqual(before)
})

test('a table that the rules do not allow is refused', async () => {
  const two = await openMatch(herzlos, { names: ['You', 'Ann'], options: {}, bot: randomBot() })
  expect(two).toMatchObject({ ok: false, problem: { code: 'bad-seats' } })
  const options = await openMatch(herzlos, { names: NAMES, options: { rounds: 9 }, bot: randomBot() })
  expect(options).toMatchObject({ ok: false, problem: { code: 'bad-option' } })
})

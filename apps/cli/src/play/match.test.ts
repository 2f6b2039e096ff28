import { must, type Seen } from '@halfpint/core'
import { halfPint, type State } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
import type { Question } from '@halfpint/table'
import { expect, test } from 'vitest'
import { randomOpponents } from './fixture.ts'
import { type Match, openMatch, resumeMatch } from './match.ts'

const NAMES = ['You', 'Ann', 'Ben']
const THREE = { name: 'You', ...randomOpponents(2) }

/** Plays a match to its end; the player always plays the first legal action. */
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

test('a whole match produces a record that the rules accept', async () => {
  const match = must(await openMatch(halfPint, { ...THREE, options: { rounds: 3 }, seed: 'tea' }))
  await finish(match, firstOf)
  const replay = must(halfPint.records.read(await match.record()))
  expect(replay.players).toEqual(NAMES)
  expect(replay.state.result).not.toBeNull()
})

test('the player sees no hand except the own one', async () => {
  const match = must(await openMatch(halfPint, { ...THREE, options: {}, seed: 'tea' }))
  const [dealt] = await match.next()
  expect(dealt?.after.hands[0]).not.toContain('?')
  expect(new Set([...(dealt?.after.hands[1] ?? []), ...(dealt?.after.hands[2] ?? [])])).toEqual(new Set(['?']))
  expect(JSON.stringify(match.view())).toBe(JSON.stringify(dealt?.after))
})

test('bots choose before the player in a simultaneous choice, and in secret', async () => {
  const match = must(await openMatch(halfPint, { ...THREE, options: {}, seed: 'tea' }))
  await match.next()
  expect(match.due()).toBe('others')
  await match.next()
  await match.next()
  expect(match.due()).toBe('me')
  expect(match.view().predictions).toEqual([null, '?', '?'])
})

test('the table knows which bots it has, and asks them by name', async () => {
  const asked = new Set<string>()
  const { think } = randomOpponents(2)
  const bots = [
    { bot: 'oda', name: 'Oda' },
    { bot: 'regular', name: 'Ben' },
  ]
  const ask = (question: Question): Promise<number> => {
    asked.add(`${question.seat} ${question.bot}`)
    return think({ ...question, bot: 'random' })
  }
  const match = must(await openMatch(halfPint, { name: 'You', bots, think: ask, options: { rounds: 1 }, seed: 'tea' }))
  await finish(match, firstOf)
  expect(asked).toEqual(new Set(['1 oda', '2 regular']))
})

test('an illegal action is refused and changes nothing', async () => {
  const match = must(await openMatch(halfPint, { ...THREE, options: {}, seed: 'tea' }))
  await match.next()
  const before = match.view()
  expect(await match.act({ type: 'predict', prediction: 9 })).toMatchObject({
    ok: false,
    problem: { code: 'bad-prediction' },
  })
  expect(match.view()).toEqual(before)
})

test('a table that the rules do not allow is refused', async () => {
  const two = await openMatch(herzlos, { name: 'You', ...randomOpponents(1), options: {} })
  expect(two).toMatchObject({ ok: false, problem: { code: 'bad-seats' } })
  const options = await openMatch(herzlos, { ...THREE, options: { rounds: 9 } })
  expect(options).toMatchObject({ ok: false, problem: { code: 'bad-option' } })
})

test('a match can be resumed from its log after every event, and ends like any other', async () => {
  let match = must(await openMatch(halfPint, { ...THREE, options: { rounds: 1 }, seed: 'tea' }))
  let compared = 0
  while (match.due() !== 'over') {
    // The bots may be ahead of the player's view, but not when all of them wait.
    const before = match.due() === 'me' ? JSON.stringify(match.view()) : null
    // Written to a file and read again.
    const log = JSON.parse(JSON.stringify(await match.log()))
    match = must(await resumeMatch(halfPint, log, THREE.think))
    if (match.due() === 'me') {
      if (before !== null) {
        expect(JSON.stringify(match.view())).toBe(before)
        compared++
      }
      must(await match.act(firstOf(match.view())))
    } else await match.next()
  }
  expect(compared).toBeGreaterThan(2)
  const { players, state } = must(halfPint.records.read(await match.record()))
  expect(players).toEqual(NAMES)
  expect(state.result).not.toBeNull()
})

test('a log that is finished, of another game or invalid cannot be resumed', async () => {
  const match = must(await openMatch(halfPint, { ...THREE, options: { rounds: 1 }, seed: 'tea' }))
  expect(await resumeMatch(herzlos, await match.log(), THREE.think)).toMatchObject({
    problem: { code: 'no-left-game' },
  })
  expect(await resumeMatch(halfPint, [], THREE.think)).toMatchObject({ ok: false })
  await finish(match, firstOf)
  expect(await resumeMatch(halfPint, await match.log(), THREE.think)).toMatchObject({
    problem: { code: 'no-left-game' },
  })
})

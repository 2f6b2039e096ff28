import { must } from '@halfpint/core'
import { expect, test } from 'vitest'
import { dealt, type Pub, shareOf } from '../test/pub.ts'
import type { Command } from './command.ts'
import { questionFor } from './question.ts'
import { gameOf } from './table.ts'
import { pauseTimeOf, timersOf } from './timer.ts'

const predict = (prediction: number): Command => ({ type: 'act', action: { type: 'predict', prediction } })
const predictionsSeenBy = (pub: Pub, viewer: number | 'spectator') =>
  (pub.host.view(viewer).match!.state as unknown as { predictions: unknown }).predictions

test('a choice can be changed until the last player has chosen', async () => {
  const pub = await dealt(3)
  await pub.run(0, predict(1))
  await pub.run(1, predict(0))
  expect(predictionsSeenBy(pub, 2)).toEqual(['?', '?', null])
  await pub.run(0, { type: 'retract' })
  expect(predictionsSeenBy(pub, 0)).toEqual([null, '?', null])
  expect(predictionsSeenBy(pub, 'spectator')).toEqual([null, '?', null])
  expect(pub.host.table().match?.since.map(since => since !== null)).toEqual([true, false, true])
  await pub.run(0, predict(2))
  await pub.run(2, predict(1))
  expect(predictionsSeenBy(pub, 'spectator')).toEqual([2, 0, 1])
  expect(await pub.refused(0, { type: 'retract' })).toBe('nothing-to-retract')
  // Bets are choices of their own.
  await pub.run(0, { type: 'act', action: { type: 'bet', on: 1 } })
  await pub.run(0, { type: 'retract' })
  await pub.run(0, { type: 'act', action: { type: 'bet', on: 2 } })
  expect(pub.host.table().match?.choices?.made.map(({ seat }) => seat)).toEqual([0])
})

test('a card on the table and a choice that was not made cannot be taken back', async () => {
  const pub = await dealt(3)
  expect(await pub.refused(0, { type: 'retract' })).toBe('nothing-to-retract')
  for (const seat of [0, 1, 2]) await pub.run(seat, predict(0))
  for (const [seat, on] of [1, 2, 0].entries()) {
    await pub.run(seat, { type: 'act', action: { type: 'bet', on } })
  }
  const seat = pub.host.table().match!.since.findIndex(since => since !== null)
  await pub.run(seat, { type: 'act', action: questionFor(pub.host.table(), seat, 'random', '')!.legal[0]! })
  expect(await pub.refused(seat, { type: 'retract' })).toBe('nothing-to-retract')
})

test('a pass of Herzlos can be changed, and the cards come back to the hand', async () => {
  const pub = await dealt(3, { game: 'herzlos' })
  const hand = () => (pub.host.table().match!.state as unknown as { hands: string[][] }).hands[1]
  const before = hand()
  const { legal } = questionFor(pub.host.table(), 1, 'random', '')!
  await pub.run(1, { type: 'act', action: legal[0]! })
  await pub.run(1, { type: 'retract' })
  expect(hand()).toEqual(before)
  await pub.run(1, { type: 'act', action: legal.at(-1)! })
})

test('the record of a match has the last choice only', async () => {
  const pub = await dealt(3)
  await pub.run(0, predict(1))
  await pub.run(0, { type: 'retract' })
  for (const seat of [0, 1, 2]) await pub.run(seat, predict(seat === 0 ? 3 : 0))
  const { rounds } = must(await pub.host.record()) as unknown as { rounds: { predictions: number[] }[] }
  expect(rounds[0]?.predictions).toEqual([3, 0, 0])
})

test('taking back a choice does not stop the clock', async () => {
  const pub = await dealt(3, { clock: { move: 10_000, bank: 0 } })
  const [since] = pub.host.table().match!.since
  pub.clock.pass(4_000)
  await pub.run(0, predict(1))
  pub.clock.pass(4_000)
  await pub.run(0, { type: 'retract' })
  expect(pub.host.table().match!.since[0]).toBe(since)
})

/** A table of three after its first round. */
const afterRound = async (setup = {}): Promise<Pub> => {
  const pub = await dealt(3, { options: { rounds: 2 }, pause: 20_000, ...setup })
  while (pub.host.table().match?.state.round === 0) {
    const seat = pub.host.table().match!.since.findIndex(since => since !== null)
    await pub.run(seat, { type: 'act', action: questionFor(pub.host.table(), seat, 'random', '')!.legal[0]! })
  }
  return pub
}
const isWaiting = ({ host }: Pub): boolean => {
  const { match } = host.table()
  return match!.pledge === null && gameOf(host.table()).turn(match!.state).kind === 'chance'
}

test('after a round the table waits until all players who are here are ready', async () => {
  const pub = await afterRound()
  expect([isWaiting(pub), pub.host.table().match?.pause?.ready]).toEqual([true, [false, false, false]])
  await pub.run(1, { type: 'ready' })
  await pub.run(1, { type: 'ready' })
  expect(pub.host.view(0).match?.pause?.ready).toEqual([false, true, false])
  await pub.run(0, { type: 'ready' })
  // The last one goes away instead of answering.
  await pub.run(2, { type: 'disconnect', node: 'front' })
  expect([isWaiting(pub), pub.host.table().match?.pause]).toEqual([false, null])
})

test('after the time of the pause the next round begins by itself', async () => {
  const pub = await afterRound()
  const until = pauseTimeOf(pub.host.table())!
  expect(timersOf(pub.host.table())).toEqual([{ kind: 'next-round', at: until }])
  pub.clock.pass(until - pub.clock.now() - 1)
  await pub.host.drive()
  expect(isWaiting(pub)).toBe(true)
  pub.clock.pass(1)
  await pub.host.drive()
  expect(isWaiting(pub)).toBe(false)
  // A command that was on its way changes nothing.
  const { version } = pub.host.table()
  await pub.run(0, { type: 'ready' })
  expect(pub.host.table().version).toBe(version)
})

test('a table without a pause, and a player who is alone, do not wait', async () => {
  expect(isWaiting(await afterRound({ pause: undefined }))).toBe(false)
  const pub = await dealt(3, { options: { rounds: 2 }, pause: 20_000, grace: 0 })
  for (const seat of [1, 2]) await pub.run(seat, { type: 'leave' })
  for (let step = 0; step < 200 && pub.host.table().match?.state.round === 0; step++) {
    await pub.host.drive()
    const [since] = pub.host.table().match!.since
    if (since === null || since === undefined) continue
    await pub.run(0, { type: 'act', action: questionFor(pub.host.table(), 0, 'random', '')!.legal[0]! })
  }
  expect(isWaiting(pub)).toBe(false)
})

test('a seat that a new player takes after the pause has its share in the deal', async () => {
  const pub = await afterRound()
  for (const seat of [0, 1, 2]) await pub.run(seat, { type: 'ready' })
  for (const seat of [0, 1, 2]) await pub.run(seat, shareOf(seat))
  expect(pub.host.table().match?.pledge?.dealt).toBe(true)
})

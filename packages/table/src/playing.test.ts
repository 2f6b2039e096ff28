import { type Json, seeded } from '@halfpint/core'
import { drawSecret, pledgeOf, sealOf, seedOf } from '@halfpint/fair'
import { expect, test } from 'vitest'
import { dealt, finish, openPub, shareOf } from '../test/pub.ts'
import type { Command } from './command.ts'

test('a match starts when no seat is open; open ones can be filled with bots', async () => {
  const pub = await openPub({ seats: 4 }, 2)
  expect(await pub.refused(0, { type: 'start' })).toBe('seats-open')
  expect(await pub.refused(0, { type: 'start', fill: 'hal' })).toBe('unknown-bot')
  await pub.run(0, { type: 'start', fill: 'bruno' })
  const { phase, match, matches } = pub.host.table()
  expect({ phase, matches, players: match?.players }).toEqual({
    phase: 'playing',
    matches: 1,
    players: ['Ann', 'Ben', 'bruno', 'bruno 2'],
  })
})

test('cards are dealt as soon as every connected device has added its share', async () => {
  const pub = await openPub({}, 3)
  await pub.run(2, { type: 'disconnect', node: 'front' })
  await pub.run(0, { type: 'start' })
  const { pledge } = pub.host.table().match ?? {}
  expect(pledge).toMatchObject({ round: 0, dealt: false, shares: [null, null, null] })
  await pub.run(0, shareOf(0))
  expect(await pub.refused(0, shareOf(0))).toBe('already-chosen')
  expect(await pub.refused(1, { type: 'share', share: 'AB' })).toBe('bad-share')
  expect(pub.host.table().match?.pledge?.dealt).toBe(false)
  await pub.run(1, shareOf(1))
  expect(pub.host.table().match?.pledge?.dealt).toBe(true)
  expect(await pub.refused(2, shareOf(2))).toBe('no-share-awaited')
})

test('a device can only add the share that it sealed, and the proof contains the seals', async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  const { pledge } = pub.host.table().match ?? {}
  const share = drawSecret(seeded('sealed'))
  const deal = { table: pub.host.id, match: 1, round: 0, pledge: pledge?.pledge ?? '' }
  expect(await pub.refused(1, { type: 'seal', seal: 'AB' })).toBe('bad-share')
  await pub.run(1, { type: 'seal', seal: sealOf(deal, 1, share) })
  expect(await pub.refused(1, { type: 'seal', seal: sealOf(deal, 1, 'ab'.repeat(32)) })).toBe('already-chosen')
  expect(await pub.refused(1, shareOf(1))).toBe('share-not-sealed')
  await pub.run(1, { type: 'share', share })
  expect(await pub.refused(1, { type: 'seal', seal: sealOf(deal, 1, share) })).toBe('already-chosen')
  await pub.run(0, shareOf(0))
  expect(await pub.refused(0, { type: 'seal', seal: sealOf(deal, 0, share) })).toBe('already-chosen')
  expect(pub.host.table().match?.pledge).toMatchObject({ seals: [null, sealOf(deal, 1, share), null] })
})

test('the pledge binds the seed to this table, match and round', async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  const { seed = '', secret = '', pledge } = pub.host.table().match?.pledge ?? {}
  expect(pledge).toBe(pledgeOf(seed))
  expect(seed).toBe(seedOf({ table: pub.host.id, match: 1, round: 0 }, secret))
  expect(seed).not.toBe(seedOf({ table: pub.host.id, match: 1, round: 1 }, secret))
})

test('a deal waits at most two seconds for shares', async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  await pub.run(1, shareOf(1))
  expect(pub.host.due()).toBe(pub.clock.now() + 2000)
  pub.clock.pass(1999)
  await pub.host.drive()
  expect(pub.host.table().match?.pledge?.dealt).toBe(false)
  pub.clock.pass(1)
  await pub.host.drive()
  expect(pub.host.table().match?.pledge).toMatchObject({ dealt: true, shares: [null, expect.any(String), null] })
})

test('a deal waits six seconds for a device that has sealed its share', async () => {
  const pub = await openPub({}, 3)
  await pub.run(0, { type: 'start' })
  const { at = 0, round = 0, pledge = '' } = pub.host.table().match?.pledge ?? {}
  const share = drawSecret(seeded('slow'))
  await pub.run(0, shareOf(0))
  await pub.run(1, { type: 'seal', seal: sealOf({ table: pub.host.id, match: 1, round, pledge }, 1, share) })
  expect(pub.host.due()).toBe(at + 6000)
  pub.clock.pass(5000)
  await pub.host.drive()
  expect(pub.host.table().match?.pledge?.dealt).toBe(false)
  // The third device has sent nothing, so the deal no longer waits for it.
  await pub.run(1, { type: 'share', share })
  expect(pub.host.table().match?.pledge).toMatchObject({ dealt: true, shares: [expect.any(String), share, null] })
})

test('the table refuses illegal and malformed actions', async () => {
  const pub = await dealt()
  const act = (action: Json): Command => ({ type: 'act', action })
  expect(await pub.refused(0, act({ type: 'predict', prediction: 9 }))).toBe('bad-prediction')
  expect(await pub.refused(0, act({ type: 'bet', on: 1 }))).toBe('wrong-phase')
  expect(await pub.refused(0, act({ type: 'sing' }))).toBe('bad-action')
  expect(await pub.refused(0, act(null))).toBe('bad-action')
  const { version } = pub.host.table()
  expect(await pub.run(0, act({ type: 'predict', prediction: 1 }))).toBe(version + 1)
  expect(await pub.refused(0, act({ type: 'predict', prediction: 1 }))).toBe('already-chosen')
})

test('actions and shares are refused without a match', async () => {
  const { refused } = await openPub()
  expect(await refused(0, { type: 'act', action: { type: 'predict', prediction: 1 } })).toBe('no-match')
  expect(await refused(0, shareOf(0))).toBe('no-match')
  expect(await refused(0, { type: 'rematch' })).toBe('no-match')
})

test('the seed is revealed together with the last card of the round', async () => {
  const pub = await dealt(2, { options: { rounds: 1 } })
  await finish(pub)
  const { match, phase } = pub.host.table()
  expect(phase).toBe('over')
  expect(match?.proofs).toHaveLength(match?.state.round ?? 0)
  expect(match?.pledge).toBeNull()
})

test('a rematch starts when all present players want one, with the next seat as the starting player', async () => {
  const pub = await dealt(3, { grace: 5000 })
  expect(await pub.refused(0, { type: 'rematch' })).toBe('match-under-way')
  await finish(pub)
  await pub.run(2, { type: 'disconnect', node: 'front' })
  await pub.run(1, { type: 'rematch' })
  expect(await pub.refused(1, { type: 'rematch' })).toBe('already-chosen')
  expect(pub.host.table().phase).toBe('over')
  pub.clock.pass(5000)
  await pub.run(0, { type: 'rematch' })
  const { match, phase, matches } = pub.host.table()
  expect({ phase, matches, number: match?.number }).toEqual({ phase: 'playing', matches: 2, number: 2 })
  expect(match?.state).toMatchObject({ start: 1, round: 0 })
})

test('a rematch waits for a player who just left; the host need not wait', async () => {
  const pub = await dealt(3, { grace: 5000 })
  await finish(pub)
  await pub.run(2, { type: 'disconnect', node: 'front' })
  await pub.run(1, { type: 'rematch' })
  await pub.run(0, { type: 'rematch' })
  expect(pub.host.table().phase).toBe('over')
  await pub.run(0, { type: 'start' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 2 })
})

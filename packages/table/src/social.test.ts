import type { Json } from '@halfpint/core'
import { expect, test } from 'vitest'
import { keyOf, openPub, type Pub, person, shareOf } from '../test/pub.ts'
import { standInTimeOf } from './duty.ts'
import { questionFor } from './question.ts'
import { summaryOf } from './summary.ts'

const sit = (seat: number, chair?: number) =>
  ({ type: 'sit', person: person(seat), key: keyOf(seat), ...(chair === undefined ? {} : { seat: chair }) }) as const

/** Plays the first legal action for these people, and lets the bots play, until the table is so. */
const playUntil = async (pub: Pub, people: readonly number[], reached: () => boolean): Promise<void> => {
  for (let step = 0; step < 500 && !reached(); step++) {
    await pub.host.drive()
    for (const seat of people) {
      const table = pub.host.table()
      if (reached()) return
      const chair = table.chairs[seat]
      if (chair?.kind !== 'person') continue
      if (table.match?.pledge?.dealt === false && table.match.pledge.shares[seat] === null)
        await pub.wish(seat, shareOf(seat))
      else if (table.match?.since[seat] != null) {
        await pub.wish(seat, { type: 'act', action: questionFor(table, seat, '', '')?.legal[0] as Json })
      }
    }
    pub.clock.pass(2_000)
  }
  if (!reached()) throw new Error('never reached')
}

const cardsAreOut = (pub: Pub) => () => pub.host.table().match?.pledge?.dealt === true

test('a chair that is left in mid-round is free with the next deal, and nobody sees the hand that lay there', async () => {
  const pub = await openPub({ seats: 3, options: { rounds: 2 } }, 2)
  await pub.wish(0, { type: 'start', fill: 'regular' })
  await playUntil(pub, [0, 1], cardsAreOut(pub))
  await pub.wish(0, { type: 'empty', seat: 1 })
  await pub.wish('rail', sit(3, 1))
  expect(pub.host.table().chairs[1]?.kind).toBe('bot')
  expect(pub.host.table().keys[1]).toBe(null)
  expect(await pub.refused('rail', sit(4, 1))).toBe('chair-taken')
  expect(await pub.refused('rail', sit(3))).toBe('already-seated')
  // Nobody at the table or on the rail is told the key.
  expect(JSON.stringify([pub.host.view('rail'), pub.host.view(0)])).not.toContain(keyOf(3))
  await playUntil(pub, [0], () => pub.host.table().chairs[1]?.kind === 'person')
  const { match, chairs } = pub.host.table()
  expect(match?.pledge?.dealt ?? false).toBe(false)
  expect(match?.state.round).toBe(1)
  expect(chairs[1]).toMatchObject({ person: { name: 'Dora' } })
})

test("a late friend takes a bot's chair with the next deal; the host may send them off again or lock the table", async () => {
  const pub = await openPub({ seats: 3, options: { rounds: 2 } }, 1)
  await pub.wish(0, { type: 'start', fill: 'regular' })
  await playUntil(pub, [0], cardsAreOut(pub))
  expect(summaryOf(pub.host.table()).summary).toMatchObject({ open: 2 })
  await pub.wish('rail', sit(1))
  await pub.wish(0, { type: 'empty', seat: 1, ban: true })
  expect(pub.host.table().reserved).toEqual([null, null, null])
  expect(await pub.refused('rail', sit(1))).toBe('not-welcome')
  await pub.wish(0, { type: 'lock', on: true })
  expect(await pub.refused('rail', sit(2))).toBe('table-locked')
  await pub.wish(0, { type: 'lock', on: false })
  await pub.wish('rail', sit(2, 2))
  await playUntil(pub, [0], () => pub.host.table().chairs[2]?.kind === 'person')
  expect(pub.host.view(2).chairs[2]).toMatchObject({ person: { name: 'Cem' }, sat: pub.host.table().version - 1 })
})

test('who took a chair since then is given a whole view, not what others saw', async () => {
  const pub = await openPub({ seats: 3 }, 1)
  const { version } = pub.host.table()
  await pub.wish('rail', sit(1))
  const heard: string[] = []
  pub.host.join(1, version, ({ kind }) => heard.push(kind))
  expect(heard).toEqual(['view'])
})

test('the role of the host passes on when the host is gone, in the lobby too', async () => {
  const pub = await openPub({ seats: 4 }, 3)
  await pub.wish(0, { type: 'go', door: 'front' })
  await pub.wish(1, { type: 'go', door: 'front' })
  pub.clock.pass(59_000)
  await pub.host.drive()
  expect(pub.host.table().host).toBe(0)
  pub.clock.pass(2_000)
  await pub.host.drive()
  expect(pub.host.table().host).toBe(2)
})

test('a match can be ended by its host, without a result, and another one started', async () => {
  const pub = await openPub({ seats: 3 }, 2)
  expect(await pub.refused(0, { type: 'end-match' })).toBe('no-match')
  await pub.wish(0, { type: 'start', fill: 'regular' })
  expect(await pub.refused(1, { type: 'end-match' })).toBe('not-the-host')
  await pub.wish(0, { type: 'end-match' })
  expect(pub.host.table()).toMatchObject({ phase: 'gathering', match: null })
  await pub.wish(0, { type: 'start' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', match: { number: 2 } })
})

test('who is away is waited for as long as agreed: until then everybody can see when a bot plays, or let it play now', async () => {
  const pub = await openPub({ seats: 3, grace: null }, 2)
  await pub.wish(0, { type: 'start', fill: 'regular' })
  await playUntil(pub, [0, 1], cardsAreOut(pub))
  await pub.wish(1, { type: 'go', door: 'front' })
  expect(standInTimeOf(pub.host.table(), 1)).toBe(null)
  pub.clock.pass(365 * 86_400_000)
  await pub.host.drive()
  expect(pub.host.table().chairs[1]).toMatchObject({ standIn: null })
  expect(await pub.refused(0, { type: 'stand-in', seat: 0 })).toBe('is-here')
  await pub.wish(0, { type: 'stand-in', seat: 1 })
  expect(pub.host.table().chairs[1]).toMatchObject({ standIn: 'regular' })

  const usual = await openPub({ seats: 3 }, 2)
  await usual.wish(0, { type: 'start', fill: 'regular' })
  await playUntil(usual, [0, 1], cardsAreOut(usual))
  await usual.wish(1, { type: 'go', door: 'front' })
  expect(standInTimeOf(usual.host.table(), 1)).toBe(usual.clock.now() + 120_000)
})

test('a table is in the list while somebody is there', async () => {
  const pub = await openPub({ seats: 3, listed: true }, 1)
  expect(summaryOf(pub.host.table()).listed).toBe(true)
  await pub.wish(0, { type: 'go', door: 'front' })
  expect(summaryOf(pub.host.table()).listed).toBe(false)
})

test('the rail can cheer, and two people who are called alike are told apart', async () => {
  const pub = await openPub({ seats: 5 }, 1)
  await pub.wish('rail', { type: 'cheer', reaction: 'bravo' })
  expect(await pub.refused('rail', { type: 'cheer', reaction: 'boo' })).toBe('unknown-reaction')
  for (const [id, name] of [
    ['a', 'Ann'],
    ['b', 'Аnn'],
    ['c', 'A\u200dnn\ufe0f'],
  ] as const) {
    await pub.wish('rail', { type: 'sit', person: { id, name, symbol: 'mug' }, key: keyOf(id.charCodeAt(0)) })
  }
  const names = pub.host.table().chairs.map(chair => (chair.kind === 'person' ? chair.person.name : ''))
  expect(names.slice(0, 4)).toEqual(['Ann', 'Ann 2', 'Аnn 3', 'Ann 4'])
})

test('nobody waits with the rematch for somebody for whom a bot has played to the end', async () => {
  const pub = await openPub({ grace: 600_000 }, 3)
  await pub.wish(0, { type: 'start' })
  await playUntil(pub, [0, 1, 2], cardsAreOut(pub))
  await pub.wish(2, { type: 'go', door: 'front' })
  await pub.wish(0, { type: 'stand-in', seat: 2 })
  await playUntil(pub, [0, 1], () => pub.host.table().phase === 'over')
  await pub.wish(1, { type: 'rematch' })
  await pub.wish(0, { type: 'rematch' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 2 })
})

test('at a table that waits for ever, a rematch waits for who is away too; the host can still start one', async () => {
  const pub = await openPub({ grace: null }, 3)
  await pub.wish(0, { type: 'start' })
  await playUntil(pub, [0, 1, 2], () => pub.host.table().phase === 'over')
  await pub.wish(2, { type: 'go', door: 'front' })
  pub.clock.pass(7 * 86_400_000)
  await pub.wish(0, { type: 'rematch' })
  await pub.wish(1, { type: 'rematch' })
  expect(pub.host.table()).toMatchObject({ phase: 'over', matches: 1 })
  await pub.wish(2, { type: 'rematch' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 2 })
  await playUntil(pub, [0, 1, 2], () => pub.host.table().phase === 'over')
  await pub.wish(0, { type: 'start' })
  expect(pub.host.table()).toMatchObject({ phase: 'playing', matches: 3 })
})

import { memoryStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { openResultStore, type StoredResult } from './results.ts'

const [TODAY, DAY] = [Date.UTC(2026, 10, 16, 12), 86_400_000]

const result = (person: string, at: number): StoredResult => ({ person, name: person, at, points: 1, choices: [] })

test('results that have expired are deleted from the log, and others stay', async () => {
  const store = memoryStore()
  let [now, expiredBefore] = [TODAY, Number.NEGATIVE_INFINITY]
  const open = () =>
    openResultStore(
      store,
      () => now,
      30,
      () => expiredBefore,
    )
  const [one, other] = [open(), open()]
  const enter = (person: string) => one.enter('list', result(person, now), async () => ({ ok: true, value: null }))
  const namesIn = async (results: typeof one) => (await results.read('list')).map(({ name }) => name)
  await enter('old')
  now += 20 * DAY
  await enter('new')
  expect([await namesIn(one), await namesIn(other)]).toEqual([
    ['old', 'new'],
    ['old', 'new'],
  ])
  now += 20 * DAY
  // Hidden, but not deleted before a sweep has believed the clock.
  expect(await namesIn(one)).toEqual(['new'])
  expect(JSON.stringify(await store.read('sheet-list'))).toContain('"name":"old"')
  expiredBefore = now - 30 * DAY
  expect([await namesIn(one), await namesIn(other)]).toEqual([['new'], ['new']])
  expect(JSON.stringify(await store.read('sheet-list'))).not.toContain('"name":"old"')
  expect(JSON.stringify(await store.read('sheet-list'))).toContain('"name":"new"')
})

test('the file is erased when a result was deleted, and not for a key without results', async () => {
  const store = memoryStore()
  let erased = 0
  const results = openResultStore(
    {
      ...store,
      erase: async () => {
        erased += 1
      },
    },
    () => TODAY,
    30,
    () => Number.NEGATIVE_INFINITY,
  )
  await results.enter('list', result('ann', TODAY), async () => ({ ok: true, value: null }))
  expect([await results.deleteAllOf('stranger'), erased]).toEqual([0, 0])
  expect([await results.deleteAllOf('ann'), erased]).toEqual([1, 1])
})

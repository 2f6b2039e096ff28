import { must, seeded } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { dropDatabase, freshDatabase, postgresSkipped } from '@halfpint/store/testing'
import { isPresent, openHost, spectatorCount } from '@halfpint/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { play } from '../test/player.ts'
import { ask, serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'
import { journalIn } from './journal.ts'

const environment = { now: Date.now, random: seeded('heal'), think: async () => 0 }

/** Connects a player through another process. */
const comeThrough = async (store: Store, table: string, seat: number, node: string): Promise<void> => {
  const host = must(await openHost(journalIn(store, table), environment))
  must(await host.run(seat, null, { type: 'connect', node }))
  must(await host.run('spectator', null, { type: 'count-spectators', node, count: 2 }))
}

const presence = async (url: string, table: string): Promise<boolean[]> => {
  const { json } = await ask(`${url}/api/tables/${table}`)
  return (json.seats as unknown as never[]).map(seatState => isPresent(seatState))
}

let database = ''
beforeAll(async () => {
  if (!postgresSkipped) database = await freshDatabase()
})
afterAll(async () => {
  if (database !== '') await dropDatabase(database)
})

test.each(['memory:', ...(postgresSkipped ? [] : ['postgres'])])(
  'on %s, a player who connected through a dead process is away after the next check',
  async kind => {
    const place = kind === 'postgres' ? database : kind
    const store = must(await openStore(place))
    const open: Store = { ...store, close: async () => {} }
    let ahead = 0
    const service = await serve({}, open, () => Date.now() + ahead)
    const setup = { game: 'herzlos', seats: 4, grace: 600_000 }
    const company = await gather(() => service.url, setup, seeded('heal'), { plays: false, people: 3 })
    const [ann, ben, cem] = company.players
    await ann?.until(view => view.seats.filter(isPresent).length === 3)
    ben?.leave()
    cem?.leave()
    await ann?.until(view => view.seats.filter(isPresent).length === 1)
    await comeThrough(store, company.table, 1, 'a dead process')
    await comeThrough(store, company.table, 2, 'a living process')
    await ann?.until(view => view.seats.filter(isPresent).length === 3)
    expect(await presence(service.url, company.table)).toEqual([true, true, true, false])

    ahead = 60_000
    const breath = setInterval(() => {
      void store.claims?.claim('process a living process', 'a living process', 60_000)
    }, 100)
    // Only on PostgreSQL can another process be alive.
    const left = kind === 'postgres' ? [true, false, true, false] : [true, false, false, false]
    // The process has been asked by now. Give it the time in which it could answer.
    await new Promise(resolve => setTimeout(resolve, 2_500))
    ahead += 20_000
    await ann?.until(view => String(view.seats.map(isPresent)) === String(left))
    await ann?.until(view => spectatorCount(view) === (kind === 'postgres' ? 2 : 0))
    clearInterval(breath)
    company.leave()
    await service.stop()
    await store.close()
  },
)

test('spectators are counted when they come and when they go', async () => {
  const service = await serve()
  const setup = { game: 'herzlos', seats: 4 }
  const company = await gather(() => service.url, setup, seeded('spectator'), { plays: false, people: 1 })
  const [ann] = company.players
  const spectator = {
    url: () => service.url,
    table: company.table,
    seat: 'spectator',
    random: seeded('spectator'),
  } as const
  const [first, second] = [play(spectator), play(spectator)]
  await ann?.until(view => spectatorCount(view) === 2)
  second.leave()
  await ann?.until(view => spectatorCount(view) === 1)
  expect(await first.send({ type: 'say', text: 'hi' })).toMatchObject({ answer: 'refused', code: 'not-seated' })
  first.leave()
  await ann?.until(view => spectatorCount(view) === 0)
  company.leave()
  await service.stop()
})

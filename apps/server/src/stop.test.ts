import { must, seeded } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { isPresent } from '@halfpint/table'
import { expect, test } from 'vitest'
import { ask, serve } from './test/serve.ts'
import { gather } from './test/testtable.ts'

/** A store in memory that survives the first of two servers. */
const kept = async (): Promise<Store> => {
  const store = must(await openStore('memory:'))
  return { ...store, close: async () => {} }
}

test('a stop finishes requests and ends streams with a delay to reconnect, and games continue after the restart', async () => {
  let slow = 0
  let reached = 0
  const quick = await kept()
  const store: Store = {
    ...quick,
    async append(...words) {
      reached++
      await new Promise(resolve => setTimeout(resolve, slow))
      return quick.append(...words)
    },
  }
  let service = await serve({}, store)
  const setup = { game: 'herzlos', seats: 4, options: { rounds: 2 } }
  const company = await gather(() => service.url, setup, seeded('stop'))
  await company.players[0]?.send({ type: 'start' })
  await company.players[1]?.until(view => view.version > 30)

  const before = reached
  slow = 100
  const line = { id: 'last', command: { type: 'say', text: 'bye' } }
  const open = ask(`${service.url}/api/tables/${company.table}/commands`, 'POST', line, company.players[0]?.token)
  while (reached === before) await new Promise(resolve => setTimeout(resolve, 1))
  const [answered] = await Promise.all([open, service.stop()])
  expect(answered.status).toBe(200)
  slow = 0
  for (const player of company.players) expect(player.heard.at(-1)).toEqual({ type: 'bye', retry: 1000 })

  service = await serve({ port: 0 }, store)
  const ends = await Promise.all(company.players.map(player => player.until(view => view.phase === 'over')))
  expect(new Set(ends.map(view => view.version)).size).toBe(1)
  company.leave()
  await service.stop()
})

test('a seat is present while it has a stream, and no seat is present after a stop', async () => {
  const store = await kept()
  const service = await serve({}, store)
  const setup = { game: 'herzlos', seats: 3, grace: 600_000 }
  const company = await gather(() => service.url, setup, seeded('here'), { plays: false })
  const [ann, ben, cem] = company.players
  await ann?.until(view => view.seats.every(isPresent))
  ben?.cut()
  await ann?.until(view => view.version > 0)
  cem?.leave()
  const alone = await ann?.until(view => !isPresent(view.seats[2]))
  // Ben reconnected before he counted as away.
  expect(alone?.seats.map(seatState => isPresent(seatState))).toEqual([true, true, false])
  await service.stop()
  company.leave()
  const next = await serve({}, store)
  const { json } = await ask(`${next.url}/api/tables/${company.table}`)
  expect((json.seats as unknown as never[]).map(seatState => isPresent(seatState))).toEqual([false, false, false])
  await next.stop()
})

test('the stream of a removed player ends for good', async () => {
  const service = await serve()
  const setup = { game: 'herzlos', seats: 3 }
  const company = await gather(() => service.url, setup, seeded('door'), { plays: false })
  const [ann, ben] = company.players
  await ann?.until(view => isPresent(view.seats[1]))
  await ann?.send({ type: 'clear-seat', seat: 1 })
  await ann?.until(view => view.seats[1]?.kind === 'open')
  const again = await ask(`${service.url}/api/tables/${company.table}/events`, 'GET', undefined, ben?.token)
  expect(again.status).toBe(401)
  expect(ben?.heard.at(-1)).toEqual({ type: 'bye', retry: null })
  company.leave()
  await service.stop()
})

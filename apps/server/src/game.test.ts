import { seeded } from '@halfpint/core'
import { findGame } from '@halfpint/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from './service.ts'
import { ask, serve } from './test/serve.ts'
import { gather } from './test/testtable.ts'

let service: Service
beforeAll(async () => {
  service = await serve()
})
afterAll(() => service.stop())

test.each([
  ['half-pint-heroes', 2],
  ['half-pint-heroes', 4],
  ['half-pint-heroes', 7],
  ['herzlos', 3],
  ['herzlos', 5],
])('a whole game of %s with %i players works over the API alone, and its record is valid', async (game, seats) => {
  const random = seeded(`${game} ${seats}`)
  const company = await gather(() => service.url, { game, seats, options: { rounds: 2 } }, random)
  await company.players[0]?.send({ type: 'start' })
  const ends = await Promise.all(company.players.map(player => player.until(view => view.phase === 'over')))
  company.leave()

  expect(ends.map(view => view.match?.state)).toEqual(
    ends.map(view => ({ ...ends[0]?.match?.state, viewer: view.viewer })),
  )
  const refused = company.players.flatMap(player => player.sent.filter(({ answer }) => answer === 'refused'))
  expect(refused).toEqual([])
  const { status, json } = await ask(`${service.url}/api/tables/${company.table}/records/1`)
  expect(status).toBe(200)
  const found = findGame(game)
  const read = found.ok ? found.value.records.read(json) : found
  expect(read).toMatchObject({ ok: true, value: { players: ends[0]?.match?.players } })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { memoryStore, openStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { ask, serve } from '../test/serve.ts'

const NOON = Date.UTC(2026, 10, 16, 12)

const transferUrl = (url: string, id: string, way = 'there'): string =>
  `${url}/api/parcels/${id.padEnd(14, 'x')}/${way}`

test('a transfer can be fetched once, expires after 15 minutes, and has a maximum size', async () => {
  let now = NOON
  const service = await serve({}, memoryStore(), () => now)
  const parcel = (id: string, way = 'there'): string => `${service.url}/api/parcels/${id}/${way}`
  const id = 'abcdefghjkmnpq'
  expect((await ask(parcel(id), 'PUT', { parcel: 'x'.repeat(1_000_000) })).status).toBe(200)
  expect((await ask(parcel(id), 'PUT', { parcel: 'other' })).json.problem?.code).toBe('parcel-there')
  expect((await ask(parcel(id))).status).toBe(200)
  expect((await ask(parcel(id))).json.problem?.code).toBe('no-parcel')
  await ask(parcel(id), 'PUT', { parcel: 'late' })
  now = NOON + 16 * 60_000
  expect((await ask(parcel(id))).status).toBe(404)
  now = NOON
  expect((await ask(parcel(id), 'PUT', { parcel: 'x'.repeat(2_000_000) })).status).toBe(413)
  expect((await ask(parcel(id, 'sideways'), 'PUT', { parcel: 'x' })).status).toBe(400)
  await service.stop()
})

test('all transfers together have a limit, and fetched or expired transfers free their space', async () => {
  let now = NOON
  const service = await serve({}, memoryStore(), () => now)
  const put = (id: string) => ask(transferUrl(service.url, id), 'PUT', { parcel: 'x'.repeat(1_500_000) })
  for (let at = 0; at < 21; at++) expect((await put(`a${at}`)).status).toBe(200)
  expect(await put('over')).toMatchObject({ status: 503, json: { problem: { code: 'transfers-full' } } })
  expect((await ask(transferUrl(service.url, 'a0'))).status).toBe(200)
  expect((await put('fits')).status).toBe(200)
  expect((await put('over')).status).toBe(503)
  now += 16 * 60_000
  expect((await put('over')).status).toBe(200)
  await service.stop()
})

const withFile = async (act: (file: string, url: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-transfer-'))
  const file = join(folder, 'halfpint.sqlite')
  const service = await serve({}, must(await openStore(file)))
  await act(file, service.url)
  await service.stop()
  rmSync(folder, { recursive: true })
}

test('one of eight simultaneous requests fetches a transfer', () =>
  withFile(async (_, at) => {
    const fetchEight = () => Promise.all(Array.from({ length: 8 }, () => ask(transferUrl(at, 'once'))))
    // Open connections let the requests arrive together.
    await fetchEight()
    await ask(transferUrl(at, 'once'), 'PUT', { parcel: 'x'.repeat(1_000_000) })
    const answers = await fetchEight()
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(404)])
  }))

test('a transfer is not written to the store file', () =>
  withFile(async (file, at) => {
    const parcel = 'unmistakable'.repeat(100_000)
    expect((await ask(transferUrl(at, 'file'), 'PUT', { parcel })).status).toBe(200)
    const bytes = ['', '-wal'].map(end => readFileSync(file + end))
    expect(bytes.some(part => part.includes('unmistakable'))).toBe(false)
    expect((await ask(transferUrl(at, 'file'))).json).toEqual({ parcel })
  }))

test('requests that are still being received count towards the limit of transfers', async () => {
  const service = await serve()
  // Each request announces its length and never sends the body.
  const head = (id: string) =>
    `PUT ${new URL(transferUrl('http://x', id)).pathname} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1500000\r\n\r\n{`
  const open = Array.from({ length: 21 }, (_, at) => {
    const socket = connect(service.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(head(`h${at}`))
    return socket
  })
  const put = () => ask(transferUrl(service.url, 'late'), 'PUT', { parcel: 'x'.repeat(1_000_000) })
  await expect.poll(async () => (await put()).json.problem?.code).toBe('transfers-full')
  for (const socket of open) socket.destroy()
  await expect.poll(async () => (await put()).json.problem?.code).not.toBe('transfers-full')
  await service.stop()
})

test('one address can use only a share of the space for transfers', async () => {
  const service = await serve({ rate: 1 })
  const put = (id: string) => ask(transferUrl(service.url, id), 'PUT', { parcel: 'x'.repeat(1_400_000) })
  const answers = [await put('a'), await put('b'), await put('c')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  await service.stop()
})

test('an address may store a limited number of transfers, and gets the waiting time when refused', async () => {
  const service = await serve({ rate: 0.1 })
  const leave = (id: string) =>
    fetch(`${service.url}/api/parcels/${id.padEnd(14, 'x')}/there`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parcel: 'x' }),
    })
  for (const id of ['a', 'b']) expect((await leave(id)).status).toBe(200)
  const refused = await leave('c')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
  await service.stop()
})

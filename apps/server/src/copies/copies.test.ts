import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { MAX_COPY_BYTES, memoryStore, openStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { drawToken } from '../tables/token.ts'
import { ask, serve } from '../test/serve.ts'

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

test('a copy is stored, read, replaced by its tag and deleted, by its token only', async () => {
  const service = await serve()
  const url = `${service.url}/api/copy`
  const [token, other] = [drawToken(), drawToken()]
  const body = randomBytes(MAX_COPY_BYTES)
  const { status, json } = await ask(url, 'PUT', { tag: null, copy: textOf(body) }, token)
  expect(status).toBe(200)
  const { tag } = json as unknown as { tag: string }
  expect((await ask(url, 'GET', undefined, token)).json).toEqual({ tag, copy: textOf(body) })
  expect((await ask(`${url}?known=${tag}`, 'GET', undefined, token)).json).toEqual({ tag })
  expect(await ask(url, 'PUT', { tag: null, copy: 'AAAA' }, token)).toMatchObject({
    status: 409,
    json: { problem: { code: 'copy-changed' } },
  })
  const second = await ask(url, 'PUT', { tag, copy: 'AAAA' }, token)
  expect(second.status).toBe(200)
  expect((await ask(url, 'PUT', { tag, copy: 'BBBB' }, token)).json.problem?.code).toBe('copy-changed')
  for (const [key, code] of [
    [other, 'no-copy'],
    [undefined, 'missing-token'],
    ['short', 'unknown-token'],
  ] as const) {
    expect((await ask(url, 'GET', undefined, key)).json.problem?.code).toBe(code)
  }
  expect((await ask(url, 'DELETE', undefined, other)).json).toEqual({ removed: false })
  expect((await ask(url, 'DELETE', undefined, token)).json).toEqual({ removed: true })
  expect(await ask(url, 'GET', undefined, token)).toMatchObject({ status: 404 })
  // Another device that has not noticed the deletion does not bring the copy back.
  const { tag: last } = second.json as unknown as { tag: string }
  expect((await ask(url, 'PUT', { tag: last, copy: 'CCCC' }, token)).json.problem?.code).toBe('no-copy')
  await service.stop()
})

test('a copy that is too large or not base64 is refused', async () => {
  const service = await serve()
  const put = (copy: string) => ask(`${service.url}/api/copy`, 'PUT', { tag: null, copy }, drawToken())
  expect((await put(textOf(randomBytes(MAX_COPY_BYTES + 3)))).status).toBe(400)
  expect((await put(textOf(randomBytes(MAX_COPY_BYTES * 2)))).status).toBe(413)
  expect((await put('ä'.repeat(8))).status).toBe(400)
  await service.stop()
})

test('an address may store a limited number of new copies, and can still replace them', async () => {
  const service = await serve({ rate: 0.2 })
  const url = `${service.url}/api/copy`
  const tokens = [drawToken(), drawToken(), drawToken()]
  const answers = []
  for (const token of tokens) answers.push(await ask(url, 'PUT', { tag: null, copy: 'AAAA' }, token))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  const { tag } = answers[0]!.json as unknown as { tag: string }
  expect((await ask(url, 'PUT', { tag, copy: 'BBBB' }, tokens[0])).status).toBe(200)
  await service.stop()
})

test('a server without space for another copy says so', async () => {
  const store = memoryStore()
  const full = { ...store, copies: { ...store.copies, write: async () => ({ kind: 'full' }) as const } }
  const service = await serve({}, full)
  expect(await ask(`${service.url}/api/copy`, 'PUT', { tag: null, copy: 'AAAA' }, drawToken())).toMatchObject({
    status: 503,
    json: { problem: { code: 'copies-full' } },
  })
  await service.stop()
})

test('the token is never in the files of the store, and a deleted copy is in none of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-copy-'))
  const place = join(folder, 'halfpint.sqlite')
  const service = await serve({}, must(await openStore(place)))
  const files = (): Buffer[] =>
    ['', '-wal', '-shm'].filter(end => existsSync(place + end)).map(end => readFileSync(place + end))
  const token = drawToken()
  const body = randomBytes(100_000)
  expect((await ask(`${service.url}/api/copy`, 'PUT', { tag: null, copy: textOf(body) }, token)).status).toBe(200)
  // No page of the file has more than 4 kB of the copy in one piece.
  const parts = Array.from({ length: 90 }, (_, at) => body.subarray(at * 1_000, at * 1_000 + 16))
  const found = () => parts.filter(part => files().some(file => file.includes(part)))
  expect(found().length).toBeGreaterThan(80)
  for (const secret of [token, Buffer.from(token, 'base64url')]) {
    expect(files().some(file => file.includes(secret))).toBe(false)
  }
  expect((await ask(`${service.url}/api/copy`, 'DELETE', undefined, token)).json).toEqual({ removed: true })
  expect(found()).toEqual([])
  await service.stop()
  rmSync(folder, { recursive: true })
})

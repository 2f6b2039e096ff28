import { must } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { expect, test } from 'vitest'
import { ask, serve } from '../test/serve.ts'

test('a client that names its version is never answered with an older one, by any process', async () => {
  const store = must(await openStore('memory:'))
  // The second process gets no notifications, as in the moment before they arrive.
  const deaf: Store = { ...store, watch: () => () => {}, close: async () => {} }
  const [one, two] = [await serve({}, store), await serve({}, deaf)]
  const setup = { game: 'herzlos', seats: 3 }
  const opened = await ask(`${one.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = opened.json as unknown as { table: string; token: string }
  const read = async (rest: string, known = ''): Promise<number> =>
    Number((await ask(`${two.url}/api/tables/${table}${rest}${known}`, 'GET', undefined, token)).json.version)
  const before = await read('')
  const accepted = await ask(
    `${one.url}/api/tables/${table}/commands`,
    'POST',
    { id: 'a', command: { type: 'say', text: 'hello' } },
    token,
  )
  const version = Number(accepted.json.version)
  expect(version).toBeGreaterThan(before)
  expect(await read('/legal')).toBe(before)
  expect(await read('/legal', `?after=${version}`)).toBeGreaterThanOrEqual(version)
  expect(await read('', `?after=${version}`)).toBeGreaterThanOrEqual(version)
  // A version that does not exist is not waited for.
  expect(await read('', '?after=999999')).toBeGreaterThanOrEqual(version)
  expect((await ask(`${two.url}/api/tables/${table}?after=soon`, 'GET', undefined, token)).status).toBe(400)
  await two.stop()
  await one.stop()
})

test('a stream never begins with an older version than its client knows from another process', async () => {
  const store = must(await openStore('memory:'))
  const deaf: Store = { ...store, watch: () => () => {}, close: async () => {} }
  const [one, two] = [await serve({}, store), await serve({}, deaf)]
  const opened = await ask(`${one.url}/api/tables`, 'POST', { setup: { game: 'herzlos', seats: 3 }, name: 'Ann' })
  const { table, token } = opened.json as unknown as { table: string; token: string }
  await ask(`${two.url}/api/tables/${table}`, 'GET', undefined, token)
  const command = { id: 'a', command: { type: 'say', text: 'hello' } }
  const { json } = await ask(`${one.url}/api/tables/${table}/commands`, 'POST', command, token)
  const stream = await fetch(`${two.url}/api/tables/${table}/events?after=${json.version}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  let text = ''
  for await (const part of stream.body as ReadableStream<Uint8Array>) {
    text += Buffer.from(part).toString()
    if (text.includes('"version"') && text.endsWith('\n')) break
  }
  const versions = text.split('\n').flatMap(line => /"version":(\d+)/.exec(line)?.[1] ?? [])
  expect(Number(versions[0])).toBeGreaterThan(Number(json.version))
  await two.stop()
  await one.stop()
})

import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'
import { formOf, openStream, type Stream } from './stream.ts'
import { openStreams } from './streams.ts'

/** A stream on a real line, and its reader. */
const openLine = async (form: 'sse' | 'ndjson', slow = (): void => {}) => {
  let stream: Stream | undefined
  const server = createServer((_request, response) => {
    stream = openStream(response, form, {}, slow)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const reader = await new Promise<IncomingMessage>(resolve => get({ port, host: '127.0.0.1', agent: false }, resolve))
  return { stream: stream as unknown as Stream, reader, close: () => server.close() }
}

const message = { sse: 'event: fact\nid: 7\ndata: {}\n\n', ndjson: '{}\n' }

test.each([
  ['sse', 'text/event-stream; charset=utf-8', 'retry: 1000\n\nevent: fact\nid: 7\ndata: {}\n\n:\n\n'],
  ['ndjson', 'application/x-ndjson; charset=utf-8', '\n{}\n\n'],
] as const)('%s says what it is, when to come back, news and signs of life', async (form, type, expected) => {
  const { stream, reader, close } = await openLine(form)
  stream.say(message)
  stream.beat()
  stream.end()
  let text = ''
  for await (const chunk of reader) text += chunk
  expect(text).toBe(expected)
  expect(reader.headers['content-type']).toBe(type)
  expect(reader.headers['cache-control']).toBe('no-store')
  // What comes after the end is lost, not a bug.
  stream.say(message)
  stream.beat()
  close()
})

test('a reader that does not read is cut, and costs no more memory', async () => {
  let cut = 0
  const { stream, reader, close } = await openLine('ndjson', () => cut++)
  reader.pause()
  const gone = new Promise(resolve => reader.on('close', resolve))
  const long = { sse: '', ndjson: `${JSON.stringify('x'.repeat(64 * 1024))}\n` }
  // The buffers of the system take some before the server's own fills.
  for (let sent = 0; sent < 2_000 && cut === 0; sent++) {
    stream.say(long)
    if (sent % 50 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  expect(cut).toBe(1)
  stream.say(long)
  expect(cut).toBe(1)
  reader.on('error', () => {}).resume()
  await gone
  close()
})

test('programs that ask for lines get lines, everybody else events', () => {
  expect(formOf('application/x-ndjson')).toBe('ndjson')
  expect([formOf(undefined), formOf('*/*'), formOf('text/event-stream')]).toEqual(['sse', 'sse', 'sse'])
})

test('a clock that jumps cuts nobody who promised signs of life; time that has passed without one does', async () => {
  let [hour, passed] = [0, 0]
  let beat = (): void => {}
  const clock = {
    now: () => hour,
    elapsed: () => passed,
    after: () => () => {},
    every(_milliseconds: number, act: () => void) {
      beat = act
      return () => {}
    },
  }
  const streams = openStreams(
    openMetrics(() => 0),
    0,
    clock,
  )
  const app = fastify()
  let isOver = false
  app.get('/', async (request, reply) => {
    const slot = streams.reserve(request, reply, 'ann')
    if (slot.ok)
      slot.value.open(() => {
        isOver = true
      })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { body } = await fetch(url)
  hour += 24 * 3_600_000
  beat()
  // By the time another question is answered a line that was cut is closed.
  await fetch(`${url}/nothing`)
  expect(isOver).toBe(false)
  passed += 60_000
  beat()
  await new Response(body).text().catch(() => '')
  expect(isOver).toBe(true)
  await app.close()
})

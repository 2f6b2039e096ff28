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

/** A stream whose client promised signs of life, in a time of its own. */
const openPromised = async () => {
  const time = { hour: 0, passed: 0 }
  const timers: { readonly each: number; readonly act: () => void }[] = []
  const streams = openStreams(
    openMetrics(() => 0),
    0,
    {
      now: () => time.hour,
      elapsed: () => time.passed,
      after: () => () => {},
      every(each, act) {
        timers.push({ each, act })
        return () => {}
      },
    },
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
  await fetch(url)
  const seconds = async (count: number): Promise<void> => {
    for (let second = 0; second < count; second++) {
      time.passed += 1_000
      for (const { each, act } of timers) if (time.passed % each === 0) act()
    }
    // By the time another question is answered a line that was cut is closed.
    await fetch(`${url}/nothing`)
  }
  return { streams, time, seconds, isOver: () => isOver, close: () => app.close() }
}

test('a clock that jumps cuts nobody who promised signs of life; eight seconds without one do, and six do not', async () => {
  const { streams, time, seconds, isOver, close } = await openPromised()
  time.hour += 24 * 3_600_000
  await seconds(3)
  streams.beat('ann')
  // Programs were once told to give a sign every five seconds.
  await seconds(6)
  expect(isOver()).toBe(false)
  await seconds(2)
  expect(isOver()).toBe(true)
  await close()
})

test('a process that stood still hears what was said meanwhile before it calls anybody gone', async () => {
  const { streams, time, seconds, isOver, close } = await openPromised()
  await seconds(1)
  time.passed += 60_000
  await seconds(1)
  streams.beat('ann')
  await seconds(1)
  expect(isOver()).toBe(false)
  await seconds(8)
  expect(isOver()).toBe(true)
  await close()
})

import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { openMetrics } from '../http/metrics.ts'
import { openStream, type Stream } from './stream.ts'
import { openStreams } from './streams.ts'

/** A stream on a real connection, and its reader. */
const openLine = async (slow = (): void => {}) => {
  let stream: Stream | undefined
  const server = createServer((_request, response) => {
    stream = openStream(response, {}, slow)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const reader = await new Promise<IncomingMessage>(resolve => get({ port, host: '127.0.0.1', agent: false }, resolve))
  return { stream: stream as unknown as Stream, reader, close: () => server.close() }
}

const message = { sse: 'event: event\nid: 7\ndata: {}\n\n' }

test('a stream sends its type, the delay before a reconnect, messages and heartbeats', async () => {
  const { stream, reader, close } = await openLine()
  stream.send(message)
  stream.heartbeat()
  stream.end()
  let text = ''
  for await (const chunk of reader) text += chunk
  expect(text).toBe('retry: 1000\n\nevent: event\nid: 7\ndata: {}\n\n:\n\n')
  expect(reader.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(reader.headers['cache-control']).toBe('no-store')
  // Messages after the end are dropped without an error.
  stream.send(message)
  stream.heartbeat()
  close()
})

test('a client that does not read is disconnected and needs no more memory', async () => {
  let cut = 0
  const { stream, reader, close } = await openLine(() => cut++)
  reader.pause()
  const gone = new Promise(resolve => reader.on('close', resolve))
  const long = { sse: `data: ${JSON.stringify('x'.repeat(64 * 1024))}\n\n` }
  // The buffers of the system fill before those of the server.
  for (let sent = 0; sent < 2_000 && cut === 0; sent++) {
    stream.send(long)
    if (sent % 50 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  expect(cut).toBe(1)
  stream.send(long)
  expect(cut).toBe(1)
  reader.on('error', () => {}).resume()
  await gone
  close()
})

test('a stream that ends is closed after a second, also if the client does not read', async () => {
  let isClosed: Promise<void> | undefined
  const server = createServer((_request, response) => {
    isClosed = new Promise(resolve => response.once('close', resolve))
    const stream = openStream(response, {}, () => {})
    const long = { sse: `data: ${JSON.stringify('x'.repeat(32 * 1024))}\n\n` }
    const fill = (): void => {
      stream?.send(long)
      // The buffers of the system are full.
      if (response.writableLength > 64 * 1024) stream?.end()
      else setImmediate(fill)
    }
    fill()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const reader = await new Promise<IncomingMessage>(resolve => get({ port, host: '127.0.0.1', agent: false }, resolve))
  reader.on('error', () => {}).pause()
  await isClosed
  reader.destroy()
  server.close()
})

/** A stream whose client promised heartbeats, with a separate clock. */
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
    // A disconnected stream is closed before another request is answered.
    await fetch(`${url}/nothing`)
  }
  return { streams, time, seconds, isOver: () => isOver, close: () => app.close() }
}

test('a clock that jumps disconnects no client that promised heartbeats; eight seconds of silence do, six do not', async () => {
  const { streams, time, seconds, isOver, close } = await openPromised()
  time.hour += 24 * 3_600_000
  await seconds(3)
  streams.heartbeat('ann')
  // Earlier versions asked for a heartbeat every five seconds.
  await seconds(6)
  expect(isOver()).toBe(false)
  await seconds(2)
  expect(isOver()).toBe(true)
  await close()
})

test('a suspended process reads what arrived meanwhile before it disconnects silent clients', async () => {
  const { streams, time, seconds, isOver, close } = await openPromised()
  await seconds(1)
  time.passed += 60_000
  await seconds(1)
  streams.heartbeat('ann')
  await seconds(1)
  expect(isOver()).toBe(false)
  await seconds(8)
  expect(isOver()).toBe(true)
  await close()
})

test('heartbeats are spread over time, and a stream that was written to needs none', async () => {
  const visits: (() => void)[] = []
  const streams = openStreams(
    openMetrics(() => 0),
    0,
    {
      now: () => 0,
      elapsed: () => 0,
      after: () => () => {},
      every(each, act) {
        if (each < 1_000) visits.push(act)
        return () => {}
      },
    },
  )
  const open: Stream[] = []
  const app = fastify()
  app.get('/', (request, reply) => {
    const slot = streams.reserve(request, reply)
    const stream = slot.ok ? slot.value.open(() => {}) : undefined
    if (stream !== undefined) open.push(stream)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const received = new Map<number, string>()
  const aborter = new AbortController()
  for (let reader = 0; reader < 30; reader++) {
    const { body } = await fetch(url, { signal: aborter.signal })
    const read = async (): Promise<void> => {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        received.set(reader, (received.get(reader) ?? '') + Buffer.from(chunk).toString())
      }
    }
    read().catch(() => {})
  }
  const count = (): number => [...received.values()].join('').split('\n\n').length - 1
  await vi.waitFor(() => expect(count()).toBe(30))
  let expected = 30
  // Twenty visits are five seconds. The first stream is in the first group and is written to all the time.
  for (let visit = 0; visit < 20; visit++) {
    open[0]?.send(message)
    for (const act of visits) act()
    const heartbeats = visit < 10 ? 0 : visit === 10 ? 2 : 3
    expected += 1 + heartbeats
    await vi.waitFor(() => expect(count()).toBe(expected))
  }
  expect(received.get(0)).toBe(`retry: 1000\n\n${message.sse.repeat(20)}`)
  expect(new Set([...received.values()].slice(1))).toEqual(new Set(['retry: 1000\n\n:\n\n']))
  aborter.abort()
  await app.close()
})

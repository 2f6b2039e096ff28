import { afterEach, expect, test, vi } from 'vitest'
import { openEventStream } from './eventstream.ts'

afterEach(() => vi.unstubAllGlobals())

const lines = (...texts: string[]): Response =>
  new Response(texts.map(text => `data: ${text}\n\n`).join(''), { headers: { 'content-type': 'text/event-stream' } })

/** A proxy without a server behind it. */
const nobody = (): Response => new Response('404 page not found', { status: 404 })

const follow = (answers: readonly (() => Response)[]) => {
  vi.stubGlobal('WebSocket', undefined)
  const page = { querySelector: () => null, baseURI: 'http://localhost/', visibilityState: 'hidden' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  let asked = 0
  vi.stubGlobal('fetch', async () => (answers[asked++] ?? (() => new Promise(() => {})))())
  const network = Object.assign(new EventTarget(), { close: () => {} })
  const [heard, ends]: [unknown[], unknown[]] = [[], []]
  const listener = {
    update: (update: unknown) => heard.push(update),
    state: () => {},
    over: (end: unknown) => ends.push(end),
  }
  const stream = openEventStream(
    { table: 't', token: undefined, isVisitor: false, network, after: null },
    listener as never,
  )
  return { heard, ends, stream }
}

const VIEW = '{"type":"view","version":5,"view":{"viewer":"rail"}}'
const FACT = '{"type":"event","version":6,"at":1,"event":{"type":"watched"}}'

test('a known table is waited for, also if a proxy reports that there is none', async () => {
  const { heard, ends, stream } = follow([() => lines(VIEW), nobody, () => lines(FACT)])
  await expect.poll(() => heard, { timeout: 30_000 }).toHaveLength(2)
  expect(ends).toEqual([])
  stream.close()
})

test('a server that never answered is reported at once', async () => {
  const { ends, stream } = follow([nobody])
  await expect.poll(() => ends, { timeout: 30_000 }).toMatchObject([{ code: 'no-server' }])
  stream.close()
})

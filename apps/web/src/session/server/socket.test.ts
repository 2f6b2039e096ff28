import { afterEach, expect, test, vi } from 'vitest'
import { openSocket } from './socket.ts'

/** A socket that never answers, not even a close. */
class Silent extends EventTarget {
  static last: Silent
  readonly sent: string[] = []
  constructor() {
    super()
    Silent.last = this
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals())

test('closing a silent socket ends it at once, and its commands fail', async () => {
  vi.stubGlobal('WebSocket', Silent)
  vi.stubGlobal('document', { querySelector: () => null, baseURI: 'http://localhost/' })
  vi.stubGlobal('location', { href: 'http://localhost/' })
  const lines: string[] = []
  const socket = openSocket('t', '', {}, { heard: () => {}, line: text => lines.push(text) })
  const far = Silent.last
  const tell = (text: string): boolean => far.dispatchEvent(new MessageEvent('message', { data: text }))
  far.dispatchEvent(new Event('open'))
  tell('{"type":"event"}')
  const requested = socket?.send('id', { type: 'rematch' })
  socket?.close()
  expect(await socket?.ended).toEqual({ kind: 'closed' })
  expect(await requested).toMatchObject({ ok: false, problem: { code: 'server-gone' } })
  // Later messages are ignored: the next socket receives them again.
  tell('{"type":"event"}')
  expect(lines).toHaveLength(1)
})

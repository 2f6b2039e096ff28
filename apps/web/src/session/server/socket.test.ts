import { afterEach, expect, test, vi } from 'vitest'
import { openSocket } from './socket.ts'

/** A line that has fallen silent: whoever hangs up hears no farewell. */
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

test('a line that has fallen silent is over when it is hung up, and so is what was asked on it', async () => {
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
  // What comes late on it is not heard: the next line tells it again.
  tell('{"type":"event"}')
  expect(lines).toHaveLength(1)
})

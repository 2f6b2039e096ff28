import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPublicAddress } from './address.ts'
import { openOutbound } from './request.ts'

let server: Server
let requests: string[]
beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url === '/hang') return
    if (request.url === '/endless') {
      const write = (): void => {
        if (!response.destroyed) response.write('x'.repeat(16_384), () => setImmediate(write))
      }
      write()
      return
    }
    response.writeHead(request.url === '/moved' ? 302 : 200, { location: '/elsewhere' }).end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const post = (url: string, options: Parameters<typeof openOutbound>[0] = {}) =>
  openOutbound({ timeout: 300, ...options })({ url: new URL(url), headers: {}, body: 'x' })
const port = (): number => (server.address() as AddressInfo).port

test.each(['8.8.8.8', '17.253.144.10', '172.15.0.1', '172.32.0.1', '2a00:1450:4001:80b::200e', '2620:149:af0::10'])(
  '%s is public',
  address => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
  ],
  ...['192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
  ...['2001:db8::1', '2001::1', '2002:7f00:1::', 'localhost', ''],
])('%s is not public', address => expect(isPublicAddress(address)).toBe(false))

test.each(['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '[::ffff:127.0.0.1]', '[::1]'])(
  'no request reaches this machine as %s',
  async host => {
    const answer = await post(`http://${host}:${port()}/`)
    expect(answer.kind).toBe('forbidden')
    expect(requests).toEqual([])
  },
)

test('the connection uses the address that was checked', async () => {
  const checked: string[] = []
  const mayConnect = (address: string): boolean => checked.push(address) > 0
  expect(await post(`http://localhost:${port()}/`, { mayConnect })).toMatchObject({ kind: 'answer', status: 200 })
  expect(checked).toContain('127.0.0.1')
})

test('redirects are not followed, and slow or endless answers end', async () => {
  const mayConnect = (): boolean => true
  const to = (path: string) => post(`http://127.0.0.1:${port()}${path}`, { mayConnect })
  expect(await to('/moved')).toMatchObject({ kind: 'answer', status: 302 })
  expect(await to('/hang')).toEqual({ kind: 'failed' })
  expect(await to('/endless')).toMatchObject({ kind: 'answer', status: 200 })
  expect(requests).toEqual(['/moved', '/hang', '/endless'])
})

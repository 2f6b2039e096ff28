import { createServer } from 'node:net'
import { problemText } from '@halfpint/i18n'
import { expect, test } from 'vitest'
import { addressesOf } from './http/address.ts'
import { freePort } from './port.ts'
import { DEFAULTS, readSettings } from './settings.ts'

test('without arguments and variables the defaults apply', () => {
  expect(readSettings([], {})).toEqual({ ok: true, value: DEFAULTS })
})

test('an empty variable is ignored', () => {
  const environment = { PORT: '', DATA: '', LOG_LEVEL: '', METRICS: '', ADMIN_TOKEN: '' }
  expect(readSettings([], environment)).toEqual({ ok: true, value: DEFAULTS })
})

test('arguments take precedence over environment variables', () => {
  const environment = {
    PORT: '9000',
    DATA: '/srv',
    DATABASE_URL: 'postgres://db/x',
    ORIGINS: 'https://a.example, https://b.example',
  }
  const read = readSettings(['--port', '81', '--rate=0.5', '--origin=https://c.example'], environment)
  expect(read).toMatchObject({
    ok: true,
    value: {
      port: 81,
      anyPort: false,
      data: '/srv',
      database: 'postgres://db/x',
      rate: 0.5,
      origins: ['https://c.example'],
    },
  })
  expect(readSettings([], environment)).toMatchObject({
    ok: true,
    value: { port: 9000, origins: ['https://a.example', 'https://b.example'] },
  })
})

test.each([
  [['--port', '70000'], 'bad-number'],
  [['--port', '80x'], 'bad-number'],
  [['--proxies', '0.5'], 'bad-number'],
  [['--keep', '0'], 'bad-number'],
  [['--data', 'sqlite:/srv/games.db'], 'not-a-path'],
  [['--backup', 'file:///srv/copy.sqlite'], 'not-a-path'],
  [['--log', 'loud'], 'bad-option'],
  [['--prot', '1'], 'unknown-flag'],
  [['serve'], 'unknown-flag'],
])('%j is refused with %s', (words, code) => {
  expect(readSettings(words, {})).toMatchObject({ ok: false, problem: { code } })
})

test('settings that allow fractions accept them', () => {
  const refused = readSettings(['--backup-every', 'daily'], {})
  const said = refused.ok ? '' : problemText(refused.problem, 'en')
  expect(said).toBe('--backup-every takes a number from 0 to 8760, not “daily”.')
})

test('a used port is replaced by the next free one only if no port was given', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const free = await freePort(port, '127.0.0.1', true)
  expect(free.ok && free.value > port).toBe(true)
  expect(await freePort(port, '127.0.0.1', false)).toEqual({ ok: false, problem: { code: 'port-taken', port } })
  server.close()
})

test('the addresses are one for this machine and those for phones in the same network', () => {
  const link = { family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null } as const
  const interfaces = {
    lo: [{ ...link, internal: true, address: '127.0.0.1' }],
    wlan: [
      { ...link, address: '192.168.1.7' },
      { ...link, family: 'IPv6' as const, scopeid: 0, address: 'fe80::1' },
    ],
    odd: [{ ...link, address: '169.254.1.1' }],
  }
  expect(addressesOf('0.0.0.0', 8080, interfaces)).toEqual(['http://localhost:8080', 'http://192.168.1.7:8080'])
  expect(addressesOf('127.0.0.1', 80, interfaces)).toEqual(['http://127.0.0.1:80'])
  expect(addressesOf('::1', 80, interfaces)).toEqual(['http://[::1]:80'])
})

test('allowed origins are written as browsers send them, and one that can never match is refused', () => {
  const origins = (...typed: string[]) =>
    readSettings(
      typed.flatMap(each => ['--origin', each]),
      {},
    )
  expect(origins('https://friends.example/', 'http://localhost:5173', 'null')).toMatchObject({
    value: { origins: ['https://friends.example', 'http://localhost:5173', 'null'] },
  })
  for (const wrong of ['friends.example', 'https://friends.example/page', 'ftp://friends.example', '*']) {
    expect(origins(wrong)).toMatchObject({
      ok: false,
      problem: { code: 'bad-option', option: '--origin', value: wrong },
    })
  }
})

test('backups, retention and the admin token can be set, and a short token is refused', () => {
  expect(readSettings(['--backup-every', '0.5', '--keep-records', '90'], { BACKUP_KEEP: '3' })).toMatchObject({
    value: { backupEvery: 0.5, backupKeep: 3, keepRecords: 90, adminToken: null },
  })
  expect(readSettings(['--backup-keep', '0'], {})).toMatchObject({
    problem: { code: 'bad-number', flag: '--backup-keep' },
  })
  expect(readSettings([], { ADMIN_TOKEN: 'secret' })).toMatchObject({ problem: { code: 'short-token', least: 20 } })
})

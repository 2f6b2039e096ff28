import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from './document.ts'

// Tests the files of deploy/ with the real programs, if the machine has them.
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')
const has = (program: string, word: string): boolean => spawnSync(program, [word]).status === 0

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const folder = mkdtempSync(join(tmpdir(), 'halfpint-deploy-'))
const running: (() => void)[] = []

/** Starts a program that runs until the tests end. */
const start = (program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  const child = spawn(program, words, { env: { ...process.env, ...env }, cwd: folder, stdio: 'ignore' })
  running.push(() => child.kill('SIGTERM'))
}

const comesUp = (address: string): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await fetch(address)).ok) throw new Error(`${address} is not up`)
    },
    { timeout: 20_000, interval: 200 },
  )

const ports: number[] = []

beforeAll(async () => {
  ports.push(await freePort())
  const program = join(root, 'apps/server/dist/server.js')
  const [port] = ports
  const words = [
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--data',
    join(folder, 'data'),
    '--proxies',
    '1',
    '--backup-every',
    '24',
  ]
  start(process.execPath, [program, ...words])
  await comesUp(`http://127.0.0.1:${port}/readyz`)
})

afterAll(() => {
  for (const stop of running) stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Checks for every proxy: the page, a table opened by the page, unbuffered streams, and no access to metrics. */
const holdsBehind = async (address: string): Promise<void> => {
  await comesUp(address)
  expect(await (await fetch(address)).text()).toContain('<title>Half-Pint')
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  const opened = await fetch(`${address}/api/tables`, {
    method: 'POST',
    // As a browser sends it: the origin includes the port.
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ setup: { game: 'herzlos', seats: 3 }, name: 'Ann' }),
  })
  expect(opened.status).toBe(201)
  const { table } = (await opened.json()) as { table: string }
  const ending = new AbortController()
  const stream = await fetch(`${address}/api/tables/${table}/events`, { signal: ending.signal })
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
  let said = ''
  // A buffering proxy would never deliver the view, because the stream has no end.
  while (!said.includes('"type":"view"')) said += Buffer.from((await reader.read()).value as Uint8Array).toString()
  ending.abort()
}

const hasNginx = has('nginx', '-v')
const hasOpenssl = has('openssl', 'version')

test.skipIf(!hasNginx || !hasOpenssl)('nginx accepts its file and passes everything on', async () => {
  const port = await freePort()
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=halfpint.example',
      '-keyout',
      'key.pem',
      '-out',
      'full.pem',
    ],
    { cwd: folder, stdio: 'ignore' },
  )
  const site = read('nginx.conf')
    .replace('/etc/ssl/halfpint/fullchain.pem', join(folder, 'full.pem'))
    .replace('/etc/ssl/halfpint/privkey.pem', join(folder, 'key.pem'))
    .replace('127.0.0.1:8080', `127.0.0.1:${ports[0]}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen [::]:443', `listen [::1]:${port}`)
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log; events {} http { access_log off; ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
  expect([checked.status, checked.stderr.includes('[emerg]')]).toEqual([0, false])
  // Plain http, because the test checks the proxy and not its certificate.
  writeFileSync(join(folder, 'nginx.conf'), main.replaceAll(' ssl http2;', ';'))
  start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')])
  await holdsBehind(`http://127.0.0.1:${port}`)
})

test.skipIf(!has('caddy', 'version'))('Caddy accepts its file and passes everything on', async () => {
  const port = await freePort()
  const env = {
    SITE: `http://127.0.0.1:${port}`,
    SERVERS: `127.0.0.1:${ports[0]}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
  }
  const config = join(folder, 'Caddyfile')
  // Its admin API is off, so that it does not disturb another Caddy on this machine.
  writeFileSync(config, `{\n\tadmin off\n}\n${read('Caddyfile')}`)
  start('caddy', ['run', '--adapter', 'caddyfile', '--config', config], env)
  await holdsBehind(`http://127.0.0.1:${port}`)
})

test.skipIf(!has('systemd-analyze', '--version'))('systemd rates the unit as secure', () => {
  const unit = join(root, 'deploy/halfpint.service')
  const found = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', '--no-pager', unit], {
    encoding: 'utf8',
  })
  expect([found.status, found.stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('exposure')])
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  expect(verified.stderr).not.toMatch(/Unknown|Failed to parse|Invalid/)
})

test('alert rules and dashboard use existing metrics', async () => {
  const shown = await (await fetch(`http://127.0.0.1:${ports[0]}/metrics`)).text()
  const there = new Set(
    [...shown.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name as string],
    ),
  )
  const dashboard = JSON.parse(read('grafana/halfpint.json')) as { panels: { targets: { expr: string }[] }[] }
  const asked = [
    read('prometheus/halfpint.rules.yml'),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const names = new Set(asked.flatMap(text => [...text.matchAll(/\bhalfpint_\w+/g)].map(([name]) => name)))
  expect(names.size).toBeGreaterThan(12)
  expect([...names].filter(name => !there.has(name))).toEqual([])
})

test('the server knows every variable that the files of deploy set', () => {
  const settings = readFileSync(join(root, 'apps/server/src/settings.ts'), 'utf8')
  const files = ['Dockerfile', 'compose.yaml', 'compose.postgres.yaml', 'halfpint.service'].map(read).join('\n')
  const variables = new Set(
    [...files.matchAll(/\b(PORT|HOST|DATA|PROXIES|[A-Z]+_(?:EVERY|KEEP|TOKEN|DAYS|URL))\b/g)].map(
      ([, name]) => name as string,
    ),
  )
  expect(variables.size).toBeGreaterThan(5)
  expect(
    [...variables].filter(name => !settings.includes(`environment.${name}`) && !settings.includes(`'${name}'`)),
  ).toEqual([])
})

test('workflows call only scripts of the repository', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
  const place = join(root, '.github/workflows')
  for (const file of readdirSync(place)) {
    const text = readFileSync(join(place, file), 'utf8')
    for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toContain(script)
    for (const [, line] of text.matchAll(/- run: (.*)$/gm)) expect(line).toMatch(/^(npm |\.ci\/run|node tools\/)/)
  }
})

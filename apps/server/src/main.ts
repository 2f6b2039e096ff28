// The server as a program.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import { languageOf, problemText, wordsIn } from '@halfpint/i18n'
import { backupFile, fileIn, lockFile, openStore, readLocation, type Store } from '@halfpint/store'
import { type Logger, pino } from 'pino'
import { renderUnicodeCompact } from 'uqr'
import { type BackupPlan, copyInProcess } from './admin/backups.ts'
import { tokenFileIn, tokenIn } from './admin/token.ts'
import { makeFolder } from './folder.ts'
import { addressesOf } from './http/address.ts'
import { freePort } from './port.ts'
import { openService, type Service } from './service.ts'
import { DEFAULTS, readSettings, type Settings } from './settings.ts'

/** Milliseconds for a graceful stop before the process exits anyway. */
const STOP_WITHIN = 10_000

/** The built page: in the published package, or in the repository. */
const PAGE = ['../page', '../../web/dist']
  .map(path => fileURLToPath(new URL(path, import.meta.url)))
  .find((path, at) => at === 1 || existsSync(path))!
const BOT_WORKER = new URL('./botworker.js', import.meta.url)
const STORE_MAINTENANCE = new URL('./storemaintenance.js', import.meta.url)

const language = languageOf(process.env)

const exitWith = (problem: Problem): never => {
  process.stderr.write(`${wordsIn(language).command.error} ${problemText(problem, language)}\n`)
  process.exit(2)
}

const placeOf = (settings: Settings): Result<string> => {
  if (settings.database !== null) return { ok: true, value: settings.database }
  try {
    makeFolder(resolve(settings.data))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'EEXIST' || code === 'ENOTDIR'
      ? refuse('not-a-folder', { folder: settings.data })
      : refuse('not-permitted', { file: settings.data })
  }
  return { ok: true, value: fileIn(settings.data) }
}

const open = async (settings: Settings, log: Logger): Promise<Result<Store>> => {
  const place = placeOf(settings)
  if (!place.ok) return place
  const location = readLocation(place.value)
  const isFile = location.ok && location.value.kind === 'sqlite'
  const lock = isFile ? lockFile(location.value.address) : ok(() => {})
  if (!lock.ok) return lock
  return openStore(place.value, error => log.warn({ err: error }, 'storage error'), STORE_MAINTENANCE)
}

/** A QR code of the page's address, if the output is a terminal. */
const qrLines = (address: string | undefined): string[] =>
  address === undefined || !process.stdout.isTTY ? [] : renderUnicodeCompact(address, { border: 2 }).split('\n')

/** The command that asks for the status of this server. It reads the token from the file, so no log contains it. */
const operatorLine = (address: string, folder: string): string => {
  const command = `halfpint admin status --server ${address} --data ${folder}`
  return wordsIn(language).serve.serve.operator(command, resolve(tokenFileIn(folder)))
}

/** Prints the address for people; programs read the log. */
const greet = (settings: Settings, service: Service, isNewToken: boolean): void => {
  const { serve } = wordsIn(language).serve
  const [here, ...elsewhere] = addressesOf(settings.host, service.port)
  const place = readLocation(settings.database ?? fileIn(settings.data))
  const lines = [
    '',
    `  ${serve.ready(here!)}`,
    ...elsewhere.map(address => `  ${serve.phones(address)}`),
    ...qrLines(elsewhere[0]),
    ...(elsewhere.length === 0 ? [] : [`  ${serve.outside}`]),
    `  ${serve.kept(place.ok ? place.value.shown : '')}`,
    ...(service.hasPage ? [] : [`  ${serve.noPage(`${here}/api`)}`]),
    ...(isNewToken ? [`  ${operatorLine(here as string, settings.data)}`] : []),
    `  ${serve.stop}`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

const copy = async (settings: Settings, to: string): Promise<never> => {
  const copied =
    settings.database === null ? await backupFile(fileIn(settings.data), to) : refuse('backup-elsewhere', { to })
  if (!copied.ok) return exitWith(copied.problem)
  process.stdout.write(`${wordsIn(language).serve.serve.copied(to)}\n`)
  process.exit(0)
}

/** The schedule of backups, if there is one. Databases are backed up with their own tools. */
const backupsOf = ({ database, data, backupEvery, backupKeep }: Settings): { backups?: BackupPlan } => {
  if (database !== null || backupEvery === 0) return {}
  const copy = copyInProcess(fileURLToPath(import.meta.url), data)
  return { backups: { folder: join(data, 'backups'), every: backupEvery, keep: backupKeep, copy } }
}

/**
 * The configured admin token, or the one stored with the file. With a database it must be configured, because its
 * processes share no folder.
 */
const adminOf = ({
  database,
  data,
  adminToken,
}: Settings): { readonly adminToken?: string; readonly isNew?: boolean } => {
  if (adminToken !== null) return { adminToken }
  if (database !== null) return {}
  try {
    const { token, isNew } = tokenIn(data)
    return { adminToken: token, isNew }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return exitWith(refuse('file-trouble', { file: tokenFileIn(data), reason: code }).problem)
  }
}

// At a terminal the greeting is enough; the log is for files and programs.
const defaults: Settings = { ...DEFAULTS, page: PAGE, log: process.stderr.isTTY ? 'warn' : DEFAULTS.log }
const settings = readSettings(process.argv.slice(2), process.env, defaults)
if (!settings.ok) exitWith(settings.problem)
else if (settings.value.backup !== null) await copy(settings.value, settings.value.backup)
else {
  const port = await freePort(settings.value.port, settings.value.host, settings.value.anyPort)
  const log = pino(
    { level: settings.value.log, base: { pid: process.pid } },
    pino.destination({ dest: 2, sync: false }),
  )
  const store = port.ok ? await open(settings.value, log) : port
  if (!store.ok) exitWith(store.problem)
  else if (port.ok) {
    const chosen = { ...settings.value, port: port.value }
    const { isNew, ...admin } = adminOf(chosen)
    const parts = { store: store.value, log, botWorker: BOT_WORKER, ...backupsOf(chosen), ...admin }
    const service = await openService(chosen, parts)
    greet(chosen, service, isNew === true)
    if (chosen.database !== null && chosen.backupEvery > 0)
      log.warn('--backup-every ignored: it copies a SQLite file; back up the database with pg_dump')
    log.info({ port: service.port, store: store.value.kind, page: service.hasPage }, 'listening')

    /** Exits without finishing requests. Everything that was acknowledged is on disk. */
    const abandon = (error: unknown): void => {
      log.fatal({ err: error }, 'stop failed')
      process.exit(1)
    }
    const stop = (signal: NodeJS.Signals): void => {
      log.info({ signal }, 'stopping')
      setTimeout(() => abandon(new Error('stop timed out')), STOP_WITHIN).unref()
      service.stop().then(() => process.exit(0), abandon)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // The parent process was killed, now or during the start, so no signal would come.
    if (process.connected === false) stop('SIGTERM')
    else process.once('disconnect', () => stop('SIGTERM'))
  }
}

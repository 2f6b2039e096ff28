// The server as a program of its own.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import { languageOf, problemText, wordsIn } from '@halfpint/i18n'
import { backupFile, fileIn, lockFile, openStore, readLocation, type Store } from '@halfpint/store'
import { type Logger, pino } from 'pino'
import { renderUnicodeCompact } from 'uqr'
import { type BackupPlan, copyBySelf } from './admin/backups.ts'
import { tokenFileIn, tokenIn } from './admin/token.ts'
import { makeFolder } from './folder.ts'
import { addressesOf } from './http/address.ts'
import { freePort } from './port.ts'
import { openService, type Service } from './service.ts'
import { readSettings, type Settings, USUAL } from './settings.ts'

/** Milliseconds for a stop before the process ends anyway. */
const PATIENCE = 10_000

/** Milliseconds that the store then gets to finish writing. */
const LAST_WORDS = 2_000

/** The built page: packed beside the server, or built in its room. */
const PAGE = ['../page', '../../web/dist']
  .map(path => fileURLToPath(new URL(path, import.meta.url)))
  .find((path, at) => at === 1 || existsSync(path))!
const BOT_WORKER = new URL('./botworker.js', import.meta.url)
const STORE_MAINTENANCE = new URL('./storemaintenance.js', import.meta.url)

const language = languageOf(process.env)

const leaveQueue = (problem: Problem): never => {
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
  return openStore(place.value, error => log.warn({ err: error }, 'the store in trouble'), STORE_MAINTENANCE)
}

/** An address to point a phone at; only a terminal draws it well. */
const qrLines = (address: string | undefined): string[] =>
  address === undefined || !process.stdout.isTTY ? [] : renderUnicodeCompact(address, { border: 2 }).split('\n')

/** How to ask for the status of this server. The command reads the token from the file, so no log contains it. */
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
  if (!copied.ok) return leaveQueue(copied.problem)
  process.stdout.write(`${wordsIn(language).serve.serve.copied(to)}\n`)
  process.exit(0)
}

/** How copies are made by the clock, if they are asked for; a database has its own way. */
const backupsOf = ({ database, data, backupEvery, backupKeep }: Settings): { backups?: BackupPlan } => {
  if (database !== null || backupEvery === 0) return {}
  const copy = copyBySelf(fileURLToPath(import.meta.url), data)
  return { backups: { folder: join(data, 'backups'), every: backupEvery, keep: backupKeep, copy } }
}

/** The host's token: the one that was set, or the one beside the file. Processes on a database share no folder, so there it must be set. */
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
    return leaveQueue(refuse('file-trouble', { file: tokenFileIn(data), reason: code }).problem)
  }
}

// A person at a terminal reads the greeting; the log is for files and programs.
const usual: Settings = { ...USUAL, page: PAGE, log: process.stderr.isTTY ? 'warn' : USUAL.log }
const settings = readSettings(process.argv.slice(2), process.env, usual)
if (!settings.ok) leaveQueue(settings.problem)
else if (settings.value.backup !== null) await copy(settings.value, settings.value.backup)
else {
  const port = await freePort(settings.value.port, settings.value.host, settings.value.anyPort)
  const log = pino(
    { level: settings.value.log, base: { pid: process.pid } },
    pino.destination({ dest: 2, sync: false }),
  )
  // Not opened without a port: the thread that checks a large file would still run when the process exits.
  const store = port.ok ? await open(settings.value, log) : port
  if (!store.ok) leaveQueue(store.problem)
  else if (port.ok) {
    const chosen = { ...settings.value, port: port.value }
    const { isNew, ...admin } = adminOf(chosen)
    const parts = { store: store.value, log, botWorker: BOT_WORKER, ...backupsOf(chosen), ...admin }
    const service = await openService(chosen, parts)
    greet(chosen, service, isNew === true)
    if (chosen.database !== null && chosen.backupEvery > 0)
      log.warn('--backup-every copies a file, and there is none: back the database up with pg_dump')
    log.info({ port: service.port, store: store.value.kind, page: service.hasPage }, 'listening')

    /** Leaves what is still under way. The store is let finish: a writer that is torn down in mid-sentence aborts the process. */
    const abandon = (error: unknown): void => {
      log.fatal({ err: error }, 'the stop failed')
      setTimeout(() => process.exit(1), LAST_WORDS).unref()
      store.value.close().finally(() => process.exit(1))
    }
    const stop = (signal: NodeJS.Signals): void => {
      log.info({ signal }, 'stopping')
      setTimeout(() => abandon(new Error('it took too long')), PATIENCE).unref()
      service.stop().then(() => process.exit(0), abandon)
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // The command that started this server was killed, now or while it opened: nobody is left to stop it.
    if (process.connected === false) stop('SIGTERM')
    else process.once('disconnect', () => stop('SIGTERM'))
  }
}

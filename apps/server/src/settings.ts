import { parseArgs } from 'node:util'
import { ok, type Result, refuse } from '@halfpint/core'
import { schemeOf } from '@halfpint/store'

/** All that an operator can set; every one has a usual value. */
export interface Settings {
  readonly port: number
  /** Whether a port that is taken may be replaced by the next free one. */
  readonly anyPort: boolean
  readonly host: string
  /** The folder of the SQLite file. */
  readonly data: string
  /** The address of a PostgreSQL database, instead of the file. */
  readonly database: string | null
  /** The folder of the built page; `null` serves the API alone. */
  readonly page: string | null
  /** Other origins whose pages may call the API. */
  readonly origins: readonly string[]
  /** How many times the usual number of requests one address may send; 0 switches the limits off. */
  readonly rate: number
  /** How many proxies stand before the server; their forwarded addresses are believed. */
  readonly proxies: number
  /** How many threads think for the bots. */
  readonly botWorkers: number
  /** How many days a table is kept after its last fact. */
  readonly keep: number
  /** How many days the record of a finished game is kept; 0 for good. */
  readonly keepRecords: number
  readonly log: string
  /** Who may read the counters: this machine alone, or everybody. */
  readonly metrics: 'local' | 'all'
  /** Copies the file with all games here and ends, instead of serving. */
  readonly backup: string | null
  /** After how many hours the file is copied anew into the folder `backups` beside it; 0 for never. */
  readonly backupEvery: number
  /** How many of those copies are kept. */
  readonly backupKeep: number
  /** The secret of whoever runs the server; without one it is drawn and kept beside the file. */
  readonly adminToken: string | null
}

/** What is set if nobody says anything. */
export const USUAL: Settings = {
  port: 8080,
  anyPort: true,
  host: '0.0.0.0',
  data: 'data',
  database: null,
  page: null,
  origins: [],
  rate: 1,
  proxies: 0,
  botWorkers: 1,
  keep: 30,
  keepRecords: 0,
  log: 'info',
  metrics: 'local',
  backup: null,
  backupEvery: 0,
  backupKeep: 7,
  adminToken: null,
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  page: { type: 'string' },
  origin: { type: 'string', multiple: true },
  rate: { type: 'string' },
  proxies: { type: 'string' },
  minds: { type: 'string' },
  keep: { type: 'string' },
  'keep-records': { type: 'string' },
  log: { type: 'string' },
  metrics: { type: 'string' },
  backup: { type: 'string' },
  'backup-every': { type: 'string' },
  'backup-keep': { type: 'string' },
} as const

type Typed = { readonly [name in keyof typeof OPTIONS]?: string | readonly string[] }

const readNumber = (
  option: string,
  typed: unknown,
  least: number,
  most: number,
  usual: number,
  whole = true,
): Result<number> => {
  if (typed === undefined || typed === '') return ok(usual)
  const value = typeof typed === 'string' && /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return ok(value)
  return refuse('bad-number', { flag: `--${option}`, value: String(typed), least, most })
}

/** The shortest secret that nobody guesses. */
const LEAST_TOKEN = 20

/** Other sites as browsers name them: `https://friends.example`, without a path. `null` is a sandboxed frame. */
const readOrigins = (typed: readonly string[]): Result<readonly string[]> => {
  const origins: string[] = []
  for (const text of typed) {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    if (text !== 'null' && !isOrigin) {
      return refuse('bad-option', { option: '--origin', value: text, allowed: 'https://friends.example' })
    }
    origins.push(url?.origin ?? text)
  }
  return ok(origins)
}

const parse = (words: readonly string[]): Result<Typed> => {
  try {
    return ok(parseArgs({ args: [...words], options: OPTIONS, allowPositionals: false }).values)
  } catch (error) {
    const flag = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? words.join(' ')
    return refuse('unknown-flag', { flag })
  }
}

/** The settings from the command line first, then from the environment, then the usual ones. */
export const readSettings = (
  words: readonly string[],
  environment: { readonly [name: string]: string | undefined },
  usual: Settings = USUAL,
): Result<Settings> => {
  const typed = parse(words)
  if (!typed.ok) return typed
  const said = typed.value
  const port = readNumber('port', said.port ?? environment.PORT, 0, 65_535, usual.port)
  if (!port.ok) return port
  const rate = readNumber('rate', said.rate ?? environment.RATE, 0, 1_000_000, usual.rate, false)
  if (!rate.ok) return rate
  const proxies = readNumber('proxies', said.proxies ?? environment.PROXIES, 0, 10, usual.proxies)
  if (!proxies.ok) return proxies
  const botWorkers = readNumber('minds', said.minds ?? environment.MINDS, 0, 64, usual.botWorkers)
  if (!botWorkers.ok) return botWorkers
  const keep = readNumber('keep', said.keep ?? environment.KEEP_DAYS, 1, 36_500, usual.keep)
  if (!keep.ok) return keep
  const keepRecords = readNumber(
    'keep-records',
    said['keep-records'] ?? environment.KEEP_RECORDS_DAYS,
    0,
    36_500,
    usual.keepRecords,
  )
  if (!keepRecords.ok) return keepRecords
  const backupEvery = readNumber(
    'backup-every',
    said['backup-every'] ?? environment.BACKUP_EVERY,
    0,
    8_760,
    usual.backupEvery,
    false,
  )
  if (!backupEvery.ok) return backupEvery
  const backupKeep = readNumber(
    'backup-keep',
    said['backup-keep'] ?? environment.BACKUP_KEEP,
    1,
    1_000,
    usual.backupKeep,
  )
  if (!backupKeep.ok) return backupKeep
  const origins = readOrigins(
    (said.origin as readonly string[] | undefined) ??
      environment.ORIGINS?.split(/[ ,]+/).filter(Boolean) ??
      usual.origins,
  )
  if (!origins.ok) return origins
  const adminToken = environment.ADMIN_TOKEN || usual.adminToken
  if (adminToken !== null && adminToken.length < LEAST_TOKEN) return refuse('short-token', { least: LEAST_TOKEN })
  const log = (said.log as string | undefined) ?? environment.LOG_LEVEL ?? usual.log
  if (!(LEVELS as readonly string[]).includes(log)) {
    return refuse('bad-option', { option: '--log', value: log, allowed: LEVELS.join('|') })
  }
  const metrics = (said.metrics as string | undefined) ?? environment.METRICS ?? usual.metrics
  if (metrics !== 'local' && metrics !== 'all') {
    return refuse('bad-option', { option: '--metrics', value: metrics, allowed: 'local|all' })
  }
  const text = (name: 'host' | 'data' | 'database' | 'page' | 'backup', variable: string): string | undefined =>
    (said[name] as string | undefined) || environment[variable] || undefined
  const paths = { data: text('data', 'DATA'), page: text('page', 'PAGE'), backup: text('backup', 'BACKUP') }
  for (const [name, path = ''] of Object.entries(paths)) {
    const scheme = schemeOf(path)
    // The rest is not repeated: a password may stand in it.
    if (scheme !== undefined) return refuse('not-a-path', { flag: `--${name}`, scheme })
  }
  return ok({
    port: port.value,
    anyPort: said.port === undefined && !environment.PORT,
    host: text('host', 'HOST') ?? usual.host,
    data: paths.data ?? usual.data,
    database: text('database', 'DATABASE_URL') ?? usual.database,
    page: paths.page ?? usual.page,
    origins: origins.value,
    rate: rate.value,
    proxies: proxies.value,
    botWorkers: botWorkers.value,
    keep: keep.value,
    keepRecords: keepRecords.value,
    log,
    metrics,
    backup: paths.backup ?? usual.backup,
    backupEvery: backupEvery.value,
    backupKeep: backupKeep.value,
    adminToken,
  })
}

import { parseArgs } from 'node:util'
import { ok, type Result, refuse } from '@halfpint/core'
import { schemeOf } from '@halfpint/store'

/** All settings of an operator; each has a default. */
export interface Settings {
  readonly port: number
  /** Whether the next free port may replace a used one. */
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
  /** Factor of the request limits of one address; 0 disables them. */
  readonly rate: number
  /** Number of proxies before the server, whose forwarded addresses are trusted. */
  readonly proxies: number
  /** Number of threads in which the bots think. */
  readonly botThreads: number
  /** Number of days that a table is kept after its last event. */
  readonly keep: number
  /** Number of days that the record of a finished game is kept; 0 for no limit. */
  readonly keepRecords: number
  readonly log: string
  /** Clients that may read the metrics: those on this machine, or all. */
  readonly metrics: 'local' | 'all'
  /** Copies the file with all games here and ends, instead of serving. */
  readonly backup: string | null
  /** Hours between backups into the folder `backups` beside the file; 0 for none. */
  readonly backupEvery: number
  /** Number of backups kept. */
  readonly backupKeep: number
  /** Hosts of push services besides those of the browsers. */
  readonly pushHosts: readonly string[]
  /** The secret of the operator; by default it is generated and stored beside the file. */
  readonly adminToken: string | null
}

/** The defaults. */
export const DEFAULTS: Settings = {
  port: 8080,
  anyPort: true,
  host: '0.0.0.0',
  data: 'data',
  database: null,
  page: null,
  origins: [],
  rate: 1,
  proxies: 0,
  botThreads: 1,
  keep: 30,
  keepRecords: 0,
  log: 'info',
  metrics: 'local',
  backup: null,
  backupEvery: 0,
  backupKeep: 7,
  pushHosts: [],
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
  'push-host': { type: 'string', multiple: true },
  rate: { type: 'string' },
  proxies: { type: 'string' },
  'bot-threads': { type: 'string' },
  // The name of `bot-threads` up to version 0.2.0.
  minds: { type: 'string' },
  keep: { type: 'string' },
  'keep-records': { type: 'string' },
  log: { type: 'string' },
  metrics: { type: 'string' },
  backup: { type: 'string' },
  'backup-every': { type: 'string' },
  'backup-keep': { type: 'string' },
} as const

type Environment = { readonly [name: string]: string | undefined }

type Typed = { readonly [name in keyof typeof OPTIONS]?: string | readonly string[] }

/** The numeric settings: flag, environment variable and limits. */
const NUMBERS = {
  port: { flag: 'port', variable: 'PORT', min: 0, max: 65_535 },
  rate: { flag: 'rate', variable: 'RATE', min: 0, max: 1_000_000, fraction: true },
  proxies: { flag: 'proxies', variable: 'PROXIES', min: 0, max: 10 },
  botThreads: { flag: 'bot-threads', variable: 'BOT_THREADS', oldNames: ['minds', 'MINDS'], min: 0, max: 64 },
  keep: { flag: 'keep', variable: 'KEEP_DAYS', min: 1, max: 36_500 },
  keepRecords: { flag: 'keep-records', variable: 'KEEP_RECORDS_DAYS', min: 0, max: 36_500 },
  backupEvery: { flag: 'backup-every', variable: 'BACKUP_EVERY', min: 0, max: 8_760, fraction: true },
  backupKeep: { flag: 'backup-keep', variable: 'BACKUP_KEEP', min: 1, max: 1_000 },
} as const

type Numbers = Record<keyof typeof NUMBERS, number>

const readNumbers = (given: Typed, environment: Environment, defaults: Settings): Result<Numbers> => {
  const numbers: Numbers = { ...defaults }
  for (const [name, limits] of Object.entries(NUMBERS)) {
    const { flag, variable, min, max } = limits
    const fraction = 'fraction' in limits
    // The names of an option up to version 0.2.0.
    const [oldFlag, oldVariable] = 'oldNames' in limits ? limits.oldNames : [flag, variable]
    const typed = given[flag] ?? given[oldFlag] ?? environment[variable] ?? environment[oldVariable] ?? ''
    if (typed === '') continue
    const value = typeof typed === 'string' && /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
    const isFine = value >= min && value <= max && (fraction || Number.isInteger(value))
    if (!isFine)
      return refuse('bad-number', { flag: `--${flag}`, value: String(typed), least: min, most: max, fraction })
    numbers[name as keyof Numbers] = value
  }
  return ok(numbers)
}

/** Minimum length of the secret. */
const MIN_TOKEN = 20

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

/** Hosts, with a port if it is not the default: `push.example:8443`. */
const readPushHosts = (typed: readonly string[]): Result<readonly string[]> => {
  for (const text of typed) {
    const url = URL.canParse(`https://${text}`) ? new URL(`https://${text}`) : undefined
    if (url?.host !== text) return refuse('bad-option', { option: '--push-host', value: text, allowed: 'push.example' })
  }
  return ok(typed)
}

const parse = (args: readonly string[]): Result<Typed> => {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false }).values)
  } catch (error) {
    const flag = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? args.join(' ')
    return refuse('unknown-flag', { flag })
  }
}

/** Reads the settings from the command line, then from the environment, then from the defaults. */
export const readSettings = (
  args: readonly string[],
  environment: Environment,
  defaults: Settings = DEFAULTS,
): Result<Settings> => {
  const typed = parse(args)
  if (!typed.ok) return typed
  const given = typed.value
  const numbers = readNumbers(given, environment, defaults)
  if (!numbers.ok) return numbers
  const origins = readOrigins(
    (given.origin as readonly string[] | undefined) ??
      environment.ORIGINS?.split(/[ ,]+/).filter(Boolean) ??
      defaults.origins,
  )
  if (!origins.ok) return origins
  const pushHosts = readPushHosts(
    (given['push-host'] as readonly string[] | undefined) ??
      environment.PUSH_HOSTS?.split(/[ ,]+/).filter(Boolean) ??
      defaults.pushHosts,
  )
  if (!pushHosts.ok) return pushHosts
  const adminToken = environment.ADMIN_TOKEN || defaults.adminToken
  if (adminToken !== null && adminToken.length < MIN_TOKEN) return refuse('short-token', { least: MIN_TOKEN })
  type Text = Exclude<keyof Typed, 'origin' | 'push-host'>
  const text = (name: Text, variable: string): string | undefined =>
    (given[name] as string | undefined) || environment[variable] || undefined
  const log = text('log', 'LOG_LEVEL') ?? defaults.log
  if (!(LEVELS as readonly string[]).includes(log)) {
    return refuse('bad-option', { option: '--log', value: log, allowed: LEVELS.join('|') })
  }
  const metrics = text('metrics', 'METRICS') ?? defaults.metrics
  if (metrics !== 'local' && metrics !== 'all') {
    return refuse('bad-option', { option: '--metrics', value: metrics, allowed: 'local|all' })
  }
  const paths = { data: text('data', 'DATA'), page: text('page', 'PAGE'), backup: text('backup', 'BACKUP') }
  for (const [name, path = ''] of Object.entries(paths)) {
    const scheme = schemeOf(path)
    // The rest of the value is not repeated: it may contain a password.
    if (scheme !== undefined) return refuse('not-a-path', { flag: `--${name}`, scheme })
  }
  return ok({
    ...numbers.value,
    anyPort: given.port === undefined && !environment.PORT,
    host: text('host', 'HOST') ?? defaults.host,
    data: paths.data ?? defaults.data,
    database: text('database', 'DATABASE_URL') ?? defaults.database,
    page: paths.page ?? defaults.page,
    origins: origins.value,
    pushHosts: pushHosts.value,
    log,
    metrics,
    backup: paths.backup ?? defaults.backup,
    adminToken,
  })
}

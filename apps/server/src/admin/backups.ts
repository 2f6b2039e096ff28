import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'

const HOUR = 3_600_000

/** Node's timers wait at most 2^31 - 1 ms, which is less than a month. */
const MAX_TIMER = 2_000_000_000

/** Milliseconds until a failed backup is tried again. */
const RETRY_AFTER = HOUR / 4

/** Names of backups contain the time, so that they sort by age. */
const NAME = /^halfpint-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.sqlite$/
const nameAt = (moment: number): string =>
  `halfpint-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
const momentOf = (stamp: string): number => Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))

export interface Backup {
  readonly file: string
  readonly at: number
  readonly bytes: number
}

/** Scheduled backups of the store file. */
export interface Backups {
  /** The newest backup, or `null`. */
  last(): Backup | null
  stop(): void
}

/**
 * The folder, schedule and number of backups. `copy` makes and checks one; it returns whether it is
 * good.
 */
export interface BackupPlan {
  readonly folder: string
  /** Hours between two backups. */
  readonly every: number
  readonly keep: number
  readonly copy: (to: string) => Promise<boolean>
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

/** The backups in a folder, the oldest first. */
const backupsIn = (folder: string): Backup[] =>
  namesIn(folder).flatMap(name => {
    const stamp = NAME.exec(name)?.[1]
    const file = join(folder, name)
    const bytes = stamp === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.size
    return stamp === undefined || bytes === undefined ? [] : [{ file, at: momentOf(stamp), bytes }]
  })

/** Copies the file in a separate process of this program, because the check of the copy may take long. */
export const copyInProcess =
  (program: string, data: string) =>
  (to: string): Promise<boolean> =>
    new Promise(resolve => {
      const child = spawn(process.execPath, [program, '--data', data, '--backup', to], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child.once('error', () => resolve(false))
      child.once('close', code => resolve(code === 0))
    })

/** Makes a backup at once if the newest one is too old, and then on schedule. */
export const openBackups = (
  { folder, every, keep, copy }: BackupPlan,
  { log, registry, now }: { readonly log: FastifyBaseLogger; readonly registry: Registry; readonly now: () => number },
): Backups => {
  const registers = [registry]
  const done = new Counter({ name: 'halfpint_backups_total', help: 'Backups', labelNames: ['result'], registers })
  done.inc({ result: 'good' }, 0)
  done.inc({ result: 'failed' }, 0)
  new Gauge({
    name: 'halfpint_last_backup_timestamp_seconds',
    help: 'Time of the latest successful backup',
    registers,
    collect() {
      this.set((backupsIn(folder).at(-1)?.at ?? 0) / 1000)
    },
  })
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const make = async (): Promise<void> => {
    const to = join(folder, nameAt(now()))
    let good = false
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      good = await copy(to)
      if (good) for (const { file } of backupsIn(folder).slice(0, -keep)) rmSync(file, { force: true })
    } catch (error) {
      // The folder cannot be created or an old backup cannot be removed. The next backup is made anyway.
      log.error({ err: error }, 'backup folder failed')
    }
    done.inc({ result: good ? 'good' : 'failed' })
    if (good) log.info({ file: to }, 'backup made')
    else log.error({ file: to }, 'backup failed')
    plan(good ? every * HOUR : Math.min(RETRY_AFTER, every * HOUR))
  }
  const plan = (wait: number): void => {
    if (stopped) return
    const later = wait - MAX_TIMER
    timer = setTimeout(() => (later > 0 ? plan(later) : void make()), Math.min(wait, MAX_TIMER))
    timer.unref()
  }
  const since = now() - (backupsIn(folder).at(-1)?.at ?? Number.NEGATIVE_INFINITY)
  // A backup dated in the future, from a wrong clock, must not delay the next one.
  plan(Math.max(0, every * HOUR - Math.max(0, since)))

  return {
    last: () => backupsIn(folder).at(-1) ?? null,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

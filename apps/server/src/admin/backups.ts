import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'

const HOUR = 3_600_000

/** No timer waits longer than 2^31 - 1 ms: a month has more. */
const LONGEST = 2_000_000_000

/** How soon a copy that failed is tried again. */
const AGAIN = HOUR / 4

/** The name of a copy, made of the moment: names in order are moments in order. */
const NAME = /^halfpint-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.sqlite$/
const nameAt = (moment: number): string =>
  `halfpint-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
const momentOf = (stamp: string): number => Date.parse(stamp.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))

/** A copy that is there. */
export interface Backup {
  readonly file: string
  readonly at: number
  readonly bytes: number
}

/** Copies of the file with all games, made by the clock. */
export interface Backups {
  /** The latest copy that was checked, or `null`. */
  last(): Backup | null
  stop(): void
}

/** How copies are made: where to, how often, how many stay; `copy` makes one, checks it and says whether it is good. */
export interface BackupPlan {
  readonly folder: string
  /** Hours. */
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

/** The copies in a folder, the oldest first; one that is not there has none. */
const copiesIn = (folder: string): Backup[] =>
  namesIn(folder).flatMap(name => {
    const stamp = NAME.exec(name)?.[1]
    const file = join(folder, name)
    const bytes = stamp === undefined ? undefined : statSync(file, { throwIfNoEntry: false })?.size
    return stamp === undefined || bytes === undefined ? [] : [{ file, at: momentOf(stamp), bytes }]
  })

/** Lets this very program copy the file in a process of its own: reading the copy through may take its time. */
export const copyBySelf =
  (program: string, data: string) =>
  (to: string): Promise<boolean> =>
    new Promise(resolve => {
      const child = spawn(process.execPath, [program, '--data', data, '--backup', to], {
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child.once('error', () => resolve(false))
      child.once('close', code => resolve(code === 0))
    })

/** Makes a copy whenever the last one is old enough, from the first moment on. */
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
    help: 'When the latest good backup was made',
    registers,
    collect() {
      this.set((copiesIn(folder).at(-1)?.at ?? 0) / 1000)
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
      if (good) for (const { file } of copiesIn(folder).slice(0, -keep)) rmSync(file, { force: true })
    } catch (error) {
      // A folder that cannot be made, or an old copy that cannot be removed: the next one is made all the same.
      log.error({ err: error }, 'backups in trouble')
    }
    done.inc({ result: good ? 'good' : 'failed' })
    if (good) log.info({ file: to }, 'backed up')
    else log.error({ file: to }, 'no backup could be made')
    plan(good ? every * HOUR : Math.min(AGAIN, every * HOUR))
  }
  const plan = (wait: number): void => {
    if (stopped) return
    const later = wait - LONGEST
    timer = setTimeout(() => (later > 0 ? plan(later) : void make()), Math.min(wait, LONGEST))
    timer.unref()
  }
  const since = now() - (copiesIn(folder).at(-1)?.at ?? Number.NEGATIVE_INFINITY)
  // A copy of a time to come, from a clock that was wrong, keeps no other from being made.
  plan(Math.max(0, every * HOUR - Math.max(0, since)))

  return {
    last: () => copiesIn(folder).at(-1) ?? null,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

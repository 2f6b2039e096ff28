import { type Entrant, programIn } from '@halfpint/bots'

/** The clock of time budgets: processor time, which does not depend on other load, or wall time. */
export type Clock = 'processor' | 'wall'

type CpuUsage = () => { readonly user: number; readonly system: number }

/** The processor time of one thread. Older versions of Node report only that of the whole process. */
const { threadCpuUsage } = process as { readonly threadCpuUsage?: CpuUsage }

/** Whether time budgets can use processor time with several workers. */
export const COUNTS_THREADS = threadCpuUsage !== undefined

/** The clock of an experiment. The processor time of a program in another process cannot be measured. */
export const clockOf = (bots: readonly Entrant[], workers: number): Clock => {
  if (bots.some(({ bot }) => programIn(bot) !== undefined)) return 'wall'
  return COUNTS_THREADS || workers === 1 ? 'processor' : 'wall'
}

/** Whether any bot has a time budget. */
export const isTimed = (bots: readonly Entrant[]): boolean => bots.some(({ budget }) => budget?.endsWith('ms'))

/**
 * Milliseconds of wall time for which a reading of processor time is reused; no thread can work longer than that in
 * them. A reading takes some 30 µs where system calls are slow, and bots that read the clock after each sampled deal
 * lost a third of their time.
 */
const FRESH = 0.5

/** Milliseconds of a clock since a fixed moment. */
export const timeBy = (clock: Clock): (() => number) => {
  if (clock === 'wall') return () => performance.now()
  const usage: CpuUsage = threadCpuUsage ?? (() => process.cpuUsage())
  let asked = Number.NEGATIVE_INFINITY
  let told = 0
  return () => {
    const wall = performance.now()
    if (wall - asked < FRESH) return told
    asked = wall
    const { user, system } = usage()
    told = (user + system) / 1000
    return told
  }
}

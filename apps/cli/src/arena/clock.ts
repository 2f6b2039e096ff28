import { type Entrant, programIn } from '@halfpint/bots'

/** What time budgets go by: the processor's time, the same on a busy machine and on a quiet one, or the wall's. */
export type Clock = 'processor' | 'wall'

type CpuUsage = () => { readonly user: number; readonly system: number }

/** The processor time of one thread; older versions of Node tell only that of the whole process. */
const { threadCpuUsage } = process as { readonly threadCpuUsage?: CpuUsage }

/** Whether time budgets can go by the processor with several workers. */
export const COUNTS_THREADS = threadCpuUsage !== undefined

/** The clock of an experiment. What programs do in processes of their own no clock of ours sees. */
export const clockOf = (bots: readonly Entrant[], workers: number): Clock => {
  if (bots.some(({ bot }) => programIn(bot) !== undefined)) return 'wall'
  return COUNTS_THREADS || workers === 1 ? 'processor' : 'wall'
}

/** Whether anybody thinks by time. */
export const isTimed = (bots: readonly Entrant[]): boolean => bots.some(({ budget }) => budget?.endsWith('ms'))

/**
 * So many milliseconds on the wall what the processor's clock said holds: no thread works longer than that in
 * them. To ask takes some 30 µs where a system call is dear, and bots that ask after each world lost a third of
 * their time to it.
 */
const FRESH = 0.5

/** Milliseconds by a clock, from any fixed moment. */
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

// Loaded before each server that is measured: reports the resources used by the process, measured from inside, so that
// the figures mean the same on every system.
import { setTimeout as sleep } from 'node:timers/promises'
import { answerParent } from './channel.ts'

/** Resources used by a process; times in microseconds, memory in bytes. */
export interface Usage {
  readonly cpu: number
  readonly resident: number
  /** Live objects and buffers after garbage collection. */
  readonly living: number
}

/** Whether to collect garbage before reading the memory. */
export interface UsageQuestion {
  readonly tidy: boolean
}

const usage = async ({ tidy }: UsageQuestion): Promise<Usage> => {
  if (tidy) {
    globalThis.gc?.()
    await sleep(200)
    globalThis.gc?.()
    // Empty pages are returned to the system in the background.
    await sleep(1000)
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { cpu: user + system, resident: rss, living: heapUsed + external }
}

answerParent(usage)
process.channel?.unref()

// Loaded before each server that is measured: tells what the process has used, measured from within, so that it
// means the same on every system.
import { setTimeout as sleep } from 'node:timers/promises'
import { answerParent } from './channel.ts'

/** What a process has used so far; times in microseconds, memory in bytes. */
export interface Usage {
  readonly cpu: number
  readonly resident: number
  /** Living objects and buffers, after the garbage was collected. */
  readonly living: number
}

/** Whether the garbage is collected before memory is read. */
export interface UsageQuestion {
  readonly tidy: boolean
}

const usage = async ({ tidy }: UsageQuestion): Promise<Usage> => {
  if (tidy) {
    globalThis.gc?.()
    await sleep(200)
    globalThis.gc?.()
    // Empty pages are given back to the system in the background.
    await sleep(1000)
  }
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { cpu: user + system, resident: rss, living: heapUsed + external }
}

answerParent(usage)
process.channel?.unref()

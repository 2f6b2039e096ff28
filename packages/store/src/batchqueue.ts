import { setTimeout as sleep } from 'node:timers/promises'

/** A waiting job. */
interface Waiting<Job, Answer> {
  readonly job: Job
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** The result of one job of a batch. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown }

/** Runs jobs in batches, in the order of arrival. */
export interface BatchQueue<Job, Answer> {
  add(job: Job): Promise<Answer>
  /** Resolves when no job is waiting. */
  idle(): Promise<void>
}

/**
 * Collects the jobs that arrive in one turn of the event loop, while a batch is in progress, or within `interval`
 * milliseconds after the start of the last batch. They share one transaction and one sync.
 */
export const batchQueue = <Job, Answer>(
  work: (jobs: readonly Job[]) => Promise<readonly Outcome<Answer>[]>,
  { limit, interval = 0 }: { readonly limit: number; readonly interval?: number },
): BatchQueue<Job, Answer> => {
  let waiting: Waiting<Job, Answer>[] = []
  let running: Promise<void> | undefined
  let startedAt = Number.NEGATIVE_INFINITY

  const settle = (batch: readonly Waiting<Job, Answer>[], outcomes: readonly Outcome<Answer>[]): void => {
    batch.forEach(({ resolve, reject }, place) => {
      const outcome = outcomes[place] ?? { error: new Error('a job has no result') }
      if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.answer)
    })
  }

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const wait = startedAt + interval - performance.now()
      await (wait >= 1 ? sleep(wait) : new Promise<void>(resolve => setImmediate(resolve)))
      startedAt = performance.now()
      const batch = waiting.slice(0, limit)
      waiting = waiting.slice(limit)
      try {
        settle(batch, await work(batch.map(({ job }) => job)))
      } catch (error) {
        settle(
          batch,
          batch.map(() => ({ error })),
        )
      }
    }
    running = undefined
  }

  return {
    add: job =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        running ??= run()
      }),
    async idle() {
      while (running !== undefined) await running
    },
  }
}

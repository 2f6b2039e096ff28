/** What waits for its turn, with whoever waits for the answer. */
interface Waiting<Job, Answer> {
  readonly job: Job
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** What became of one job among those that were done together. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown }

/** Takes jobs and has them done together, in the order in which they came. */
export interface BatchQueue<Job, Answer> {
  add(job: Job): Promise<Answer>
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>
}

/**
 * Gathers the jobs that arrive while others are being done, or in the same turn of the event loop, so that they
 * share one transaction: a disk that syncs slowly then costs waiting time, not throughput. `done` hears each answer
 * before whoever waits for it.
 */
export const batchQueue = <Job, Answer>(
  work: (jobs: readonly Job[]) => readonly Outcome<Answer>[] | Promise<readonly Outcome<Answer>[]>,
  most: number,
  done: (job: Job, answer: Answer) => void = () => {},
): BatchQueue<Job, Answer> => {
  let waiting: Waiting<Job, Answer>[] = []
  let running: Promise<void> | undefined

  const settle = (batch: readonly Waiting<Job, Answer>[], outcomes: readonly Outcome<Answer>[]): void => {
    batch.forEach(({ job, resolve, reject }, place) => {
      const outcome = outcomes[place] ?? { error: new Error('a job was left without an answer') }
      if ('error' in outcome) reject(outcome.error)
      else {
        done(job, outcome.answer)
        resolve(outcome.answer)
      }
    })
  }

  const run = async (): Promise<void> => {
    await new Promise<void>(resolve => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
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

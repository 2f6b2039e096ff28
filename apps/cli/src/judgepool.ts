import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { Entry } from './entry.ts'
import { exposeThread, type Thread, threadOf } from './thread.ts'
import { type Judged, judgeSource, type Verdict } from './verdict.ts'

/** Start message of a thread that judges records. */
export interface JudgeTask {
  readonly kind: 'judge'
}

/** Bytes that are judged before threads are started, because a thread takes a moment to start. */
const WORTH_A_POOL = 256 * 1024
/** Batches queued for each thread, so that none waits for the next. */
const AHEAD = 2
const MOST_WORKERS = 7

const JUDGE = { judge: (sources: readonly Entry['source'][]): readonly Verdict[] => sources.map(judgeSource) }

export const serveJudge = (): void => exposeThread(JUDGE)

const bytesOf = ({ source }: Entry): number => (source instanceof Uint8Array ? source.length : 0)

const judgedBy = (batch: readonly Entry[], verdicts: readonly Verdict[]): readonly Judged[] =>
  batch.map(({ source: _, ...place }, at) => ({ ...place, verdict: verdicts[at]! }))

interface Member {
  readonly thread: Thread<typeof JUDGE>
  /** Number of batches that it has not returned. */
  waiting: number
}

/** Judges batches of records, in parallel when there are many. */
export interface JudgePool {
  judge(batch: readonly Entry[]): readonly Judged[] | Promise<readonly Judged[]>
  close(): void
}

/** A pool that starts threads, at most one per spare core, when there is much to do. */
export const openJudgePool = (start: (task: JudgeTask) => Worker, spare = availableParallelism() - 1): JudgePool => {
  const workers: Member[] = []
  let seen = 0

  const startMember = (): Member => {
    const member: Member = { thread: threadOf(start({ kind: 'judge' })), waiting: 0 }
    workers.push(member)
    return member
  }
  const freeWorker = (): Member | undefined => {
    const free = workers.find(({ waiting }) => waiting < AHEAD)
    return free ?? (workers.length < Math.min(spare, MOST_WORKERS) ? startMember() : undefined)
  }

  return {
    judge(batch) {
      seen += batch.reduce((sum, entry) => sum + bytesOf(entry), 0)
      const member = seen < WORTH_A_POOL ? undefined : freeWorker()
      if (member === undefined) {
        return judgedBy(
          batch,
          batch.map(({ source }) => judgeSource(source)),
        )
      }
      // Copied, because lines are parts of larger chunks, which would be sent whole.
      const sources = batch.map(({ source }) => (source instanceof Uint8Array ? new Uint8Array(source) : source))
      member.waiting++
      return member.thread
        .run(({ judge }) => judge(sources))
        .then(verdicts => judgedBy(batch, verdicts))
        .finally(() => member.waiting--)
    },
    close() {
      for (const { thread } of workers) thread.close()
    },
  }
}

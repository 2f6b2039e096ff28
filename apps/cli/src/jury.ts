import { availableParallelism } from 'node:os'
import { parentPort, type Worker } from 'node:worker_threads'
import type { Entry } from './entry.ts'
import { type Judged, judgeSource, type Verdict } from './verdict.ts'

/** What a thread is told that judges records. */
export interface JuryTask {
  readonly kind: 'jury'
}

/** So many bytes are judged before others are called: a thread takes a moment to start. */
const WORTH_A_JURY = 256 * 1024
/** So many heaps lie ready for each juror, so that none waits for the next. */
const AHEAD = 2
const MOST_JURORS = 7

/** Judges what it is sent, one heap after the other. */
export const serveJury = (): void => {
  parentPort?.on('message', (sources: readonly Entry['source'][]) => {
    parentPort?.postMessage(sources.map(judgeSource))
  })
}

const bytesOf = ({ source }: Entry): number => (source instanceof Uint8Array ? source.length : 0)

const judgedBy = (heap: readonly Entry[], verdicts: readonly Verdict[]): readonly Judged[] =>
  heap.map(({ source: _, ...place }, at) => ({ ...place, verdict: verdicts[at] as Verdict }))

interface Juror {
  readonly worker: Worker
  /** Where the verdicts of the heaps go that it has before it, in order. */
  readonly waiting: { resolve(verdicts: readonly Verdict[]): void; reject(error: unknown): void }[]
}

/** Judges heaps of records, many at a time when there are many. */
export interface Jury {
  judge(heap: readonly Entry[]): readonly Judged[] | Promise<readonly Judged[]>
  close(): void
}

/** A jury that begins alone and calls others, as many as there are cores to spare, when there is much to do. */
export const openJury = (start: (task: JuryTask) => Worker, spare = availableParallelism() - 1): Jury => {
  const jurors: Juror[] = []
  let seen = 0

  const call = (): Juror => {
    const juror: Juror = { worker: start({ kind: 'jury' }), waiting: [] }
    juror.worker.on('message', (verdicts: readonly Verdict[]) => juror.waiting.shift()?.resolve(verdicts))
    juror.worker.on('error', error => {
      for (const { reject } of juror.waiting) reject(error)
    })
    jurors.push(juror)
    return juror
  }
  const freeJuror = (): Juror | undefined => {
    const free = jurors.find(({ waiting }) => waiting.length < AHEAD)
    return free ?? (jurors.length < Math.min(spare, MOST_JURORS) ? call() : undefined)
  }

  return {
    judge(heap) {
      seen += heap.reduce((sum, entry) => sum + bytesOf(entry), 0)
      const juror = seen < WORTH_A_JURY ? undefined : freeJuror()
      if (juror === undefined) {
        return judgedBy(
          heap,
          heap.map(({ source }) => judgeSource(source)),
        )
      }
      // A copy of each line alone: lines are parts of larger chunks, which would all be sent.
      juror.worker.postMessage(
        heap.map(({ source }) => (source instanceof Uint8Array ? new Uint8Array(source) : source)),
      )
      return new Promise<readonly Verdict[]>((resolve, reject) => juror.waiting.push({ resolve, reject })).then(
        verdicts => judgedBy(heap, verdicts),
      )
    },
    close() {
      for (const { worker } of jurors) void worker.terminate()
    },
  }
}

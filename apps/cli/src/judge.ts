import { type Problem, refuse } from '@halfpint/core'
import { entries } from './entry.ts'
import { calledFile, counted, fileProblem } from './file.ts'
import { type JudgePool, openJudgePool } from './judgepool.ts'
import { exitAfter, writeAll } from './output.ts'
import { progress } from './progress.ts'
import { jsonReport, type Report, textReport } from './report.ts'
import type { Terminal } from './terminal.ts'
import { type Judged, judgeSource } from './verdict.ts'
import { startWorker } from './worker.ts'

/** The arguments of `judge`. */
export interface JudgeSettings {
  readonly files: readonly string[]
  readonly json: boolean
}

/** Maximum number of batches that wait to be reported; more would only use memory. */
const MOST_WAITING = 16

/** The records of a file with their verdicts, in the order of the file. */
async function* judgeFile(chunks: AsyncIterable<Buffer>, pool: JudgePool): AsyncGenerator<readonly Judged[]> {
  let empty = true
  const waiting: (Promise<readonly Judged[]> | readonly Judged[])[] = []
  for await (const batch of entries(chunks)) {
    empty = false
    waiting.push(pool.judge(batch))
    // Verdicts of this thread are available. Those of other threads are awaited only when many batches wait.
    while (waiting.length > 0 && (Array.isArray(waiting[0]) || waiting.length > MOST_WAITING)) {
      yield (await waiting.shift()) as readonly Judged[]
    }
  }
  for (const batch of waiting) yield await batch
  if (empty) yield [{ line: 1, verdict: judgeSource(refuse('no-records')) }]
}

/** Replays every record of the files and reports each. The exit code is 0 only if all are valid. */
export const judge = async ({ files, json }: JudgeSettings, terminal: Terminal): Promise<number> => {
  const report: Report = json ? jsonReport(files.length > 1) : textReport(terminal)
  const unread: Problem[] = []
  let bad = false
  const pool = openJudgePool(startWorker)
  // JSON lines in the same terminal would break the progress bar.
  const bar = progress(!json || process.stdout.isTTY !== true)

  async function* texts(): AsyncGenerator<string> {
    for (const file of files) {
      try {
        const judging = terminal.words.command.judging(calledFile(file))
        const chunks = counted(file, (done, size) => bar.tell(done, size, judging))
        for await (const batch of judgeFile(chunks, pool)) {
          if (batch.some(({ verdict }) => !verdict.ok)) bad = true
          const text = batch.map(judged => report.record(file, judged)).join('')
          if (text === '') continue
          bar.end()
          yield text
        }
      } catch (error) {
        unread.push(fileProblem(file, error).problem)
      }
      bar.end()
      yield report.file(file)
    }
    yield report.end(unread.length)
  }

  const written = await writeAll(texts(), undefined)
  pool.close()
  bar.end()
  return exitAfter(written, unread, bad, terminal)
}

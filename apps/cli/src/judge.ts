import { type Problem, refuse } from '@halfpint/core'
import { entries } from './entry.ts'
import { EXIT } from './exit.ts'
import { bytesOf, fileProblem, STDIN, sizeOf, systemCode } from './file.ts'
import { writeAll } from './output.ts'
import { type Progress, progress } from './progress.ts'
import { jsonReport, type Report, textReport } from './report.ts'
import type { Terminal } from './terminal.ts'
import { type Judged, judgeEntry } from './verdict.ts'

/** What `judge` was asked for. */
export interface JudgeSettings {
  readonly files: readonly string[]
  readonly json: boolean
}

/** The bytes as they are, counted for the progress bar. */
async function* counted(file: string, terminal: Terminal, bar: Progress): AsyncGenerator<Buffer> {
  const size = await sizeOf(file)
  let done = 0
  for await (const chunk of bytesOf(file)) {
    yield chunk
    done += chunk.length
    bar.tell(done, size, terminal.words.command.judging(file === STDIN ? 'stdin' : file))
  }
}

async function* judgeFile(chunks: AsyncIterable<Buffer>, file: string): AsyncGenerator<Judged> {
  let empty = true
  for await (const { line, json, item } of entries(chunks, file)) {
    empty = false
    yield { line, item, verdict: judgeEntry(json) }
  }
  if (empty) yield { line: 1, item: undefined, verdict: judgeEntry(refuse('no-records')) }
}

/** Replays every record of the files and reports each; the exit code is 0 only if all are good. */
export const judge = async ({ files, json }: JudgeSettings, terminal: Terminal): Promise<number> => {
  const report: Report = json ? jsonReport(files.length > 1) : textReport(terminal)
  const unread: Problem[] = []
  let bad = false
  // Lines of JSON that run through the same terminal would tear the bar apart.
  const bar = progress(!json || process.stdout.isTTY !== true)

  async function* texts(): AsyncGenerator<string> {
    for (const file of files) {
      try {
        for await (const judged of judgeFile(counted(file, terminal, bar), file)) {
          if (!judged.verdict.ok) bad = true
          const text = report.record(file, judged)
          if (text === '') continue
          bar.end()
          yield text
        }
      } catch (error) {
        const code = systemCode(error)
        if (code === undefined) throw error
        unread.push(fileProblem(file, code).problem)
      }
      bar.end()
      yield report.file(file)
    }
    yield report.end()
  }

  const written = await writeAll(texts(), undefined)
  bar.end()
  for (const problem of unread) terminal.complain(problem)
  if (written.kind === 'failed') terminal.complain(written.problem)
  if (written.kind === 'cut') return EXIT.cut
  if (written.kind === 'failed' || unread.length > 0) return EXIT.usage
  return bad ? EXIT.bad : EXIT.good
}

import { must, type Problem, type Result, refuse } from '@halfpint/core'
import { printable, problemText } from '@halfpint/i18n'
import { type Pad, readCsv, readPad, type Scored, scorePad, writeCsv, writeScored } from '@halfpint/scorepad'
import { entries, readSource } from './entry.ts'
import { calledFile, counted, fileProblem } from './file.ts'
import { faceOf } from './games/registry.ts'
import { exitAfter, jsonLine, writeAll } from './output.ts'
import { padText, placeText } from './padtext.ts'
import { progress } from './progress.ts'
import type { Terminal } from './terminal.ts'

/** The flags of `pad`. */
export interface PadFlags {
  readonly json?: boolean
  readonly table?: boolean
  readonly csv?: boolean
  readonly strict?: boolean
}

/** A possible pad, and its first line, from 1. */
interface Found {
  readonly line: number
  readonly pad: Result<Pad>
}

/** Like `readPad`, but also for values nested thousands deep. */
const readDeep = (json: unknown): Result<Pad> => {
  try {
    return readPad(json)
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message)) return refuse('too-deep')
    throw error
  }
}

/** The first line that is not blank, and all bytes from the beginning. */
const peek = async (chunks: AsyncIterable<Buffer>): Promise<{ line: string; all: AsyncGenerator<Buffer> }> => {
  const iterator = chunks[Symbol.asyncIterator]()
  const seen: Buffer[] = []
  let line = ''
  while (!line.trimStart().includes('\n')) {
    const next = await iterator.next()
    if (next.done) break
    seen.push(next.value)
    line += next.value.toString('utf8')
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield* seen
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { line: line.trimStart().split('\n', 1)[0] ?? '', all: all() }
}

/** A spreadsheet table has several columns. A text that begins with a bracket is JSON, whatever the file's name. */
const isTable = (line: string): boolean => !/^\ufeff?[[{]/.test(line) && /[,;\t]/.test(line)

/** All pads of a file: a spreadsheet table, or JSON with one pad per line or one text. */
async function* padsOf(file: string, told: Parameters<typeof counted>[1]): AsyncGenerator<Found> {
  const { line: first, all } = await peek(counted(file, told))
  if (isTable(first)) {
    const chunks: Buffer[] = []
    for await (const chunk of all) chunks.push(chunk)
    yield { line: 1, pad: readCsv(Buffer.concat(chunks).toString('utf8')) }
    return
  }
  let empty = true
  for await (const batch of entries(all)) {
    for (const { line, source } of batch) {
      empty = false
      const json = readSource(source)
      yield { line, pad: json.ok ? readDeep(json.value) : json }
    }
  }
  if (empty) yield { line: 1, pad: refuse('no-pads') }
}

const warningsOf = (scored: Scored): number => scored.rounds.reduce((sum, { warnings }) => sum + warnings.length, 0)

/** Scores every pad of the files. The exit code is 0 only if all could be read. */
export const pad = async (files: readonly string[], flags: PadFlags, terminal: Terminal): Promise<number> => {
  const unread: Problem[] = []
  let bad = false
  // Lines in the same terminal show the progress themselves.
  const bar = progress(process.stdout.isTTY !== true)
  const forPeople = flags.table === true || flags.csv === true

  const scoredText = async (read: Pad): Promise<string> => {
    const scored = scorePad(read)
    if (flags.strict === true && warningsOf(scored) > 0) bad = true
    if (flags.table === true) return padText(read, scored, must(await faceOf(read.pad)), terminal)
    return flags.csv === true
      ? writeCsv({ ...read, players: read.players.map(printable) })
      : jsonLine(writeScored(scored))
  }
  /** One line for each pad, valid or not, so that a program can count along. */
  const refusedText = (file: string, line: number, problem: Problem): string => {
    bad = true
    const place = placeText(problem, undefined, terminal)
    const where = `${calledFile(file)}:${line}: ${place === '' ? '' : `${place}: `}`
    bar.end()
    terminal.note(`${where}${problemText(problem, terminal.language)} [${problem.code}]`)
    const said = files.length > 1 ? { file, line, problem } : { line, problem }
    return forPeople ? '' : jsonLine(said)
  }

  async function* texts(): AsyncGenerator<string> {
    for (const file of files) {
      try {
        const scoring = terminal.words.pad.scoring(calledFile(file))
        for await (const { line, pad: read } of padsOf(file, (done, size) => bar.tell(done, size, scoring))) {
          yield read.ok ? await scoredText(read.value) : refusedText(file, line, read.problem)
        }
      } catch (error) {
        unread.push(fileProblem(file, error).problem)
      }
    }
  }

  const written = await writeAll(texts(), undefined)
  bar.end()
  return exitAfter(written, unread, bad, terminal)
}

import { statSync } from 'node:fs'
import { type AnyRoster, parseBudget, type Review, review, rosterOf } from '@halfpint/bots'
import {
  type Budget,
  everySeat,
  type Json,
  must,
  ok,
  type Position,
  type Problem,
  type Replay,
  type Result,
  refuse,
  type Seat,
} from '@halfpint/core'
import { problemText } from '@halfpint/i18n'
import { gameOfRecord } from '@halfpint/table'
import { entries, readSource } from '../entry.ts'
import { EXIT } from '../exit.ts'
import { bytesOf, calledFile, fileProblem } from '../file.ts'
import { faceOf } from '../games/registry.ts'
import { exitAfter, writeAll } from '../output.ts'
import { progress } from '../progress.ts'
import type { Terminal } from '../terminal.ts'
import { reviewJson, reviewText } from './text.ts'

/** The flags of `review`, as typed. */
export interface ReviewFlags {
  readonly budget?: string
  readonly seats?: string
  readonly json?: boolean
}

/** Reads seats separated by commas. */
const readSeats = (text: string | undefined, seats: number): Result<readonly Seat[]> => {
  if (text === undefined) return ok(everySeat(seats))
  const chosen = text.split(',').map(word => (/^\s*\d\s*$/.test(word) ? Number(word) : Number.NaN))
  const sound = chosen.every(seat => seat < seats) && new Set(chosen).size === chosen.length
  return sound ? ok(chosen) : refuse('no-such-seats', { value: text, most: seats - 1 })
}

interface RecordToReview {
  readonly roster: AnyRoster
  readonly replay: Replay<Position, Json>
}

const readRecord = (entry: Result<unknown>): Result<RecordToReview> => {
  if (!entry.ok) return entry
  const found = gameOfRecord(entry.value)
  if (!found.ok) return found
  const { record, game } = found.value
  const roster = rosterOf(game.id)
  if (!roster.ok) return roster
  const replay = game.records.read(record)
  return replay.ok ? ok({ roster: roster.value, replay: replay.value }) : replay
}

/** The number of records in a file, for the progress bar, if the file can be read twice. */
const recordsIn = async (file: string): Promise<number | undefined> => {
  if (!process.stderr.isTTY || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  let records = 0
  for await (const batch of entries(bytesOf(file))) records += batch.length
  return records
}

/** Reviews every record of a file with the champion. */
export const reviewFile = async (file: string, flags: ReviewFlags, terminal: Terminal): Promise<number> => {
  const { bots } = terminal.words
  const budget = flags.budget === undefined ? ok(undefined) : parseBudget(flags.budget)
  if (!budget.ok) {
    terminal.complain(budget.problem)
    return EXIT.usage
  }
  const bar = progress(true)
  const problems: Problem[] = []
  let bad = false
  let games = 0
  const all = await recordsIn(file)

  const refusal = (line: number, problem: Problem): string =>
    `${calledFile(file)}:${line}: ${problemText(problem, terminal.language)} [${problem.code}]`

  const reviewed = (entry: Result<unknown>, allowed: Budget | undefined): Result<Review<Json>> => {
    games++
    const record = readRecord(entry)
    if (!record.ok) return record
    const { roster, replay } = record.value
    const seats = readSeats(flags.seats, replay.state.seats)
    if (!seats.ok) return seats
    const limit = allowed === undefined ? {} : { budget: allowed }
    const going = review(roster, replay, { seats: seats.value, ...limit, now: () => performance.now() })
    for (;;) {
      const step = going.next()
      if (step.done) return ok(step.value)
      const { done, total } = step.value
      const known = all === undefined ? {} : { games: all }
      bar.tell(games - 1 + done / total, all, bots.reviewing({ done, total, game: games, ...known }))
    }
  }

  const textOf = async (done: Review<Json>): Promise<string> =>
    reviewText(done, must(await faceOf(done.game)), terminal)

  async function* texts(allowed: Budget | undefined): AsyncGenerator<string> {
    let empty = true
    try {
      for await (const batch of entries(bytesOf(file))) {
        for (const { line, source } of batch) {
          empty = false
          const result = reviewed(readSource(source), allowed)
          bar.end()
          if (result.ok) yield flags.json === true ? reviewJson(result.value) : await textOf(result.value)
          else if (result.problem.code === 'no-such-seats') {
            // The arguments are wrong, not the record: reported once, and the other records are skipped.
            problems.push(result.problem)
            return
          } else {
            bad = true
            terminal.note(refusal(line, result.problem))
          }
        }
      }
      if (empty) {
        bad = true
        terminal.note(refusal(1, refuse('no-records').problem))
      }
    } catch (error) {
      problems.push(fileProblem(file, error).problem)
    }
  }

  const written = await writeAll(texts(budget.value), undefined)
  bar.end()
  return exitAfter(written, problems, bad, terminal)
}

import { type Json, type Problem, refuse } from '@halfpint/core'
import { checkProofs, type Fairness } from '@halfpint/fair'
import { gameOfRecord } from '@halfpint/table'
import { type Entry, readSource, type Source } from './entry.ts'

/** The result of judging a record. */
export type Verdict =
  | {
      readonly ok: true
      readonly game: string
      readonly rounds: readonly Json[]
      readonly result: Json | null
      /** Number of deals that are proven to be fair; absent if the record contains no proof. */
      readonly fair?: Fairness
    }
  | { readonly ok: false; readonly problem: Problem }

/** A judged record: its place and its verdict. */
export interface Judged extends Omit<Entry, 'source'> {
  readonly verdict: Verdict
}

const LONGEST_FACT = 300

/** Values come from records. A very long one is cut, so that the message stays readable. */
const brief = (fact: Json): Json => {
  const text = JSON.stringify(fact)
  return text.length <= LONGEST_FACT ? fact : `${text.slice(0, LONGEST_FACT)}…`
}

/** A negative verdict. The place comes first, `null` if the problem has none. */
const bad = ({ code, round = null, play = null, ...facts }: Problem): Verdict => {
  const problem: Record<string, Json> & { code: string } = { code, round, play }
  for (const [name, fact] of Object.entries(facts)) problem[name] = brief(fact)
  return { ok: false, problem }
}

const replay = (json: unknown): Verdict => {
  const found = gameOfRecord(json)
  if (!found.ok) return bad(found.problem)
  const { record, game } = found.value
  const { records } = game
  const read = records.read(record)
  if (!read.ok) return bad(read.problem)
  const fair = checkProofs(game, record, read.value)
  if (!fair.ok) return bad(fair.problem)
  const verdict = { ok: true, game: game.id, ...records.results(read.value.state) } as const
  return fair.value === null ? verdict : { ...verdict, fair: fair.value }
}

/** Replays a record and checks every action and every stated result. */
export const judgeSource = (source: Source): Verdict => {
  const json = readSource(source)
  if (!json.ok) return bad(json.problem)
  try {
    return replay(json.value)
  } catch (error) {
    // Values nested thousands deep overflow the stack wherever they are read first.
    if (error instanceof RangeError && /call stack/.test(error.message)) return bad(refuse('too-deep').problem)
    throw error
  }
}

import { type Json, type Problem, refuse } from '@halfpint/core'
import { checkProofs, type Fairness } from '@halfpint/fair'
import { gameOfRecord } from '@halfpint/table'
import { type Entry, readSource, type Source } from './entry.ts'

/** What a judge says of one record. */
export type Verdict =
  | {
      readonly ok: true
      readonly game: string
      readonly rounds: readonly Json[]
      readonly result: Json | null
      /** How many deals are proven to be fair; absent where the record carries no proof. */
      readonly fair?: Fairness
    }
  | { readonly ok: false; readonly problem: Problem }

/** A record that was judged: where it stands, and what is said of it. */
export interface Judged extends Omit<Entry, 'source'> {
  readonly verdict: Verdict
}

const LONGEST_FACT = 300

/** Facts come from records; an endless one is cut so that the message stays a message. */
const brief = (fact: Json): Json => {
  const text = JSON.stringify(fact)
  return text.length <= LONGEST_FACT ? fact : `${text.slice(0, LONGEST_FACT)}…`
}

/** A bad verdict; the place comes first, `null` where the problem has none. */
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

/** Replays what should be a record and checks every action and every stated result. */
export const judgeSource = (source: Source): Verdict => {
  const json = readSource(source)
  if (!json.ok) return bad(json.problem)
  try {
    return replay(json.value)
  } catch (error) {
    // Values nested thousands deep overflow the stack wherever they are first looked into.
    if (error instanceof RangeError && /call stack/.test(error.message)) return bad(refuse('too-deep').problem)
    throw error
  }
}

import { parseArgs } from 'node:util'

/** The servers that can be measured: ours with each storage, the peer, and minimal servers. */
const CONTENDERS = ['sqlite', 'postgres', 'memory', 'boardgame.io', 'floor', 'floor-sqlite'] as const
export type ContenderId = (typeof CONTENDERS)[number]

/** Parameters of a run. */
export interface Plan {
  readonly tables: number
  /** Seconds of play at maximum pace before the measurements, so that the code is compiled. */
  readonly warm: number
  /** Seconds of measurement per pace. */
  readonly seconds: number
  /** Actions per second at each table, one pace after another; then the maximum. */
  readonly paces: readonly number[]
  readonly contenders: readonly ContenderId[]
  readonly generators: number
  readonly seed: string
  /** Number of repetitions. */
  readonly runs: number
  /** A folder for profiles of the servers' processor time. */
  readonly profile: string | null
  readonly json: boolean
}

/** A human table plays a card every two seconds. */
const HUMAN = 0.5

/** The default plan: 500 tables at a human pace, then faster. */
export const DEFAULT_PLAN: Plan = {
  tables: 500,
  warm: 10,
  seconds: 8,
  paces: [HUMAN, 1, 2, 3, 4, 6, 8, 12, 16],
  contenders: ['sqlite', 'postgres', 'boardgame.io', 'floor-sqlite'],
  generators: 1,
  seed: 'bench',
  runs: 1,
  profile: null,
  json: false,
}

/** The help text. */
export const USAGE = `npm run bench:server -w lab [-- options]

--tables 500         tables with four players each
--warm 10            seconds of play before the measurements
--seconds 8          seconds of measurement per pace
--paces 0.5,1,2,3    actions per second at each table; then the maximum pace
--only sqlite        servers, separated by commas: ${CONTENDERS.join(', ')}
--generators 1       processes that simulate players
--seed bench         the same seed gives the same players
--runs 1             number of repetitions; prints medians and ranges
--profile folder     writes profiles of the servers' processor time
--json               prints JSON`

const OPTIONS = {
  tables: { type: 'string' },
  warm: { type: 'string' },
  seconds: { type: 'string' },
  paces: { type: 'string' },
  only: { type: 'string' },
  generators: { type: 'string' },
  seed: { type: 'string' },
  runs: { type: 'string' },
  profile: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const numberIn = (text: string, least: number): number => {
  const number = Number(text)
  if (text.trim() === '' || !(number >= least)) throw new Error(`not a number of at least ${least}: ${text}`)
  return number
}

const wholeIn = (text: string): number => {
  const number = numberIn(text, 1)
  if (!Number.isInteger(number)) throw new Error(`not an integer: ${text}`)
  return number
}

const contenderIn = (text: string): ContenderId => {
  const id = CONTENDERS.find(each => each === text)
  if (id === undefined) throw new Error(`unknown server: ${text}`)
  return id
}

/** Parses the arguments; `null` for the help text. Throws an error with a message for the user. */
export const planOf = (args: readonly string[]): Plan | null => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  if (values.help === true) return null
  const { tables, warm, seconds, paces, only, generators, runs } = values
  return {
    tables: tables === undefined ? DEFAULT_PLAN.tables : wholeIn(tables),
    warm: warm === undefined ? DEFAULT_PLAN.warm : numberIn(warm, 0),
    seconds: seconds === undefined ? DEFAULT_PLAN.seconds : numberIn(seconds, 0.1),
    paces: paces === undefined ? DEFAULT_PLAN.paces : paces.split(',').map(each => numberIn(each, 0.01)),
    contenders: only === undefined ? DEFAULT_PLAN.contenders : only.split(',').map(contenderIn),
    generators: generators === undefined ? DEFAULT_PLAN.generators : wholeIn(generators),
    seed: values.seed ?? DEFAULT_PLAN.seed,
    runs: runs === undefined ? DEFAULT_PLAN.runs : wholeIn(runs),
    profile: values.profile ?? DEFAULT_PLAN.profile,
    json: values.json ?? DEFAULT_PLAN.json,
  }
}

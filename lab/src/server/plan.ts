import { parseArgs } from 'node:util'

/** The servers that can be measured: ours on either database or with tables in memory only, and the peer. */
const CONTENDERS = ['sqlite', 'postgres', 'memory', 'boardgame.io', 'floor', 'floor-sqlite'] as const
export type ContenderId = (typeof CONTENDERS)[number]

/** What a run does. */
export interface Plan {
  readonly tables: number
  /** How long all play flat out before anything is measured, so that nothing is compiled meanwhile. */
  readonly warm: number
  /** How long each pace is measured. */
  readonly seconds: number
  /** Actions a second at each table, one pace after the other; then as fast as they can. */
  readonly paces: readonly number[]
  readonly contenders: readonly ContenderId[]
  readonly generators: number
  readonly seed: string
  /** How often all of it is done. */
  readonly runs: number
  /** A folder for profiles of the servers' processor time. */
  readonly profile: string | null
  readonly json: boolean
}

/** A human table plays a card every two seconds. */
const HUMAN = 0.5

/** What is done if nothing is said: 500 tables at a human pace, then faster and faster. */
export const USUAL: Plan = {
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

/** What is told to who asks for help. */
export const USAGE = `npm run bench:server -w lab [-- options]

--tables 500         tables with four players each
--warm 10            seconds of play before anything is measured
--seconds 8          how long each pace is measured
--paces 0.5,1,2,3    actions a second at each table; then once as fast as they can
--only sqlite        of ${CONTENDERS.join(', ')}; several with commas
--generators 1       processes full of players
--seed bench         the same seed, the same players
--runs 1             do all of it so often, and tell the medians and ranges
--profile folder     writes profiles of the servers' processor time
--json               the findings for a program`

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
  if (text.trim() === '' || !(number >= least)) throw new Error(`not a number from ${least} on: ${text}`)
  return number
}

const wholeIn = (text: string): number => {
  const number = numberIn(text, 1)
  if (!Number.isInteger(number)) throw new Error(`not a whole number: ${text}`)
  return number
}

const contenderIn = (text: string): ContenderId => {
  const id = CONTENDERS.find(each => each === text)
  if (id === undefined) throw new Error(`no server to measure: ${text}`)
  return id
}

/** The plan that the words of a command line ask for, `null` if they ask for help; throws what to tell people. */
export const planOf = (words: readonly string[]): Plan | null => {
  const { values } = parseArgs({ args: [...words], options: OPTIONS })
  if (values.help === true) return null
  const { tables, warm, seconds, paces, only, generators, runs } = values
  return {
    tables: tables === undefined ? USUAL.tables : wholeIn(tables),
    warm: warm === undefined ? USUAL.warm : numberIn(warm, 0),
    seconds: seconds === undefined ? USUAL.seconds : numberIn(seconds, 0.1),
    paces: paces === undefined ? USUAL.paces : paces.split(',').map(each => numberIn(each, 0.01)),
    contenders: only === undefined ? USUAL.contenders : only.split(',').map(contenderIn),
    generators: generators === undefined ? USUAL.generators : wholeIn(generators),
    seed: values.seed ?? USUAL.seed,
    runs: runs === undefined ? USUAL.runs : wholeIn(runs),
    profile: values.profile ?? USUAL.profile,
    json: values.json ?? USUAL.json,
  }
}

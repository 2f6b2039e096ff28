import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import {
  type Experiment,
  type ExperimentResult,
  experimentResult,
  type Hypotheses,
  matchesOf,
  matchesPerPair,
  type PairCollector,
  pairsOf,
  parseBudget,
  parseEntrants,
  parseHypotheses,
  parseShard,
  planExperiment,
  type Shard,
  type ShardReport,
  sprtOf,
  sprtPath,
  WHOLE,
  writeShard,
} from '@halfpint/bots'
import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import { csvLine } from '../csv.ts'
import { EXIT } from '../exit.ts'
import { writeText } from '../file.ts'
import { outProblem } from '../out.ts'
import { jsonLine, writeAll } from '../output.ts'
import { progress } from '../progress.ts'
import { readGameSetup, readWhole, type SetupFlags } from '../setup.ts'
import type { Terminal } from '../terminal.ts'
import type { FindBot } from './addedbots.ts'
import { chart, figuresIn } from './chart.ts'
import { COUNTS_THREADS, clockOf, isTimed } from './clock.ts'
import { type Faults, NO_FAULTS } from './program.ts'
import { openLog, pictureOf, type SprtLog } from './sprt.ts'
import { gatheringOf, playInWorkers } from './workers.ts'

/** The flags of `arena`, as typed. */
export interface ArenaWish extends SetupFlags {
  readonly bots?: string
  readonly games: string
  readonly budget?: string
  readonly seed?: string
  readonly workers?: string
  readonly shard?: string
  readonly json?: boolean
  readonly csv?: boolean
  readonly out?: string
  /** The two shares in percent between which a sequential test decides, as in `50,52`. */
  readonly sprt?: string
  /** The file with the matches of a test, so that it can be resumed. */
  readonly log?: string
  /** The file for a drawing of the test. */
  readonly svg?: string
  readonly force?: boolean
}

const MOST_GAMES = 1_000_000_000
const MOST_WORKERS = 256

/** The exit code of a command that Ctrl-C ended. */
const INTERRUPTED = 130

interface Plan {
  readonly experiment: Experiment
  readonly shard: Shard
  readonly workers: number
  /** A sequential test, which ends the experiment as soon as it is sure. */
  readonly test: { readonly hypotheses: Hypotheses; readonly log: SprtLog } | null
  /** The requested number of games, before rounding up to whole deals. */
  readonly games: number
}

const planOf = (gameId: string, wish: ArenaWish, seed: string, find: FindBot | undefined): Result<Plan> => {
  const table = readGameSetup(gameId, wish)
  if (!table.ok) return table
  const games = readWhole('--games', wish.games, 1, MOST_GAMES)
  if (!games.ok) return games
  const shard = wish.shard === undefined ? ok(WHOLE) : parseShard(wish.shard)
  if (!shard.ok) return shard
  // Without a common seed the parts would belong to different experiments.
  if (wish.shard !== undefined && wish.seed === undefined) return refuse('missing-flag', { flag: '--seed' })
  const budget = wish.budget === undefined ? ok(undefined) : parseBudget(wish.budget)
  if (!budget.ok) return budget
  if (wish.bots === undefined) return refuse('missing-flag', { flag: '--bots' })
  const bots = parseEntrants(wish.bots, budget.value, find && (bot => find(bot, gameId)?.budget))
  if (!bots.ok) return bots
  // In older versions of Node processor time can only be measured with a single worker.
  const usual = isTimed(bots.value) && !COUNTS_THREADS ? 1 : availableParallelism()
  const workers = readWhole('--workers', wish.workers ?? String(usual), 1, MOST_WORKERS)
  if (!workers.ok) return workers
  const { players, options } = table.value
  const experiment = planExperiment({ game: gameId, players, options, bots: bots.value, games: games.value, seed })
  if (!experiment.ok) return experiment
  const hypotheses = wish.sprt === undefined ? ok(null) : parseHypotheses(wish.sprt)
  if (!hypotheses.ok) return hypotheses
  const log = openLog(wish.log, JSON.stringify({ ...experiment.value, pairs: undefined }))
  if (log === undefined) return refuse('other-log', { file: wish.log ?? '' })
  const test = hypotheses.value === null ? null : { hypotheses: hypotheses.value, log }
  return ok({ experiment: experiment.value, shard: shard.value, workers: workers.value, games: games.value, test })
}

/** The remaining time and the ranking. Computed only now and then, because it needs all deals. */
const soFar = (experiment: Experiment, gathering: PairCollector, total: number, terminal: Terminal): (() => string) => {
  const { percent } = figuresIn(terminal.language)
  const began = performance.now()
  let text = ''
  let next = 0
  return () => {
    const now = performance.now()
    if (now < next) return text
    next = now + 1000
    const minutes = Math.ceil(((now - began) * (total - gathering.played)) / gathering.played / 60_000)
    const pairs = gathering.pairs()
    const bots = pairs.length === 0 ? [] : experimentResult(experiment, pairs).bots
    const shares = bots.map(({ bot, winShare, high }) => `  ${bot} ${percent(winShare)} ±${percent(high - winShare)}`)
    text = `, ${terminal.words.bots.timeLeft(minutes)}${shares.join('')}`
    return text
  }
}

const keep = (file: string | undefined, text: () => string): Problem | undefined =>
  file === undefined ? undefined : writeText(file, text())

const play = async (
  plan: Plan,
  terminal: Terminal,
): Promise<{ report: ShardReport; ended: 'played' | 'stopped'; silent: string | undefined }> => {
  const { experiment, shard, workers, test } = plan
  const { command, bots: words } = terminal.words
  const gathering = gatheringOf(experiment)
  const total = pairsOf(experiment, shard).length * matchesPerPair(experiment)
  const clock = clockOf(experiment.bots, workers)
  if (clock === 'wall' && isTimed(experiment.bots)) terminal.note(words.wallClock)
  const bar = progress(true)
  const lost = new Map<string, Faults>()
  let sure = false
  /** A program that never answered. Its games would be games of random plays, so the run stops. */
  let silent: string | undefined
  const standing = soFar(experiment, gathering, total, terminal)
  const known = new Set(test?.log.played.map(({ match }) => match))
  for (const report of test?.log.played ?? []) gathering.add(report)
  const isSure = (): boolean =>
    test !== null && sprtOf(sharesOf(experiment, gathering.pairs()), test.hypotheses).verdict !== 'open'
  const run = playInWorkers({
    experiment,
    matches: (function* () {
      for (const match of matchesOf(experiment, shard))
        if (!known.has(match) && !sure && silent === undefined) yield match
    })(),
    workers: Math.min(workers, Math.max(1, total)),
    clock,
    gathering,
    onNews({ faults, reports, silent: found }) {
      silent ??= found[0]
      if (silent !== undefined) return
      for (const report of reports) test?.log.keep(report)
      sure = isSure()
      for (const { bot, fault } of faults)
        lost.set(bot, { ...NO_FAULTS, ...lost.get(bot), [fault]: (lost.get(bot)?.[fault] ?? 0) + 1 })
      bar.tell(gathering.played, total, `${command.simulated({ done: gathering.played, total })}${standing()}`)
    },
  })
  const interrupt = (): void => run.stop()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const ended = await run.done
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  bar.end()
  for (const [bot, faults] of lost) terminal.complain({ code: 'bot-faults', bot, ...faults })
  if (ended === 'stopped') terminal.note(words.stopped({ done: gathering.played, total }))
  return { report: { experiment, shard, pairs: gathering.pairs(), times: gathering.times() }, ended, silent }
}

/** The share of wins of the first bot in each complete deal, in order. */
const sharesOf = (experiment: Experiment, pairs: ShardReport['pairs']): number[] => {
  const shares: number[] = []
  // An incomplete deal holds back the ones after it. Otherwise fast deals would count first.
  for (const { pair, tally } of pairs) {
    if (pair !== shares.length) break
    shares.push((tally[0]?.wins ?? 0) / matchesPerPair(experiment))
  }
  return shares
}

/** Prints the result of a sequential test, and draws it if requested. Returns the problem if that fails. */
const tellTest = (
  { experiment, test }: Plan,
  { pairs }: ShardReport,
  { svg }: ArenaWish,
  terminal: Terminal,
): Problem | undefined => {
  if (test === null) return undefined
  const shares = sharesOf(experiment, pairs)
  const { blocks, llr, verdict } = sprtPath(shares, test.hypotheses).at(-1) ?? sprtOf([], test.hypotheses)
  const { percent, number } = figuresIn(terminal.language)
  const share = percent(test.hypotheses[verdict === 'lower' ? 'low' : 'high'])
  terminal.note(terminal.words.bots.tested({ deals: blocks, ratio: number(llr, 2), share, sure: verdict !== 'open' }))
  return keep(svg, () => pictureOf(shares, test.hypotheses, experiment.bots.map(({ bot }) => bot).join(', ')))
}

/** The result as text: a table, or JSON. */
export const resultText = ({ experiment, pairs, times }: ShardReport, json: boolean, terminal: Terminal): string => {
  if (json) return jsonLine(experimentResult(experiment, pairs))
  if (pairs.length === 0) return `${terminal.words.bots.nothingWhole}\n`
  return chart(experimentResult(experiment, pairs), times, terminal)
}

/** The result as comma-separated values, a row for each bot. */
const standingTable = ({ bots, game, games }: ExperimentResult): string =>
  [
    csvLine(['game', 'games', ...Object.keys(bots[0] ?? {})]),
    ...bots.map(bot => csvLine([game, games, ...Object.values(bot)])),
  ].join('')

/** Plays bots against each other and prints the result. `find` knows bots that the caller adds. */
export const arena = async (
  gameId: string,
  wish: ArenaWish,
  terminal: Terminal,
  find: FindBot | undefined,
): Promise<number> => {
  const { command, bots: words } = terminal.words
  const seed = wish.seed ?? randomBytes(6).toString('hex')
  // Checked first, not after hours of games.
  const unwritable =
    outProblem(wish, false) ?? outProblem({ out: wish.svg, force: true }) ?? outProblem({ out: wish.log, append: true })
  const plan = unwritable === undefined ? planOf(gameId, wish, seed, find) : { ok: false as const, problem: unwritable }
  if (!plan.ok) {
    terminal.complain(plan.problem)
    return EXIT.usage
  }
  if (wish.seed === undefined) terminal.note(command.seedDrawn(seed))
  const { experiment, games } = plan.value
  const perPair = matchesPerPair(experiment)
  if (experiment.pairs * perPair !== games) {
    terminal.note(words.roundedUp({ games: experiment.pairs * perPair, perPair }))
  }

  const { report, ended, silent } = await play(plan.value, terminal)
  if (silent !== undefined) {
    terminal.complain(refuse('bot-never-answered', { bot: silent }).problem)
    return EXIT.usage
  }
  const undrawn = tellTest(plan.value, report, wish, terminal)
  const lost = keep(wish.out, () => `${writeShard(report)}\n`) ?? undrawn
  if (lost !== undefined) terminal.complain(lost)
  const json = wish.json === true
  const text =
    json && wish.shard !== undefined
      ? `${writeShard(report)}\n`
      : wish.csv === true
        ? standingTable(experimentResult(experiment, report.pairs))
        : resultText(report, json, terminal)
  const written = await writeAll([text], undefined)
  if (written.kind === 'failed') terminal.complain(written.problem)
  if (ended === 'stopped') return INTERRUPTED
  return written.kind === 'failed' || lost !== undefined ? EXIT.usage : EXIT.good
}

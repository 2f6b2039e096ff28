import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Effort } from '../engine/contest.ts'
import type { MachineInfo } from '../engine/machine.ts'
import type { BenchResultJson } from '../engine/run.ts'
import type { BenchReport } from '../server/run.ts'
import type { Runs } from '../server/runs.ts'
import type { Rung } from './rung.ts'

/** The root folder of the repository. */
export const ROOT = join(import.meta.dirname, '../../..')

/** Machine, date and command of a measurement. */
interface Measured {
  readonly machine: MachineInfo
  readonly command: string
}

/** Results of `npm run bench -w lab`. */
export interface EngineFigures extends Measured {
  readonly effort: Effort
  readonly benches: readonly BenchResultJson[]
}

/** Results of `npm run bench:server -w lab`. */
export type ServerFigures = BenchReport & Partial<Pick<Runs, 'all'>> & Measured

/** Durations of the command for a file, run by run. */
export interface JudgeFigures extends Measured {
  readonly load: number
  readonly records: number
  readonly bytes: number
  /** Seconds of wall time and of processor time, including the start of the program. */
  readonly runs: readonly { readonly wall: number; readonly processor: number }[]
}

/** Gzipped bytes, and number of files. */
export interface DownloadSize {
  readonly bytes: number
  readonly files: number
}

/** Speed of a table on a slowed processor, in milliseconds; lists are sorted, the longest first. */
export interface Quickness {
  readonly game: string
  readonly firstPaint: number
  readonly playable: number
  /** Processor time of the fastest round. */
  readonly tasks: readonly number[]
  readonly taps: readonly number[]
  /** Share of the frames that were in time. */
  readonly frames: number
}

/** Downloads and speed of the page in a browser. */
export interface PageFigures extends Measured {
  readonly load: number
  readonly slowdown: number
  readonly sizes: { readonly view: DownloadSize; readonly worker: DownloadSize; readonly whole: DownloadSize }
  readonly quickness: readonly Quickness[]
}

/** Output of the proof of the set table. */
export interface ProofFigures extends Measured {
  readonly text: string
}

/** The ladder of the bots; each line has a separate machine and date. */
interface LadderFigures {
  readonly rungs: readonly Rung[]
}

/** All figures. */
export interface StoredFigures {
  readonly engine: EngineFigures
  readonly judge: JudgeFigures
  readonly server: ServerFigures
  readonly page: PageFigures
  readonly ladder: LadderFigures
  readonly proof: ProofFigures
}

/** The parts, which are measured separately, in the order of the page. */
export const PARTS = ['engine', 'judge', 'server', 'page', 'ladder', 'proof'] as const
export type Part = (typeof PARTS)[number]

const fileOf = (part: Part): string => join(ROOT, 'lab/figures', `${part}.json`)

/** The stored figures of a part. */
export const readPart = <P extends Part>(part: P): StoredFigures[P] => {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as StoredFigures[P]
  } catch (error) {
    throw new Error(`this part has no figures; run npm run figures -w lab -- ${part}`, { cause: error })
  }
}

/** Reads all stored figures. */
export const readFigures = (): StoredFigures => ({
  engine: readPart('engine'),
  judge: readPart('judge'),
  server: readPart('server'),
  page: readPart('page'),
  ladder: readPart('ladder'),
  proof: readPart('proof'),
})

/** Stores the figures of a part. */
export const writePart = <P extends Part>(part: P, figures: StoredFigures[P]): void => {
  mkdirSync(join(ROOT, 'lab/figures'), { recursive: true })
  writeFileSync(fileOf(part), `${JSON.stringify(figures, null, 2)}\n`)
}

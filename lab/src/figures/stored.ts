import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Effort } from '../engine/contest.ts'
import type { Machine } from '../engine/machine.ts'
import type { Said } from '../engine/run.ts'
import type { Report } from '../server/run.ts'
import type { Runs } from '../server/runs.ts'
import type { Rung } from './rung.ts'

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, '../../..')

/** What all stored figures tell beside themselves: where and when they were had, and how. */
interface Measured {
  readonly machine: Machine
  readonly command: string
}

/** What `npm run bench -w lab` found. */
export interface EngineFigures extends Measured {
  readonly effort: Effort
  readonly benches: readonly Said[]
}

/** What `npm run bench:server -w lab` found. */
export type ServerFigures = Report & Partial<Pick<Runs, 'all'>> & Measured

/** How long the command took to judge a file, run after run. */
export interface JudgeFigures extends Measured {
  readonly load: number
  readonly records: number
  readonly bytes: number
  /** Seconds on the wall and of processor time, start of the program included. */
  readonly runs: readonly { readonly wall: number; readonly processor: number }[]
}

/** Gzipped bytes, and in how many files. */
export interface Weight {
  readonly bytes: number
  readonly files: number
}

/** How quick a table was on a slowed processor, in milliseconds; lists with the longest first. */
export interface Quickness {
  readonly game: string
  readonly firstPaint: number
  readonly playable: number
  /** Of processor time, the round with the least. */
  readonly tasks: readonly number[]
  readonly taps: readonly number[]
  /** The part of the frames that came in time. */
  readonly frames: number
}

/** What a browser brought and how quick it was. */
export interface PageFigures extends Measured {
  readonly load: number
  readonly slowdown: number
  readonly sizes: { readonly view: Weight; readonly worker: Weight; readonly whole: Weight }
  readonly quickness: readonly Quickness[]
}

/** What the proof of the set table printed. */
export interface ProofFigures extends Measured {
  readonly text: string
}

/** The bots' ladder; each line has a day and a machine of its own. */
interface LadderFigures {
  readonly rungs: readonly Rung[]
}

/** Everything that was measured. */
export interface Figures {
  readonly engine: EngineFigures
  readonly judge: JudgeFigures
  readonly server: ServerFigures
  readonly page: PageFigures
  readonly ladder: LadderFigures
  readonly proof: ProofFigures
}

/** The parts that are measured one by one, in the order of the page. */
export const PARTS = ['engine', 'judge', 'server', 'page', 'ladder', 'proof'] as const
export type Part = (typeof PARTS)[number]

const fileOf = (part: Part): string => join(ROOT, 'lab/figures', `${part}.json`)

/** The stored figures of a part. */
export const readPart = <P extends Part>(part: P): Figures[P] => {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as Figures[P]
  } catch (error) {
    throw new Error(`no figures of this part: npm run figures -w lab -- ${part}`, { cause: error })
  }
}

/** Everything that is stored. */
export const readFigures = (): Figures => ({
  engine: readPart('engine'),
  judge: readPart('judge'),
  server: readPart('server'),
  page: readPart('page'),
  ladder: readPart('ladder'),
  proof: readPart('proof'),
})

/** Keeps the figures of a part. */
export const writePart = <P extends Part>(part: P, figures: Figures[P]): void => {
  mkdirSync(join(ROOT, 'lab/figures'), { recursive: true })
  writeFileSync(fileOf(part), `${JSON.stringify(figures, null, 2)}\n`)
}

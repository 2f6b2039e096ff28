import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../engine/contest.ts'
import { machine, machineText } from '../engine/machine.ts'
import { figure } from '../engine/print.ts'
import { buildCommand, halfpint } from './child.ts'
import { grid } from './goal.ts'
import { type JudgeFigures, ROOT } from './stored.ts'

const RECORDS = 4000
const RUNS = 5

/** Prints the processor time of the whole program, all threads, on a separate line when it ends. */
const PROBE = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    writeSync(3, String((user + system) / 1e6))
  })
`)}`

/** One run of the command: seconds of wall time and of processor time. */
const judgeOnce = (file: string): Promise<{ readonly wall: number; readonly processor: number }> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const args = ['--import', PROBE, 'apps/cli/bin/halfpint.js', 'judge', file]
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
    let told = ''
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      told += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', code => {
      const wall = Math.round(performance.now() - began) / 1000
      if (code === 0) resolve({ wall, processor: Number(Number(told).toFixed(3)) })
      else reject(new Error(`halfpint judge ended with ${code}`))
    })
  })

/** Runs the command on a file of records several times. */
export const measureJudge = async (): Promise<JudgeFigures> => {
  await buildCommand()
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-figures-'))
  try {
    const file = join(folder, 'games.jsonl')
    await halfpint(['simulate', 'half-pint-heroes', '--games', String(RECORDS), '--seed', 'j', '--out', file])
    const runs: JudgeFigures['runs'][number][] = []
    while (runs.length < RUNS) {
      const run = await judgeOnce(file)
      runs.push(run)
      process.stderr.write(`  ${RECORDS} records in ${run.wall} s, ${run.processor} s of processor time\n`)
    }
    return {
      machine: machine(),
      command: 'halfpint judge games.jsonl',
      load: Number((loadavg()[0] ?? 0).toFixed(1)),
      records: RECORDS,
      bytes: statSync(file).size,
      runs,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const rangeOf = (values: readonly number[]): string =>
  `${figure(median(values))} (${figure(Math.min(...values))} to ${figure(Math.max(...values))})`

/** Time for a file, and records per second. */
export const judgeBlock = ({ machine: where, load, records, bytes, runs }: JudgeFigures): string => {
  const row = (what: string, seconds: readonly number[]): string[] => [
    what,
    rangeOf(seconds),
    rangeOf(seconds.map(each => records / each)),
  ]
  const file = `${records.toLocaleString('en')} records of ten rounds and fewer, ${figure(bytes / 1e6)} MB, ${runs.length} runs`
  return [
    grid(
      [file, 'seconds', 'records a second'],
      [
        row(
          'on the wall',
          runs.map(({ wall }) => wall),
        ),
        row(
          'processor time, all threads',
          runs.map(({ processor }) => processor),
        ),
      ],
      1,
    ),
    '',
    `${machineText(where)}; load of the machine ${load}.`,
  ].join('\n')
}

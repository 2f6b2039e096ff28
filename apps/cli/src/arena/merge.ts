import { readFileSync } from 'node:fs'
import { mergeShards, readShard, type ShardReport } from '@halfpint/bots'
import { type Result, refuse } from '@halfpint/core'
import { EXIT } from '../exit.ts'
import { fileProblem, STDIN } from '../file.ts'
import { writeAll } from '../output.ts'
import type { Terminal } from '../terminal.ts'
import { resultText } from './arena.ts'

const readFile = (file: string): Result<ShardReport> => {
  let text: string
  try {
    text = readFileSync(file === STDIN ? 0 : file, 'utf8')
  } catch (error) {
    return fileProblem(file, error)
  }
  try {
    return readShard(JSON.parse(text) as unknown, file)
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('not-a-shard', { file })
    throw error
  }
}

/** Merges the parts of an experiment and prints the result. */
export const merge = async (files: readonly string[], json: boolean, terminal: Terminal): Promise<number> => {
  const reports: ShardReport[] = []
  let bad = false
  for (const file of files) {
    const report = readFile(file)
    if (report.ok) reports.push(report.value)
    else {
      terminal.complain(report.problem)
      bad = true
    }
  }
  if (bad) return EXIT.usage
  const merged = mergeShards(reports, files)
  if (!merged.ok) {
    terminal.complain(merged.problem)
    return EXIT.usage
  }
  const written = await writeAll([resultText(merged.value, json, terminal)], undefined)
  if (written.kind !== 'failed') return EXIT.good
  terminal.complain(written.problem)
  return EXIT.usage
}

import { type Result, refuse } from '@halfpint/core'
import { problemText } from '@halfpint/i18n'
import { faultOf, readPuzzle } from '@halfpint/puzzles'
import { entries, readSource } from '../entry.ts'
import { EXIT } from '../exit.ts'
import { bytesOf, calledFile, fileProblem } from '../file.ts'
import type { Terminal } from '../terminal.ts'

/** The id of a valid puzzle, or its problem. */
const checked = (source: Result<unknown>): Result<string> => {
  const puzzle = source.ok ? readPuzzle(source.value) : source
  if (!puzzle.ok) return puzzle
  const fault = faultOf(puzzle.value)
  return fault === undefined
    ? { ok: true, value: puzzle.value.id }
    : refuse('unsound-puzzle', { id: puzzle.value.id, fault })
}

/** Checks every puzzle of a file. */
export const checkFile = async (file: string, terminal: Terminal): Promise<number> => {
  let sound = 0
  let bad = 0
  try {
    for await (const batch of entries(bytesOf(file))) {
      for (const { line, source } of batch) {
        const result = checked(readSource(source))
        if (result.ok) sound++
        else {
          bad++
          terminal.note(
            `${calledFile(file)}:${line}: ${problemText(result.problem, terminal.language)} [${result.problem.code}]`,
          )
        }
      }
    }
  } catch (error) {
    terminal.complain(fileProblem(file, error).problem)
    return EXIT.usage
  }
  process.stdout.write(`${terminal.words.puzzleCommand.checked({ sound, bad })}\n`)
  return bad > 0 ? EXIT.bad : EXIT.good
}

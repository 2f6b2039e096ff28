import { randomBytes } from 'node:crypto'
import { type Problem, refuse, seeded } from '@halfpint/core'
import { makePuzzles, type Puzzle, puzzlesOf } from '@halfpint/puzzles'
import { EXIT } from '../exit.ts'
import { writeAll } from '../output.ts'
import { readWhole } from '../setup.ts'
import type { Terminal } from '../terminal.ts'
import { headLine } from './text.ts'

/** The flags of `puzzles make`, as typed. */
export interface MakeFlags {
  readonly count: string
  readonly seed?: string
  readonly theme?: string
  readonly json?: boolean
}

const MOST_PUZZLES = 10_000_000

/** Generates puzzles and writes them, one per line. */
export const makeAll = async (gameId: string, flags: MakeFlags, terminal: Terminal): Promise<number> => {
  const refused = (problem: Problem): number => {
    terminal.complain(problem)
    return EXIT.usage
  }
  const game = puzzlesOf(gameId)
  if (!game.ok) return refused(game.problem)
  const count = readWhole('--count', flags.count, 1, MOST_PUZZLES)
  if (!count.ok) return refused(count.problem)
  const { themes } = game.value
  const { theme } = flags
  if (theme !== undefined && !themes.includes(theme))
    return refused(refuse('unknown-theme', { theme, themes: [...themes] }).problem)

  const seed = flags.seed ?? randomBytes(6).toString('hex')
  if (flags.seed === undefined) terminal.note(terminal.words.command.seedDrawn(seed))
  const wanted = (puzzle: Puzzle | undefined): puzzle is Puzzle =>
    puzzle !== undefined && (theme === undefined || puzzle.themes.includes(theme))

  function* lines(): Generator<string> {
    let made = 0
    if (!game.ok || !count.ok) return
    for (const puzzle of makePuzzles(game.value, seeded(seed).next())) {
      if (!wanted(puzzle)) continue
      yield `${flags.json === true ? JSON.stringify(puzzle) : headLine(puzzle, terminal.words)}\n`
      if (++made >= count.value) return
    }
  }
  const written = await writeAll(lines(), undefined)
  if (written.kind === 'failed') return refused(written.problem)
  return written.kind === 'cut' ? EXIT.cut : EXIT.good
}

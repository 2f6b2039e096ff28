import type { CommandLine } from '../commandline.ts'
import type { MakeFlags } from './make.ts'
import type { SolveFlags } from './solve.ts'

/** Adds the commands for puzzles: `puzzles make`, `puzzles check` and `puzzle`. */
export const addPuzzleCommands = ({ program, terminal, games, describe, end }: CommandLine): void => {
  const { command, puzzleCommand: words } = terminal.words
  const { headings } = command

  const puzzles = describe(program.command('puzzles'), words.puzzles).usage(`<make|check> ${headings.anyOptions}`)

  describe(puzzles.command('make'), words.make)
    .usage(`<${games}> ${headings.anyOptions}`)
    .argument(`<${games}>`, command.arguments.game)
    .option('-n, --count <n>', words.flags.count, '1')
    .option('-s, --seed <text>', words.flags.seed)
    .option('--theme <theme>', words.flags.theme)
    .option('--json', words.flags.json)
    .action(async (game: string, flags: MakeFlags) => {
      const { makeAll } = await import('./make.ts')
      end(await makeAll(game, flags, terminal))
    })

  describe(puzzles.command('check'), words.check)
    .usage('<file|->')
    .argument('<file>', words.files)
    .action(async (file: string) => {
      const { checkFile } = await import('./check.ts')
      end(await checkFile(file, terminal))
    })

  describe(program.command('puzzle'), words.puzzle)
    .usage(`[id|${games}] ${headings.anyOptions}`)
    .argument('[id]', words.id)
    .option('--play <action>', words.flags.play)
    .option('--json', words.flags.solveJson)
    .action(async (id: string | undefined, flags: SolveFlags) => {
      const { solve } = await import('./solve.ts')
      end(await solve(id, flags, terminal))
    })
}

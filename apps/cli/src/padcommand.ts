import type { CommandLine } from './botcommands.ts'
import type { PadFlags } from './pad.ts'

/** The command for games with real cards: `pad`. */
export const addPadCommand = ({
  program,
  terminal,
  tell,
  end,
}: Pick<CommandLine, 'program' | 'terminal' | 'tell' | 'end'>): void => {
  const { command, pad: words } = terminal.words
  tell(program.command('pad'), words.command)
    .usage(`<file…|-> ${command.headings.anyOptions}`)
    .argument('<file...>', words.files)
    .option('--json', words.flags.json)
    .option('--table', words.flags.table)
    .option('--csv', words.flags.csv)
    .option('--strict', words.flags.strict)
    .action(async (files: string[], wish: PadFlags) => {
      const { pad } = await import('./pad.ts')
      end(await pad(files, wish, terminal))
    })
}

import type { CommandLine } from './commandline.ts'
import type { PadFlags } from './pad.ts'

/** Adds the command for games with real cards: `pad`. */
export const addPadCommand = ({
  program,
  terminal,
  describe,
  end,
}: Pick<CommandLine, 'program' | 'terminal' | 'describe' | 'end'>): void => {
  const { command, pad: words } = terminal.words
  describe(program.command('pad'), words.command)
    .usage(`<file…|-> ${command.headings.anyOptions}`)
    .argument('<file...>', words.files)
    .option('--json', words.flags.json)
    .option('--table', words.flags.table)
    .option('--csv', words.flags.csv)
    .option('--strict', words.flags.strict)
    .action(async (files: string[], flags: PadFlags) => {
      const { pad } = await import('./pad.ts')
      end(await pad(files, flags, terminal))
    })
}

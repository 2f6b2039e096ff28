import type { CommandLine } from '../../commandline.ts'
import type { SetsFlags } from './sets.ts'

/** Adds the command of this game: `sets`. */
export const addSetsCommand = ({ program, terminal, rulesOf, describe, collect, end }: CommandLine): void => {
  const { sets: words, flags, headings } = terminal.words.command
  describe(program.command('sets'), words, rulesOf('half-pint-heroes'))
    .usage(`--hand <cards> --row <cards> ${headings.anyOptions}`)
    .requiredOption('--hand <cards>', flags.hand)
    .requiredOption('--row <cards>', flags.row)
    .option('-o, --option <key=value>', flags.option, collect, [])
    .option('--json', flags.setsJson)
    .action(async (flags: SetsFlags) => {
      const { sets } = await import('./sets.ts')
      end(await sets(flags, terminal))
    })
}

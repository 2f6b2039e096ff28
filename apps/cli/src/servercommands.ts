import type { CommandLine } from './commandline.ts'
import type { MoveFlags } from './move.ts'
import type { ServeFlags } from './serve.ts'

/** The commands of those who run a server: `serve` and `move`. */
export const addServerCommands = ({
  program,
  terminal,
  describe,
  collect,
  end,
}: Pick<CommandLine, 'program' | 'terminal' | 'describe' | 'collect' | 'end'>): void => {
  const { headings } = terminal.words.command
  const { command, flags, move } = terminal.words.serve
  describe(program.command('serve'), command)
    .usage(headings.anyOptions)
    .option('-p, --port <n>', flags.port)
    .option('--host <address>', flags.host)
    .option('--data <folder>', flags.data)
    .option('--database <url>', flags.database)
    .option('--page <folder>', flags.page)
    .option('--origin <url>', flags.origin, collect, [])
    .option('--rate <n>', flags.rate)
    .option('--proxies <n>', flags.proxies)
    .option('--metrics <who>', flags.metrics)
    .option('--minds <n>', flags.minds)
    .option('--keep <days>', flags.keep)
    .option('--log <level>', flags.log)
    .option('--backup <file>', flags.backup)
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./serve.ts')
      end(await serve(flags, terminal))
    })

  describe(program.command('move'), move)
    .usage(`--from <place> --to <place> ${headings.anyOptions}`)
    .requiredOption('--from <place>', move.from)
    .requiredOption('--to <place>', move.to)
    .action(async (flags: MoveFlags) => {
      const { move } = await import('./move.ts')
      end(await move(flags, terminal))
    })
}

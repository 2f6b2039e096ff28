import type { AdminFlags } from './admin/admin.ts'
import type { CommandLine } from './commandline.ts'
import type { MoveFlags } from './move.ts'
import type { ServeFlags } from './serve.ts'

/** Adds the commands for operators: `serve`, `admin` and `move`. */
export const addServerCommands = ({
  program,
  terminal,
  describe,
  collect,
  end,
}: Pick<CommandLine, 'program' | 'terminal' | 'describe' | 'collect' | 'end'>): void => {
  const { headings } = terminal.words.command
  const { command, flags, admin, move } = terminal.words.serve
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
    .option('--bot-threads <n>', flags.botThreads)
    // The name up to version 0.2.0.
    .addOption(program.createOption('--minds <n>').hideHelp())
    .option('--keep <days>', flags.keep)
    .option('--keep-records <days>', flags.keepRecords)
    .option('--log <level>', flags.log)
    .option('--backup <file>', flags.backup)
    .option('--backup-every <hours>', flags.backupEvery)
    .option('--backup-keep <n>', flags.backupKeep)
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./serve.ts')
      end(await serve(flags, terminal))
    })

  describe(program.command('admin'), admin)
    .usage(`<status|close|ban|message|drain|results|strike> [value] ${headings.anyOptions}`)
    .argument('<action>', admin.order)
    .argument('[value]', admin.value)
    .option('--server <url>', admin.server, 'http://localhost:8080')
    .option('--data <folder>', admin.data, 'data')
    .option('--minutes <n>', admin.minutes, '60')
    .option('--json', admin.json)
    .action(async (order: string, value: string | undefined, flags: AdminFlags) => {
      const { admin: run } = await import('./admin/admin.ts')
      end(await run(order, value, flags, terminal))
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

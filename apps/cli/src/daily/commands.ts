import type { CommandLine } from '../commandline.ts'
import type { ChallengeFlags, DailyFlags } from './play.ts'

/**
 * Adds the commands for games that are the same for everyone, and for statistics: `daily`, `challenge` and
 * `statistics`.
 */
export const addDailyCommands = ({ program, terminal, games, describe, end }: CommandLine): void => {
  const { command, dailyCommand: words } = terminal.words
  const { headings } = command

  describe(program.command('daily'), words.daily)
    .usage(`[${games}] ${headings.anyOptions}`)
    .argument(`[${games}]`, command.arguments.game)
    .option('--day <date>', words.flags.day)
    .option('--choices <numbers>', words.flags.choices)
    .option('--json', words.flags.json)
    .action(async (game: string | undefined, flags: DailyFlags) => {
      const { daily } = await import('./play.ts')
      end(await daily(game, flags, terminal))
    })

  describe(program.command('challenge'), words.challenge)
    .usage(`<link> ${headings.anyOptions}`)
    .argument('<link>', words.link)
    .option('-N, --name <name>', command.flags.name)
    .option('--choices <numbers>', words.flags.choices)
    .option('--json', words.flags.json)
    .action(async (link: string, flags: ChallengeFlags) => {
      const { challenge } = await import('./play.ts')
      end(await challenge(link, flags, terminal))
    })

  describe(program.command('statistics'), words.statistics)
    .usage(`<file|-> ${headings.anyOptions}`)
    .argument('<file>', words.statisticsFile)
    .option('--json', words.flags.statisticsJson)
    .action(async (file: string, flags: { json?: boolean }) => {
      const { showStatistics } = await import('./statistics.ts')
      end(await showStatistics(file, flags, terminal))
    })
}

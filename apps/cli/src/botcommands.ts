import type { Command } from 'commander'
import type { ArenaWish } from './arena/arena.ts'
import type { BotFlags } from './bot/bot.ts'
import type { CommandLine } from './commandline.ts'
import type { ReviewFlags } from './review/review.ts'

/** Adds the commands for bots: `arena`, `arena merge`, `bot` and `review`. */
export const addBotCommands = ({
  program,
  terminal,
  games,
  rules,
  describe,
  collect,
  end,
  findBot,
}: CommandLine): void => {
  const { command: words, bots } = terminal.words
  const { headings, flags } = words

  const arena = describe(program.command('arena'), bots.arena, rules)
    .usage(`<${games}> --bots <bots> ${headings.anyOptions}`)
    .argument(`<${games}>`, words.arguments.game)
    // Not required, because commander would then require it for `merge` too.
    .option('-b, --bots <bots>', bots.flags.arenaBots)
    .option('-p, --players <n>', flags.players, '4')
    .option('-n, --games <n>', flags.games, '120')
    .option('--budget <200ms|2000it>', bots.flags.budget)
    .option('-s, --seed <text>', flags.seed)
    .option('-o, --option <key=value>', flags.option, collect, [])
    .option('-w, --workers <n>', bots.flags.workers)
    .option('--shard <i/n>', bots.flags.shard)
    .option('--json', bots.flags.arenaJson)
    .option('--csv', bots.flags.arenaCsv)
    .option('--out <file>', bots.flags.arenaOut)
    .option('--sprt <low,high>', bots.flags.sprt)
    .option('--log <file>', bots.flags.sprtLog)
    .option('--svg <file>', bots.flags.sprtPicture)
    .option('--force', flags.force)
    .action(async (game: string, wish: ArenaWish) => {
      const { arena: run } = await import('./arena/arena.ts')
      end(await run(game, wish, terminal, findBot))
    })

  describe(arena.command('merge'), bots.merge)
    .usage(`<file…> ${headings.anyOptions}`)
    .argument('<file...>', bots.arguments.shards)
    .option('--json', bots.flags.mergeJson)
    .action(async (files: string[], _wish: unknown, command: Command) => {
      const { merge } = await import('./arena/merge.ts')
      // Commander assigns a flag that both commands have to `arena`.
      end(await merge(files, command.optsWithGlobals().json === true, terminal))
    })

  describe(program.command('bot'), bots.seated)
    .usage(`<command> --table <id> ${headings.anyOptions}`)
    .argument('<command>', bots.seated.program)
    .requiredOption('--table <id>', bots.seated.table)
    .option('--server <url>', bots.seated.server, 'http://localhost:8080')
    .option('-N, --name <name>', bots.seated.name, 'Bot')
    .option('--budget <200ms|2000it>', bots.flags.budget, '200ms')
    .action(async (typed: string, wish: BotFlags) => {
      const { bot } = await import('./bot/bot.ts')
      end(await bot(typed, wish, terminal))
    })

  describe(program.command('review'), bots.review)
    .usage(`<file|-> ${headings.anyOptions}`)
    .argument('<file>', words.arguments.files)
    .option('--budget <200ms|2000it>', bots.flags.reviewBudget)
    .option('--seats <seats>', bots.flags.seats)
    .option('--json', bots.flags.reviewJson)
    .action(async (file: string, wish: ReviewFlags) => {
      const { reviewFile } = await import('./review/review.ts')
      end(await reviewFile(file, wish, terminal))
    })
}

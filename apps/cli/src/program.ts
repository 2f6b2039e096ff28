import { Command, CommanderError } from 'commander'
import { EXIT } from './exit.ts'
import type { SetsWish } from './sets.ts'
import type { SimulateWish } from './simulate.ts'
import type { TableWish } from './table.ts'
import type { Terminal } from './terminal.ts'
import { helpIn, usageProblem } from './usage.ts'

const GAME = '<half-pint-heroes|herzlos>'

const collect = (value: string, earlier: readonly string[]): string[] => [...earlier, value]

/** Examples at the end of a command's help: what it does, and how it is typed. */
const examplesIn = (heading: string, examples: readonly { readonly what: string; readonly type: string }[]): string =>
  ['', heading, ...examples.map(({ what, type }) => `  # ${what}\n  ${type}`)].join('\n')

/**
 * The whole command line. What a command needs is loaded when it runs, so that help and errors come
 * at once.
 */
const programIn = (terminal: Terminal, version: string, end: (code: number) => void): Command => {
  const { command: words } = terminal.words
  const { headings } = words
  const table = (command: Command): Command =>
    command
      .option('-p, --players <n>', words.flags.players, '4')
      .option('-s, --seed <text>', words.flags.seed)
      .option('-o, --option <key=value>', words.flags.option, collect, [])

  const program = new Command('halfpint')
    .configureHelp(helpIn(terminal))
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .description(words.about)
    .usage(headings.commandAndOptions)
    .version(version, '-V, --version', words.flags.version)
    .option('--lang <en|de|ru>', words.flags.lang)
    .helpOption('-h, --help', words.flags.help)
    .helpCommand('help [command]', words.flags.helpCommand)
    .addHelpText('after', examplesIn(terminal.paint('bold', headings.examples), words.examples))

  const about = (name: string, text: string, examples: readonly { what: string; type: string }[]): Command =>
    program
      .command(name)
      .description(text)
      .helpOption('-h, --help', words.flags.help)
      .addHelpText('after', examplesIn(terminal.paint('bold', headings.examples), examples))

  table(about('play', words.play.about, words.play.examples))
    .usage(`[half-pint-heroes|herzlos] ${headings.anyOptions}`)
    .argument('[half-pint-heroes|herzlos]', words.arguments.game)
    .action(async (game: string | undefined, wish: TableWish & { seed?: string }) => {
      const { start } = await import('./start.ts')
      end(await start(game, wish, terminal))
    })

  table(about('simulate', words.simulate.about, words.simulate.examples))
    .usage(`${GAME} ${headings.anyOptions}`)
    .argument(GAME, words.arguments.game)
    .option('-n, --games <n>', words.flags.games, '1')
    .option('--out <file>', words.flags.out)
    .action(async (game: string, wish: SimulateWish) => {
      const { simulate } = await import('./simulate.ts')
      end(await simulate(game, wish, terminal))
    })

  about('judge', words.judge.about, words.judge.examples)
    .usage(`<file…|-> ${headings.anyOptions}`)
    .argument('<file...>', words.arguments.files)
    .option('--json', words.flags.judgeJson)
    .action(async (files: string[], wish: { json?: boolean }) => {
      const { judge } = await import('./judge.ts')
      end(await judge({ files, json: wish.json === true }, terminal))
    })

  about('sets', words.sets.about, words.sets.examples)
    .usage(`--hand <cards> --row <cards> ${headings.anyOptions}`)
    .requiredOption('--hand <cards>', words.flags.hand)
    .requiredOption('--row <cards>', words.flags.row)
    .option('-o, --option <key=value>', words.flags.option, collect, [])
    .option('--json', words.flags.setsJson)
    .action(async (wish: SetsWish) => {
      const { sets } = await import('./sets.ts')
      end(await sets(wish, terminal))
    })

  return program
}

/** Runs the command line and gives the exit code. */
export const run = async (typed: readonly string[], terminal: Terminal, version: string): Promise<number> => {
  let code: number = EXIT.good
  const program = programIn(terminal, version, ended => {
    code = ended
  })
  // Nothing typed: whoever sits at a terminal wants to play.
  const words = typed.length === 0 && process.stdin.isTTY && process.stdout.isTTY ? ['play'] : typed
  if (words.length === 0) {
    program.outputHelp()
    return EXIT.good
  }
  try {
    await program.parseAsync(words, { from: 'user' })
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    const problem = usageProblem(error)
    if (problem === undefined) return EXIT.good
    const known = program.commands.some(command => command.name() === words[0])
    terminal.complain(
      problem,
      terminal.words.command.seeHelp(known ? `halfpint ${words[0]} --help` : 'halfpint --help'),
    )
    return EXIT.usage
  }
}

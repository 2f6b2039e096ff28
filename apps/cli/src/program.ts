import { Command, CommanderError } from 'commander'
import { addBotCommands } from './botcommands.ts'
import { EXIT } from './exit.ts'
import type { SetsFlags } from './games/half-pint-heroes/sets.ts'
import { addPadCommand } from './padcommand.ts'
import { addServerCommands } from './servercommands.ts'
import type { SimulateFlags } from './simulate.ts'
import type { PlayFlags } from './start.ts'
import type { Terminal } from './terminal.ts'
import { helpIn, usageProblem } from './usage.ts'

const GAMES = 'half-pint-heroes|herzlos'

/** What is told at the end of a command's help: what it can do, and how that is typed. */
interface CommandHelp {
  readonly about: string
  readonly examples: readonly { readonly what: string; readonly type: string }[]
}

/** The rules options of all games and of Half-Pint Heroes alone; empty unless help was asked for. */
interface OptionHelp {
  readonly all: string
  readonly halfPint: string
}

const collect = (value: string, earlier: readonly string[]): string[] => [...earlier, value]

/**
 * The whole command line. What a command needs is loaded when it runs, so that help and errors come
 * at once.
 */
const programIn = (terminal: Terminal, version: string, rules: OptionHelp, end: (code: number) => void): Command => {
  const { command: words } = terminal.words
  const { headings, flags } = words
  const tell = (command: Command, { about, examples }: CommandHelp, options = ''): Command => {
    const lines = examples.map(({ what, type }) => `  # ${what}\n  ${type}`)
    return command
      .description(about)
      .helpOption('-h, --help', flags.help)
      .addHelpText('after', [options, terminal.paint('bold', headings.examples), ...lines].join('\n'))
  }

  const program = tell(new Command('halfpint'), words)
    .configureHelp(helpIn(terminal))
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .usage(headings.commandAndOptions)
    .version(version, '-V, --version', flags.version)
    .option('--lang <en|de|ru>', flags.lang)
    .helpCommand('help [command]', flags.helpCommand)

  tell(program.command('play'), words.play, rules.all)
    .usage(`[${GAMES}] ${headings.anyOptions}`)
    .argument(`[${GAMES}]`, words.arguments.game)
    .option('-p, --players <n>', flags.players)
    .option('-s, --seed <text>', flags.seed)
    .option('-o, --option <key=value>', flags.option, collect, [])
    .option('-b, --bots <bots>', terminal.words.bots.flags.opponents)
    .option('--budget <200ms|2000it>', terminal.words.bots.flags.budget)
    .option('--out <file>', flags.keep)
    .action(async (game: string | undefined, wish: PlayFlags) => {
      const { start } = await import('./start.ts')
      end(await start(game, wish, terminal))
    })

  tell(program.command('simulate'), words.simulate, rules.all)
    .usage(`<${GAMES}> ${headings.anyOptions}`)
    .argument(`<${GAMES}>`, words.arguments.game)
    .option('-p, --players <n>', flags.players, '4')
    .option('-n, --games <n>', flags.games, '1')
    .option('-s, --seed <text>', flags.seed)
    .option('-o, --option <key=value>', flags.option, collect, [])
    .option('-b, --bots <bots>', terminal.words.bots.flags.bots)
    .option('--budget <200ms|2000it>', terminal.words.bots.flags.budget)
    .option('--out <file>', flags.out)
    .action(async (game: string, wish: SimulateFlags) => {
      const { simulate } = await import('./simulate.ts')
      end(await simulate(game, wish, terminal))
    })

  tell(program.command('judge'), words.judge)
    .usage(`<file…|-> ${headings.anyOptions}`)
    .argument('<file...>', words.arguments.files)
    .option('--json', flags.judgeJson)
    .action(async (files: string[], wish: { json?: boolean }) => {
      const { judge } = await import('./judge.ts')
      end(await judge({ files, json: wish.json === true }, terminal))
    })

  tell(program.command('sets'), words.sets, rules.halfPint)
    .usage(`--hand <cards> --row <cards> ${headings.anyOptions}`)
    .requiredOption('--hand <cards>', flags.hand)
    .requiredOption('--row <cards>', flags.row)
    .option('-o, --option <key=value>', flags.option, collect, [])
    .option('--json', flags.setsJson)
    .action(async (wish: SetsFlags) => {
      const { sets } = await import('./games/half-pint-heroes/sets.ts')
      end(await sets(wish, terminal))
    })

  addServerCommands({ program, terminal, tell, collect, end })
  addPadCommand({ program, terminal, tell, end })
  addBotCommands({ program, terminal, games: GAMES, rules: rules.all, tell, collect, end })
  return program
}

const optionHelpFor = async (typed: readonly string[], terminal: Terminal): Promise<OptionHelp> => {
  if (!typed.some(word => ['-h', '--help', 'help'].includes(word))) return { all: '', halfPint: '' }
  const { optionHelp } = await import('./optionhelp.ts')
  const { companyHelp } = await import('./company.ts')
  const company = companyHelp(terminal.words, text => terminal.paint('bold', text))
  return { all: `${company}${optionHelp(terminal)}`, halfPint: optionHelp(terminal, ['half-pint-heroes']) }
}

/** Runs the command line and gives the exit code. */
export const run = async (typed: readonly string[], terminal: Terminal, version: string): Promise<number> => {
  let code: number = EXIT.good
  const rules = await optionHelpFor(typed, terminal)
  const program = programIn(terminal, version, rules, ended => {
    code = ended
  })
  // Nothing typed: whoever sits at a terminal wants to play.
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY
  if (typed.length === 0 && !atTerminal) {
    program.outputHelp()
    return EXIT.good
  }
  try {
    await program.parseAsync(typed.length === 0 ? ['play'] : typed, { from: 'user' })
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    const problem = usageProblem(error)
    if (problem === undefined) return EXIT.good
    const named = program.commands.find(command => typed.includes(command.name()))
    const help = `halfpint ${named === undefined ? '' : `${named.name()} `}--help`
    terminal.complain(problem, terminal.words.command.seeHelp(help))
    return EXIT.usage
  }
}

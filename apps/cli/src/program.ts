import { refuse } from '@halfpint/core'
import { Command, CommanderError } from 'commander'
import type { FindBot } from './arena/addedbots.ts'
import { addBotCommands } from './botcommands.ts'
import type { CommandLine } from './commandline.ts'
import { completionFor, SHELLS } from './completion.ts'
import { addDailyCommands } from './daily/commands.ts'
import { EXIT } from './exit.ts'
import { allFaces, COMMAND_GAMES, gameIds } from './games/registry.ts'
import { manPage } from './manpage.ts'
import { addPadCommand } from './padcommand.ts'
import { addPuzzleCommands } from './puzzle/commands.ts'
import { addServerCommands } from './servercommands.ts'
import type { SimulateFlags } from './simulate.ts'
import type { PlayFlags } from './start.ts'
import type { Terminal } from './terminal.ts'
import { helpIn, usageProblem } from './usage.ts'

/** The end of a command's help: its explanation and examples. */
interface CommandHelp {
  readonly about: string
  readonly examples: readonly { readonly what: string; readonly type: string }[]
}

/** The descriptions of the games for help; empty unless help was asked for. */
type RulesHelp = Pick<CommandLine, 'rules' | 'rulesOf'>

const collect = (value: string, earlier: readonly string[]): string[] => [...earlier, value]

/** The whole command line. A command is loaded when it runs, so that help and errors appear at once. */
const programIn = (
  terminal: Terminal,
  version: string,
  { rules, rulesOf }: RulesHelp,
  findBot: FindBot | undefined,
  end: (code: number) => void,
): Command => {
  const { command: words } = terminal.words
  const { headings, flags } = words
  const games = gameIds()
  const describe = (command: Command, { about, examples }: CommandHelp, options = ''): Command => {
    const lines = examples.map(({ what, type }) => `  # ${what}\n  ${type}`)
    return command
      .description(about)
      .helpOption('-h, --help', flags.help)
      .addHelpText('after', [options, terminal.paint('bold', headings.examples), ...lines].join('\n'))
  }

  const program = describe(new Command('halfpint'), words)
    .configureHelp(helpIn(terminal))
    .configureOutput({ outputError: () => {} })
    .exitOverride()
    .usage(headings.commandAndOptions)
    .version(version, '-v, --version', flags.version)
    .option('--lang <en|de|ru>', flags.lang)
    .option('--no-color', flags.noColor)
    .helpCommand('help [command]', flags.helpCommand)

  describe(program.command('play'), words.play, rules)
    .usage(`[${games}] ${headings.anyOptions}`)
    .argument(`[${games}]`, words.arguments.game)
    .option('-p, --players <n>', flags.players)
    .option('-s, --seed <text>', flags.seed)
    .option('-o, --option <key=value>', flags.option, collect, [])
    .option('-b, --bots <bots>', terminal.words.bots.flags.opponents)
    .option('--budget <200ms|2000it>', terminal.words.bots.flags.budget)
    .option('-N, --name <name>', flags.name)
    .option('--resume', flags.resume)
    .option('--out <file>', flags.keep)
    .option('--append', flags.append)
    .option('--force', flags.force)
    .action(async (game: string | undefined, flags: PlayFlags) => {
      const { start } = await import('./start.ts')
      end(await start(game, flags, terminal))
    })

  describe(program.command('simulate'), words.simulate, rules)
    .usage(`<${games}> ${headings.anyOptions}`)
    .argument(`<${games}>`, words.arguments.game)
    .option('-p, --players <n>', flags.players, '4')
    .option('-n, --games <n>', flags.games, '1')
    .option('--from <n>', flags.from, '0')
    .option('-s, --seed <text>', flags.seed)
    .option('-o, --option <key=value>', flags.option, collect, [])
    .option('-b, --bots <bots>', terminal.words.bots.flags.bots)
    .option('--budget <200ms|2000it>', terminal.words.bots.flags.budget)
    .option('--csv', flags.csv)
    .option('--out <file>', flags.out)
    .option('--append', flags.append)
    .option('--force', flags.force)
    .action(async (game: string, flags: SimulateFlags) => {
      const { simulate } = await import('./simulate.ts')
      end(await simulate(game, flags, terminal))
    })

  describe(program.command('judge'), words.judge)
    .usage(`<file…|-> ${headings.anyOptions}`)
    .argument('<file...>', words.arguments.files)
    .option('--json', flags.judgeJson)
    .action(async (files: string[], flags: { json?: boolean }) => {
      const { judge } = await import('./judge.ts')
      end(await judge({ files, json: flags.json === true }, terminal))
    })

  const line: CommandLine = { program, terminal, games, rules, rulesOf, describe, collect, end, findBot }
  for (const { addCommands } of COMMAND_GAMES) addCommands?.(line)
  addServerCommands(line)
  addPadCommand(line)
  addBotCommands(line)
  addPuzzleCommands(line)
  addDailyCommands(line)

  describe(program.command('completion'), words.completion)
    .usage(`<${SHELLS.join('|')}>`)
    .argument(`<${SHELLS.join('|')}>`, words.completion.shell)
    .action((shell: string) => {
      const known = SHELLS.find(each => each === shell)
      if (known === undefined) {
        terminal.complain(refuse('unknown-shell', { shell, known: [...SHELLS] }).problem)
        return end(EXIT.usage)
      }
      process.stdout.write(completionFor(known, program))
    })

  describe(program.command('man'), words.man)
    .usage('')
    .action(() => {
      process.stdout.write(manPage(program, version))
    })
  return program
}

const rulesHelpFor = async (typed: readonly string[], terminal: Terminal): Promise<RulesHelp> => {
  if (!typed.some(word => ['-h', '--help', 'help'].includes(word))) return { rules: '', rulesOf: () => '' }
  const { optionHelp } = await import('./optionhelp.ts')
  const { botHelp } = await import('./botlist.ts')
  const faces = await allFaces()
  const bots = botHelp(terminal.words, text => terminal.paint('bold', text))
  return {
    rules: `${bots}${optionHelp(faces, terminal)}`,
    rulesOf: gameId =>
      optionHelp(
        faces.filter(({ game }) => game.id === gameId),
        terminal,
      ),
  }
}

/** Prints the help of a command, or of a nested one (`arena merge`). */
const helpOf = (program: Command, names: readonly string[], terminal: Terminal): number => {
  let found = program
  for (const name of names) {
    const below = found.commands.find(command => command.name() === name)
    if (below === undefined) {
      terminal.complain(refuse('unknown-command', { command: name, similar: [] }).problem)
      return EXIT.usage
    }
    found = below
  }
  found.outputHelp()
  return EXIT.good
}

/** Replaces `book`, the name of `statistics` up to version 0.2.0. */
const withNewNames = (typed: readonly string[]): readonly string[] => {
  const at = typed[0] === 'help' ? 1 : 0
  return typed[at] === 'book' ? typed.with(at, 'statistics') : typed
}

/** Runs the command line. Returns the exit code. */
export const run = async (
  args: readonly string[],
  terminal: Terminal,
  version: string,
  findBot?: FindBot,
): Promise<number> => {
  let code: number = EXIT.good
  const typed = withNewNames(args)
  const rules = await rulesHelpFor(typed, terminal)
  const program = programIn(terminal, version, rules, findBot, ended => {
    code = ended
  })
  // Without arguments at a terminal, a game starts.
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY
  if (typed.length === 0 && !atTerminal) {
    program.outputHelp()
    return EXIT.good
  }
  const [first = 'play', ...below] = typed[0] === 'help' ? typed.slice(1) : typed
  const isCommand = first.startsWith('-') || program.commands.some(command => command.name() === first)
  if (typed[0] === 'help' && typed.length > 1 && isCommand) return helpOf(program, [first, ...below], terminal)
  try {
    // An unknown command is refused as unknown even if help for it is asked for.
    await program.parseAsync(isCommand && typed.length > 0 ? typed : [first], { from: 'user' })
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

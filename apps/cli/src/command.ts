import { isMainThread } from 'node:worker_threads'
import { refuse } from '@halfpint/core'
import { LANGUAGES, type Language, languageOf, parseLanguage } from '@halfpint/i18n'
import manifest from '../package.json' with { type: 'json' }
import type { FindBot } from './arena/addedbots.ts'
import { EXIT } from './exit.ts'
import { run } from './program.ts'
import { type Terminal, terminalIn } from './terminal.ts'

/** Removes `--lang` and its value from the arguments, because help needs the language before the rest is parsed. */
const takeLanguage = (typed: readonly string[]): { wish: string | undefined; rest: readonly string[] } => {
  const at = typed.findIndex(word => word === '--lang' || word.startsWith('--lang='))
  const joined = typed[at]?.startsWith('--lang=') === true
  const wish = at < 0 ? undefined : joined ? typed[at]?.slice('--lang='.length) : typed[at + 1]
  if (wish === undefined) return { wish, rest: typed }
  return { wish, rest: typed.toSpliced(at, joined ? 1 : 2) }
}

/** Reports a bug of the command in one line, without a stack trace. */
const reportFault = (error: unknown, terminal: Terminal): number => {
  const reason = error instanceof Error ? error.message : String(error)
  terminal.complain(refuse('internal-error', { reason: reason.split('\n')[0] ?? '' }).problem)
  return EXIT.bug
}

/**
 * Removes `--no-color` from the arguments, which every stream then knows, and expands the short flag of the version.
 */
const takeColour = (typed: readonly string[]): readonly string[] => {
  if (typed.includes('--no-color')) process.env.NO_COLOR = '1'
  const rest = typed.filter(word => word !== '--no-color')
  return rest[0] === '-V' ? ['-v', ...rest.slice(1)] : rest
}

const main = async (typed: readonly string[], findBot: FindBot | undefined): Promise<number> => {
  const { wish, rest } = takeLanguage(takeColour(typed))
  const language: Language | undefined = wish === undefined ? languageOf(process.env) : parseLanguage(wish)
  const terminal = terminalIn(language ?? languageOf(process.env))
  process.on('uncaughtException', error => process.exit(reportFault(error, terminal)))
  if (language === undefined) {
    terminal.complain(refuse('unknown-language', { language: wish ?? '', known: [...LANGUAGES] }).problem)
    return EXIT.usage
  }
  try {
    return await run(rest, terminal, manifest.version, findBot)
  } catch (error) {
    return reportFault(error, terminal)
  }
}

// A closed pipe (`| head`) is no error here; the commands handle it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Runs the command line, or the task of a worker thread. `findBot` adds bots to the arena. */
export const runCommand = async (typed: readonly string[], findBot?: FindBot): Promise<void> => {
  if (!isMainThread) {
    // Loaded only in threads, so that help and errors appear at once.
    const { serve } = await import('./worker.ts')
    serve(findBot)
    return
  }
  process.exitCode = await main(typed, findBot)
  // The reader of the output is gone, so the rest of the input need not be read.
  if (process.exitCode === EXIT.cut) process.exit()
}

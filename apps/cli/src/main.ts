import { refuse } from '@halfpint/core'
import { LANGUAGES, type Language, languageOf, parseLanguage } from '@halfpint/words'
import manifest from '../package.json' with { type: 'json' }
import { EXIT } from './exit.ts'
import { run } from './program.ts'
import { type Terminal, terminalIn } from './terminal.ts'

/** The language asked for with `--lang`, which help needs before the command line is read. */
const wishedLanguage = (typed: readonly string[]): string | undefined => {
  for (const [at, word] of typed.entries()) {
    if (word === '--') return undefined
    if (word === '--lang') return typed[at + 1]
    if (word.startsWith('--lang=')) return word.slice('--lang='.length)
  }
  return undefined
}

/** A fault of the command itself: one line, never a stack trace. */
const confess = (error: unknown, terminal: Terminal): number => {
  const reason = error instanceof Error ? error.message : String(error)
  terminal.complain(refuse('internal-error', { reason: reason.split('\n')[0] ?? '' }).problem)
  return EXIT.bug
}

const main = async (typed: readonly string[]): Promise<number> => {
  const wish = wishedLanguage(typed)
  const language: Language | undefined = wish === undefined ? languageOf(process.env) : parseLanguage(wish)
  const terminal = terminalIn(language ?? languageOf(process.env))
  process.on('uncaughtException', error => process.exit(confess(error, terminal)))
  if (language === undefined) {
    terminal.complain(refuse('unknown-language', { language: wish ?? '', known: [...LANGUAGES] }).problem)
    return EXIT.usage
  }
  try {
    return await run(typed, terminal, manifest.version)
  } catch (error) {
    return confess(error, terminal)
  }
}

process.exitCode = await main(process.argv.slice(2))

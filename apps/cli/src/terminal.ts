import { styleText } from 'node:util'
import type { Problem } from '@halfpint/core'
import { type Language, problemText, type Words, wordsIn } from '@halfpint/i18n'

type Style = Parameters<typeof styleText>[0]

/** The language, streams and colours of the command. */
export interface Terminal {
  readonly language: Language
  readonly words: Words
  /** Text for stdout, coloured if stdout is a terminal that shows colours. */
  paint(style: Style, text: string): string
  /** One line to stderr. */
  note(text: string): void
  /** Prints a problem to stderr. */
  complain(problem: Problem, hint?: string): void
}

/** Whether to colour a stream: it is a terminal, and neither NO_COLOR nor TERM=dumb is set. */
const colourful = (stream: NodeJS.WriteStream): boolean => stream.isTTY === true && stream.hasColors()

const painter =
  (stream: NodeJS.WriteStream) =>
  (style: Style, text: string): string =>
    colourful(stream) ? styleText(style, text) : text

/** The process's terminal in this language. */
export const terminalIn = (language: Language): Terminal => {
  const words = wordsIn(language)
  const paintError = painter(process.stderr)
  const note = (text: string): void => {
    process.stderr.write(`${text}\n`)
  }
  return {
    language,
    words,
    paint: painter(process.stdout),
    note,
    complain(problem, hint) {
      note(`${paintError(['red', 'bold'], words.command.error)} ${problemText(problem, language)}`)
      if (hint !== undefined) note(hint)
    },
  }
}

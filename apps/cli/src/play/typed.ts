import { createInterface } from 'node:readline'
import { type Language, problemText, wordsIn } from '@halfpint/i18n'
import type { AnyFace, Frame } from '../games/face.ts'
import { showable } from './ascii.ts'
import type { AnyHeard, AnyMatch } from './match.ts'
import { plain } from './paint.ts'
import type { Input, Output } from './screen.ts'

/** The end of a game in line mode: played or left, perhaps with a request for another one, or the output was closed. */
export type LinesEnd = 'done' | 'again' | 'cut'

/** The line length without a screen: that of the smallest common terminal. */
const COLUMNS = 80

/** Plays a match with typed lines and plain text: for pipes, scripts and screen readers. */
export const playWithLines = async (
  face: AnyFace,
  match: AnyMatch,
  input: Input,
  output: Output,
  language: Language,
): Promise<LinesEnd> => {
  const words = wordsIn(language)
  const size = { columns: COLUMNS, rows: Number.MAX_SAFE_INTEGER }
  const frame: Frame = { names: match.names, language, words, paint: plain, size, log: [], note: '' }
  const say = (lines: readonly string[]): void => {
    output.write(showable(lines.map(line => `${line.trimEnd()}\n`).join('')))
  }
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  const lines = reader[Symbol.asyncIterator]()
  let cut = false
  const stopListening = (): void => {
    cut = true
    reader.close()
  }
  output.on('error', stopListening)

  const nextLine = async (): Promise<string | undefined> => {
    output.write('> ')
    const next = await lines.next()
    // A terminal does not echo input from a pipe, so the transcript is completed here.
    if (!input.isTTY) say([next.done ? '' : next.value.trim()])
    if (next.done) return undefined
    return next.value.trim()
  }

  const hear = (facts: readonly AnyHeard[]): void => {
    for (const heard of facts) {
      say(face.tell(heard, frame))
      if (face.pauseAfter(heard) === 'key') say(['', ...face.padLines(heard.after, frame), ''])
    }
  }

  const choose = async (): Promise<readonly AnyHeard[] | 'quit'> => {
    const view = match.view()
    say(face.ask(view, frame))
    for (;;) {
      const line = await nextLine()
      if (line === undefined) {
        say([words.terminal.endOfInput])
        return 'quit'
      }
      const command = line.toLowerCase()
      if (command === 'quit' || command === 'q') return 'quit'
      if (command === 'help' || command === '?') say(face.commands(view, frame))
      else if (command === 'rules') say(face.rules(view, frame))
      else if (command === 'pad') say(face.padLines(view, frame))
      else if (command === 'show') say(face.ask(view, frame))
      else if (line !== '') {
        const wish = face.read(view, line, match.names)
        const done = wish.ok ? await match.act(wish.value) : wish
        if (done.ok) return done.value
        say([problemText(done.problem, language)])
      }
    }
  }

  /** Only a person is asked: a script plays one game and ends. */
  const wantsAnother = async (): Promise<boolean> => {
    if (!input.isTTY) return false
    say([words.terminal.againQuestion])
    return (await nextLine())?.toLowerCase() === 'again'
  }

  try {
    say([words.terminal.lineMode])
    for (;;) {
      const due = match.due()
      if (cut) return 'cut'
      if (due === 'over') return (await wantsAnother()) ? 'again' : 'done'
      const facts = due === 'me' ? await choose() : await match.next()
      if (facts === 'quit') {
        say([words.terminal.goodbye])
        return cut ? 'cut' : 'done'
      }
      hear(facts)
    }
  } finally {
    output.off('error', stopListening)
    reader.close()
  }
}

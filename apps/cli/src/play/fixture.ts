import { PassThrough, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import type { BySeat } from '@halfpint/core'
import { type Language, wordsIn } from '@halfpint/i18n'
import { answer } from '@halfpint/table'
import type { Frame } from '../games/face.ts'
import type { BotOpponents } from './match.ts'
import { plain } from './paint.ts'

/** A frame for tests: no colours, names in the language. */
export const frameFor = (language: Language, seats: number, columns = 80, rows = 24): Frame => {
  const words = wordsIn(language)
  const names: BySeat<string> = [words.table.you, ...words.table.names].slice(0, seats)
  return { names, language, words, paint: plain, size: { columns, rows }, log: [], note: '' }
}

/** Bots that play random legal actions, with names in the language. */
export const randomOpponents = (bots: number, language: Language = 'en'): BotOpponents => ({
  bots: wordsIn(language)
    .table.names.slice(0, bots)
    .map(name => ({ bot: 'random', name })),
  think: question => answer(question, () => 0),
})

/** A stream that stores what was written, so that tests can wait for it. */
export const listener = () => {
  let text = ''
  let check = (): void => {}
  const output = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      check()
      done()
    },
  })
  const when = (isThere: (text: string) => boolean): Promise<void> =>
    new Promise(resolve => {
      check = () => {
        if (!isThere(text)) return
        check = () => {}
        resolve()
      }
      check()
    })
  return { output, when, text: () => text }
}

/** A fake terminal: tests press keys, read the screen and change its size. */
export const fakeTerminal = (columns = 80, rows = 24) => {
  const raw: boolean[] = []
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (on: boolean) => raw.push(on) })
  const { output: stream, when, text } = listener()
  const size = { columns, rows }
  const output = Object.assign(stream, { isTTY: true, hasColors: () => true })
  Object.defineProperties(output, { columns: { get: () => size.columns }, rows: { get: () => size.rows } })
  const picture = (all = text()): string[] =>
    (all.split('\x1b[H').at(-1) ?? '')
      .split('\x1b[2K')
      .slice(1)
      .map(line => stripVTControlCharacters(line).trimEnd())
  return {
    input,
    output,
    text,
    picture,
    /** Whether keys arrive one by one. */
    isRaw: () => raw.at(-1) === true,
    /** Waits until the screen, after its first `from` characters, shows one of these. */
    shows: (wanted: string | readonly string[], from = 0) =>
      when(all => all.length > from && picture(all).some(line => [wanted].flat().some(part => line.includes(part)))),
    press: (keys: string) => input.write(keys),
    resize(to: { columns: number; rows: number }) {
      Object.assign(size, to)
      output.emit('resize')
    },
  }
}

/** Keys as a terminal sends them. */
export const KEYS = { up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', left: '\x1b[D', enter: '\r', interrupt: '\x03' }

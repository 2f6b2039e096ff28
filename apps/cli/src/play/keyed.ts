import type { Json, Position, Result, Seen } from '@halfpint/core'
import { type Language, problemText, wordsIn } from '@halfpint/i18n'
import type { AnyFace, Frame } from '../games/face.ts'
import { isChar, type Key } from './key.ts'
import { usable } from './layout.ts'
import type { AnyHeard, AnyMatch } from './match.ts'
import type { Screen, Size } from './screen.ts'
import { clip, wrap } from './text.ts'

/** The end of a game for the player, who may want another one. */
export type Ended = 'played' | 'again' | 'quit'

type Picture = (size: Size) => readonly string[]

const withLastLine = (lines: readonly string[], last: string, size: Size): string[] => [
  ...lines.slice(0, size.rows - 1),
  ...Array.from({ length: Math.max(0, size.rows - 1 - lines.length) }, () => ''),
  clip(last, size.columns),
]

/** A table on the screen: its picture, and the keys that mean the same everywhere. */
export interface TableScreen {
  readonly face: AnyFace
  readonly screen: Screen
  view(): Seen<Position>
  frame(size: Size): Frame
}

/** Shows the help page by page. */
const readHelp = async ({ face, screen, view, frame }: TableScreen): Promise<void> => {
  const { terminal } = frame(screen.size()).words
  const helpLines = (size: Size): string[] => [
    ...face.rules(view(), frame(size)),
    ...wrap(face.keys(view(), frame(size)), usable(size)),
  ]
  for (let page = 0; ; page++) {
    const rows = (size: Size): number => size.rows - 1
    const isLast = (size: Size): boolean => (page + 1) * rows(size) >= helpLines(size).length
    screen.show(size => {
      const lines = helpLines(size).slice(page * rows(size), (page + 1) * rows(size))
      const hint = isLast(size) ? terminal.anyKey : terminal.nextPage
      return withLastLine(lines, screen.paint('strong', hint), size)
    })
    await screen.key()
    if (isLast(screen.size())) return
  }
}

/** Handles the keys with the same meaning everywhere: leave, help, and the pad. */
const handleCommonKey = async (table: TableScreen, key: Key, picture: Picture): Promise<'quit' | 'done' | 'other'> => {
  const { face, screen, view, frame } = table
  if (isChar(key, 'q')) {
    const { leaveQuestion } = frame(screen.size()).words.terminal
    screen.show(size => withLastLine(picture(size), screen.paint('strong', leaveQuestion), size))
    const answer = await screen.key()
    if (answer.name === 'enter') return 'quit'
  } else if (isChar(key, '?')) await readHelp(table)
  else if (isChar(key, 'p')) {
    screen.show(size => face.pad(view(), { ...frame(size), log: [] }))
    await screen.key()
  } else return 'other'
  screen.show(picture)
  return 'done'
}

/** Lets the player choose an action with keys until `act` accepts it. A refusal is shown on the table. */
export const chooseWithKeys = async <T>(
  table: TableScreen,
  act: (action: Json) => Promise<Result<T>>,
): Promise<T | 'quit'> => {
  const { face, screen, frame } = table
  const view = table.view()
  let pick = face.begin(view)
  let note = ''
  screen.flush()
  for (;;) {
    const picture: Picture = size => face.table(view, pick, { ...frame(size), note })
    screen.show(picture)
    const key = await screen.key()
    const pressed = face.press(view, pick, key)
    if (pressed === undefined) {
      if ((await handleCommonKey(table, key, picture)) === 'quit') return 'quit'
      continue
    }
    note = ''
    if ('pick' in pressed) pick = pressed.pick
    else {
      const done = pressed.wish.ok ? await act(pressed.wish.value) : pressed.wish
      if (done.ok) return done.value
      note = problemText(done.problem, frame(screen.size()).language)
    }
  }
}

/** Plays a match on a screen with keys. `speed` is the time for which a bot's play is shown, in milliseconds. */
export const playWithKeys = async (
  face: AnyFace,
  match: AnyMatch,
  screen: Screen,
  language: Language,
  speed: number,
): Promise<Ended> => {
  const words = wordsIn(language)
  const log: string[] = []

  const frame = (size: Size): Frame => ({
    names: match.names,
    language,
    words,
    paint: screen.paint,
    size,
    log,
    note: '',
  })
  const table: TableScreen = { face, screen, view: match.view, frame }

  /** Shows a picture until the player continues; after the game, perhaps with another one. */
  const hold = async (picture: Picture, isEnd: boolean): Promise<Ended> => {
    screen.flush()
    screen.show(picture)
    for (;;) {
      const key = await screen.key()
      if ((await handleCommonKey(table, key, picture)) === 'quit') return 'quit'
      if (key.name === 'enter') return 'played'
      if (isEnd && isChar(key, 'n')) return 'again'
    }
  }

  const hear = async (facts: readonly AnyHeard[]): Promise<Ended> => {
    const score: string[] = []
    let last: AnyHeard | undefined
    for (const heard of facts) {
      const told = face.tell(heard, frame(screen.size()))
      log.push(...told)
      const pause = face.pauseAfter(heard)
      last = pause === 'none' ? heard : undefined
      if (pause === 'none') continue
      if (pause === 'key') {
        score.push(...told)
        const isEnd = match.due() === 'over' && heard === facts.at(-1)
        const held = await hold(size => face.pad(heard.after, { ...frame(size), log: score }), isEnd)
        if (held !== 'played') return held
        // The round is over: the next one begins with an empty log.
        log.length = 0
        continue
      }
      const picture: Picture = size => face.table(heard.after, undefined, frame(size))
      screen.show(picture)
      const key = await screen.pause(pause === 'long' ? 2 * speed : speed)
      if (key !== undefined && (await handleCommonKey(table, key, picture)) === 'quit') return 'quit'
    }
    // After the player's choice no question is shown while the others think.
    if (last !== undefined && !match.isAsked()) {
      const { after } = last
      screen.show(size => face.table(after, undefined, frame(size)))
    }
    return 'played'
  }

  for (;;) {
    const due = match.due()
    if (due === 'over') return 'played'
    // The player need not wait for bots to see the own cards; the bots think meanwhile.
    const facts = match.isAsked() ? await chooseWithKeys(table, match.act) : await match.next()
    if (facts === 'quit') return 'quit'
    const heard = await hear(facts)
    if (heard !== 'played') return heard
  }
}

import type { Words } from '@halfpint/i18n'
import { isChar, type Key } from './key.ts'
import type { Paint } from './paint.ts'
import type { Screen } from './screen.ts'

/** A question with a few answers, one of them under the cursor. */
export interface Menu {
  readonly title: string
  readonly question: string
  readonly answers: readonly string[]
  readonly at: number
}

/** The menu as lines. */
export const drawMenu = (menu: Menu, paint: Paint, words: Words): string[] => [
  '',
  `  ${paint('heading', menu.title)}`,
  '',
  `  ${menu.question}`,
  '',
  ...menu.answers.map((answer, at) => (at === menu.at ? `  ${paint('strong', `▸ ${answer}`)}` : `    ${answer}`)),
  '',
  `  ${paint('quiet', words.terminal.menuKeys)}`,
]

/** The menu after a key: moved, answered, left, or unchanged. A digit jumps to the answer that begins with it. */
export const pressMenu = (menu: Menu, key: Key): Menu | 'answered' | 'left' => {
  const count = menu.answers.length
  if (key.name === 'enter' || key.name === 'space') return 'answered'
  if (key.name === 'escape' || isChar(key, 'q')) return 'left'
  if (key.name === 'up' || key.name === 'left') return { ...menu, at: (menu.at + count - 1) % count }
  if (key.name === 'down' || key.name === 'right') return { ...menu, at: (menu.at + 1) % count }
  const found = key.name === 'char' ? menu.answers.findIndex(answer => answer.startsWith(key.char)) : -1
  return found < 0 ? menu : { ...menu, at: found }
}

/** Asks until there is an answer; `undefined` if the player leaves instead. */
export const askMenu = async (screen: Screen, words: Words, first: Menu): Promise<number | undefined> => {
  let menu = first
  for (;;) {
    screen.show(() => drawMenu(menu, screen.paint, words))
    const next = pressMenu(menu, await screen.key())
    if (next === 'left') return undefined
    if (next === 'answered') return menu.at
    menu = next
  }
}

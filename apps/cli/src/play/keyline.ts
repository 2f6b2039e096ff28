import type { Words } from '@halfpint/i18n'
import { width } from './text.ts'

const BETWEEN = ' · '

/** What the keys do, in one line: as many of the hints as fit, the most important ones first. */
export const keyLine = (hints: readonly string[], columns: number): string => {
  let line = ''
  for (const hint of hints) {
    const longer = line === '' ? hint : line + BETWEEN + hint
    if (width(longer) <= columns) line = longer
  }
  return line
}

/** What one can do at the pad: play on, or after the last round begin anew. */
export const padHints = ({ terminal }: Words, isOver: boolean): string[] =>
  isOver ? [terminal.finish, terminal.again, terminal.help] : [terminal.goOn, terminal.help, terminal.leave]

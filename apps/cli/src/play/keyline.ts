import type { Words } from '@halfpint/i18n'
import { width } from './text.ts'

const BETWEEN = ' · '

/** The meaning of the keys in one line: as many hints as fit, the most important ones first. */
export const keyLine = (hints: readonly string[], columns: number): string => {
  let line = ''
  for (const hint of hints) {
    const longer = line === '' ? hint : line + BETWEEN + hint
    if (width(longer) <= columns) line = longer
  }
  return line
}

/** The keys at the pad: continue, or start another game after the last round. */
export const padHints = ({ terminal }: Words, isOver: boolean): string[] =>
  isOver ? [terminal.finish, terminal.again, terminal.help] : [terminal.goOn, terminal.help, terminal.leave]

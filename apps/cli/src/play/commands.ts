import type { Words } from '@halfpint/i18n'
import { fill, width } from './text.ts'

/** The commands of line mode: those of the game, then the common ones. */
export const commandLines = (words: Words, own: readonly (readonly [command: string, what: string])[]): string[] => {
  const all = [...own, ...Object.entries(words.terminal.commonCommands)]
  const widest = Math.max(...all.map(([command]) => width(command)))
  return all.map(([command, what]) => `  ${fill(command, widest)}  ${what}`)
}

import { type AnyGame, describe, makeOption, usual } from '@halfpint/core'
import { GAMES } from '@halfpint/table'
import { Help } from 'commander'
import type { Terminal } from './terminal.ts'

const WIDTH = 74

const optionsOf = ({ id, optionRules }: AnyGame, { words, paint }: Terminal): string => {
  const { headings } = words.command
  const game = words.games[id]
  const rows = Object.entries(optionRules).map(([name, rule]) => {
    const value = makeOption(name, usual(rule)).slice(name.length + 1)
    const note = new Help().boxWrap(`${game?.options[name]?.note} ${headings.usual(value)}`, WIDTH)
    return `  ${name}=${describe(rule)}\n${note.replace(/^/gm, '      ')}`
  })
  return [paint('bold', words.command.rulesOptions(game?.name ?? id)), ...rows].join('\n')
}

/** The rules options of these games (of all, if none is named), for the end of a command's help. */
export const optionHelp = (terminal: Terminal, ids: Iterable<string> = GAMES.keys()): string =>
  [...ids].map(id => `\n${optionsOf(GAMES.get(id) as AnyGame, terminal)}\n`).join('')

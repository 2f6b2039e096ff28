import { defaultOf, describe, makeOption } from '@halfpint/core'
import { Help } from 'commander'
import type { AnyFace } from './games/face.ts'
import { titleOf } from './games/registry.ts'
import type { Terminal } from './terminal.ts'

const WIDTH = 74

const optionsOf = (face: AnyFace, { words, paint }: Terminal): string => {
  const { headings, rulesOptions } = words.command
  const { id, optionRules } = face.game
  const notes = words.games[id]?.options
  const rows = Object.entries(optionRules).map(([name, rule]) => {
    const value = makeOption(name, defaultOf(rule)).slice(name.length + 1)
    const note = new Help().boxWrap(`${notes?.[name]?.note ?? ''} ${headings.usual(value)}`, WIDTH)
    return `  ${name}=${describe(rule)}\n${note.replace(/^/gm, '      ')}`
  })
  return [paint('bold', rulesOptions(titleOf(id, words))), ...rows].join('\n')
}

/** The rules options of these games, for the end of a command's help. */
export const optionHelp = (faces: readonly AnyFace[], terminal: Terminal): string =>
  faces.map(face => `\n${optionsOf(face, terminal)}\n`).join('')

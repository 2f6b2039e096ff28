import type { Json } from '@halfpint/core'
import { list, type Sentence, show } from '../../sentence.ts'
import { texts } from './texts.ts'

const meant = (similar: Json | undefined): string =>
  Array.isArray(similar) && similar.length > 0 ? ` Did you mean ${similar.map(show).join(' or ')}?` : ''

const MEBIBYTE = 1024 * 1024

/** Problems with the arguments of the command, and with its files. */
export const usage = {
  ...texts,
  'line-too-long': ({ limit }) =>
    `The line is longer than ${show(Number(limit) / MEBIBYTE)} MiB, more than any record needs; it was skipped.`,
  'text-too-long': ({ limit }) =>
    `A text of several lines is read up to ${show(Number(limit) / MEBIBYTE)} MiB; write each record on a line of its own.`,
  compressed: 'The file is compressed; unpack it first (gunzip -c FILE | halfpint judge -).',
  'no-such-file': ({ file }) => `There is no file “${show(file)}”; check the name and the folder.`,
  'no-such-folder': ({ folder }) => `There is no folder “${show(folder)}”; make it first, or choose another one.`,
  'file-exists': ({ file, append }) =>
    `“${show(file)}” already exists; ${append === true ? '--append adds to it, ' : ''}--force overwrites it.`,
  'game-not-named': ({ known }) => `The menu needs a terminal; without one, name the game after play: ${list(known)}.`,
  'no-left-game': 'No saved game. A game is saved when you leave it before the end.',
  'not-a-path': ({ flag, scheme }) =>
    `${show(flag)} takes a path, and “${show(scheme)}:” begins an address. The address of a PostgreSQL database goes with --database.`,
  'not-a-folder': ({ folder }) => `“${show(folder)}” is a file; name a folder.`,
  'is-a-directory': ({ file }) => `“${show(file)}” is a folder; name a file in it.`,
  'not-permitted': ({ file }) => `No permission for “${show(file)}”; check the rights of the file.`,
  'disk-full': ({ file }) => `No space is left to write “${show(file)}”; make room, or choose another place.`,
  'file-trouble': ({ file, reason }) => `“${show(file)}” cannot be used; the system says ${show(reason)}.`,
  'bad-number': ({ flag, value, least, most, fraction }) =>
    `${show(flag)} takes a ${fraction === true ? '' : 'whole '}number from ${show(least)} to ${show(most)}, not “${show(value)}”.`,
  'unknown-command': ({ command, similar }) => `There is no command “${show(command)}”.${meant(similar)}`,
  'unknown-shell': ({ shell, known }) =>
    `There is no completion for “${show(shell)}”; there is one for ${list(known)}.`,
  'unknown-flag': ({ flag, similar }) => `There is no option ${show(flag)} here.${meant(similar)}`,
  'missing-argument': ({ argument }) => `An argument is missing: <${show(argument)}>.`,
  'missing-value': ({ flag }) => `${show(flag)} needs a value after it.`,
  'missing-flag': ({ flag }) => `${show(flag)} is needed.`,
  'too-many-arguments': 'Too many arguments. Put values with spaces in quotes.',
  'unknown-language': ({ language, known }) =>
    `There is no language “${show(language)}” here; choose from ${list(known)}.`,
  'hand-size': ({ cards, least, most }) =>
    `A hand has ${show(least)} to ${show(most)} cards; these are ${show(cards)}.`,
  'row-size': ({ cards, most }) => `The row has at most ${show(most)} cards; these are ${show(cards)}.`,
  'internal-error': ({ reason }) => `Something went wrong in halfpint itself (${show(reason)}). Please report it.`,
} satisfies { readonly [code: string]: Sentence }

import { type Sentence, show } from '../sentence.ts'

/** What can be wrong with the place where tables are kept, and with a copy of it. */
export const store = {
  'store-unknown': ({ kind }) =>
    `Tables can be kept in a file or in PostgreSQL (postgres://…); "${show(kind)}" is neither.`,
  'store-unreadable': ({ place, reason }) =>
    `The file "${show(place)}" cannot be used to keep tables (${show(reason)}). Name another one, or restore a backup.`,
  'store-foreign': ({ place }) =>
    `"${show(place)}" belongs to another program; it was left untouched. Name a new place for the tables.`,
  'store-newer': ({ place, version, known }) =>
    `"${show(place)}" was written by a later edition (step ${show(version)}, this one knows ${show(known)}); update halfpint.`,
  'store-unreachable': ({ place, reason }) =>
    `The database ${show(place)} cannot be used (${show(reason)}); check its address, its password and whether it is running.`,
  'store-missing': ({ place }) => `There is no file "${show(place)}" to make a backup of.`,
  'backup-exists': ({ to }) => `"${show(to)}" is there already; a backup overwrites nothing. Choose another name.`,
  'backup-failed': ({ to, reason }) => `The backup "${show(to)}" could not be made (${show(reason)}).`,
} satisfies { readonly [code: string]: Sentence }

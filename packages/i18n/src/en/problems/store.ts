import { type Sentence, show } from '../../sentence.ts'

/** Problems with the store, and with a copy of it. */
export const store = {
  'store-unknown': ({ kind }) =>
    `Tables can be kept in a file or in PostgreSQL (postgres://…); “${show(kind)}” is neither.`,
  'store-unreadable': ({ place, reason }) =>
    `The file “${show(place)}” cannot be used to keep tables (${show(reason)}). Name another one, or restore a backup.`,
  'store-empty': ({ place }) =>
    `The file “${show(place)}” is empty: the games that were in it are gone. Put a backup in its place, or delete the file to start without games.`,
  'store-cut': ({ place, bytes, expected }) =>
    `The file “${show(place)}-wal” was cut (${show(bytes)} of ${show(expected)} bytes), so the latest events are missing. Put the whole file or a backup in its place; to continue without these events, delete “${show(place)}-shm”.`,
  'store-foreign': ({ place }) =>
    `“${show(place)}” belongs to another program; it was left untouched. Name a new place for the tables.`,
  'store-newer': ({ place, version, known }) =>
    `“${show(place)}” was written by a newer version (format ${show(version)}, this one knows ${show(known)}); update halfpint.`,
  'store-unreachable': ({ place, reason }) =>
    `The database ${show(place)} cannot be used (${show(reason)}); check its address, its password and whether it is running.`,
  'store-missing': ({ place }) =>
    `There is no file “${show(place)}” with games; check the folder, or name another one.`,
  'store-in-use': ({ place }) =>
    `A server is using ${show(place)}. Stop it first; its games continue when you start it again.`,
  'store-not-empty': ({ place, tables, games }) =>
    `${show(place)} is not empty (tables: ${show(tables)}, records: ${show(games)}). move copies only into an empty place; choose another one.`,
  'move-to-itself': ({ place }) => `Both places are ${show(place)}; name another one with --to.`,
  'move-failed': ({ reason }) =>
    `The move failed (${show(reason)}). Nothing was changed in either place; fix the cause and try again.`,
  'backup-exists': ({ to }) => `“${show(to)}” already exists; choose another name.`,
  'backup-elsewhere': ({ to }) =>
    `A PostgreSQL database is backed up with its own program (pg_dump -Fc --schema=halfpint -f ${show(to)} ADDRESS).`,
  'backup-failed': ({ to, reason }) =>
    `The backup “${show(to)}” could not be made (${show(reason)}); check the folder and the space that is left.`,
} satisfies { readonly [code: string]: Sentence }

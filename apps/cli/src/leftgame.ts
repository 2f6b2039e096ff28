import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { upgradeEntry } from '@halfpint/table'
import { systemCode } from './file.ts'
import type { TableLog } from './play/match.ts'

/** A game that somebody left and may play on. */
export interface LeftGame {
  readonly game: string
  readonly log: TableLog
  /** Whether it was cut off, and not left: its program or machine died. */
  readonly cut?: boolean
}

/** The games that were left on this machine, and those that were cut off: the latest one of each kind. */
export interface LeftGames {
  /** Those that can be read, the latest first. */
  list(): readonly LeftGame[]
  /** Whether it could be kept. One that is played is kept as cut off, beside one that was left. */
  keep(left: LeftGame): boolean
  forget(left: Pick<LeftGame, 'game' | 'cut'>): void
}

/** Where programs of this system keep what is theirs alone. */
export const stateFolder = (environment: NodeJS.ProcessEnv, platform = process.platform): string => {
  const { HALFPINT_STATE, LOCALAPPDATA, XDG_STATE_HOME } = environment
  if (HALFPINT_STATE) return HALFPINT_STATE
  if (platform === 'win32') return join(LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'halfpint')
  return join(XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'halfpint')
}

const FILE = /^(left|cut)-(.+)\.json$/

const readLeft = (file: string): TableLog | undefined => {
  try {
    const log: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(log) ? log.map(entry => upgradeEntry<TableLog[number]>(entry)) : undefined
  } catch {
    // Torn or not ours: it stays where it is, and is not offered.
    return undefined
  }
}

/** The games left in this folder, which is made when the first one is kept. */
export const leftGamesIn = (folder: string): LeftGames => {
  const fileOf = ({ game, cut = false }: Pick<LeftGame, 'game' | 'cut'>): string =>
    join(folder, `${cut ? 'cut' : 'left'}-${game}.json`)
  const names = (): string[] => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  }
  return {
    list() {
      const found = names().flatMap(name => {
        const [, kind, game] = FILE.exec(name) ?? []
        const log = game === undefined ? undefined : readLeft(join(folder, name))
        if (game === undefined || log === undefined) return []
        return [{ left: { game, log, cut: kind === 'cut' }, at: statSync(join(folder, name)).mtimeMs }]
      })
      return found.sort((a, b) => b.at - a.at).map(({ left }) => left)
    },
    keep(left) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        const file = fileOf(left)
        // All hands are in it. It is whole or not there, whatever happens meanwhile.
        writeFileSync(`${file}.new`, JSON.stringify(left.log), { mode: 0o600 })
        renameSync(`${file}.new`, file)
        return true
      } catch (error) {
        if (systemCode(error) === undefined) throw error
        return false
      }
    },
    forget: left => rmSync(fileOf(left), { force: true }),
  }
}

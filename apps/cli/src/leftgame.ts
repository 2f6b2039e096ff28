import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { upgradeEntry } from '@halfpint/table'
import { systemCode } from './file.ts'
import type { TableLog } from './play/match.ts'

/** A game that a player left and may continue. */
export interface LeftGame {
  readonly game: string
  readonly log: TableLog
  /** Whether it was interrupted, because its program or machine died. */
  readonly cut?: boolean
}

/** The latest game of each kind that was left or interrupted on this machine. */
export interface LeftGames {
  /** The readable ones, the latest first. */
  list(): readonly LeftGame[]
  /**
   * Stores a game. Returns whether that worked. A game in progress is stored as interrupted, beside one that was left.
   */
  keep(left: LeftGame): boolean
  forget(left: Pick<LeftGame, 'game' | 'cut'>): void
}

/** The folder for the private state of programs on this system. */
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
    // Corrupt, or not written by this program: it is neither offered nor removed.
    return undefined
  }
}

/** The games in this folder, which is created with the first one. */
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
        // It contains all hands. The file is complete or missing, whatever happens meanwhile.
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

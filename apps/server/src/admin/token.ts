import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawToken } from '../tables/token.ts'

/** The file beside the games in which the host's token is kept, for the eyes of the server's user alone. */
const FILE = 'admin-token'

/** The path of that file. */
export const tokenFileIn = (folder: string): string => join(folder, FILE)

/** The host's token that is kept in a folder; drawn if there is none yet. */
export const tokenIn = (folder: string): { readonly token: string; readonly isNew: boolean } => {
  const file = tokenFileIn(folder)
  try {
    const token = readFileSync(file, 'utf8').trim()
    if (token !== '') return { token, isNew: false }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const token = drawToken()
  writeFileSync(file, `${token}\n`, { mode: 0o600 })
  return { token, isNew: true }
}

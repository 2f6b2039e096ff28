import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawToken } from '../tables/token.ts'

/** The file with the admin token, in the folder of the store. Only the user of the server can read it. */
const FILE = 'admin-token'

export const tokenFileIn = (folder: string): string => join(folder, FILE)

/** The admin token of a folder; creates one if there is none. */
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

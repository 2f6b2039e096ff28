import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents one by one. Node's recursive option never returns where none can be created (/proc).
 */
export const makeFolder = (path: string): void => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    const isThere = statSync(path, { throwIfNoEntry: false })?.isDirectory()
    if (!isThere) throw error
  }
}

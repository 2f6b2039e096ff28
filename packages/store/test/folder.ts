import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder for one test. */
export const folder = () => {
  const home = mkdtempSync(join(tmpdir(), 'halfpint-store-'))
  return {
    path: (name: string): string => join(home, name),
    remove: async (): Promise<void> => rmSync(home, { recursive: true, force: true }),
  }
}

/** Creates a new folder for each test of a file. The returned function builds paths in it. */
export const folderForEach = (): ((name: string) => string) => {
  let home: ReturnType<typeof folder> | undefined
  beforeEach(() => {
    home = folder()
  })
  afterEach(() => home?.remove())
  return name => home?.path(name) ?? ''
}

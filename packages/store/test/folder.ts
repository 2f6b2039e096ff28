import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for one test. */
export const folder = () => {
  const home = mkdtempSync(join(tmpdir(), 'halfpint-store-'))
  return {
    path: (name: string): string => join(home, name),
    remove: async (): Promise<void> => rmSync(home, { recursive: true, force: true }),
  }
}

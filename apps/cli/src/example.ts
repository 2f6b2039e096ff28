import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../../packages')

/** The lines of a text that ends with a newline. */
export const linesOf = (text: string): string[] => text.split('\n').slice(0, -1)

/** An invalid record and the place of its error. */
export interface Broken {
  readonly record: { readonly game: string }
  readonly round: number | null
  readonly play: number | null
}

/** The example records of the games' packages: valid ones, and invalid ones with their place. */
export const examples = (): { readonly good: readonly string[]; readonly broken: readonly Broken[] } => {
  const lines = readdirSync(packages).flatMap(room => {
    const folder = join(packages, room, 'examples')
    if (!existsSync(folder)) return []
    return readdirSync(folder).flatMap(file => linesOf(readFileSync(join(folder, file), 'utf8')))
  })
  return {
    good: lines.filter(line => line.startsWith('{"game":')),
    broken: lines.filter(line => line.startsWith('{"record":')).map(line => JSON.parse(line) as Broken),
  }
}

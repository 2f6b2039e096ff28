import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const packages = join(import.meta.dirname, '../packages')

/** The exports of a file: each name, and whether a documentation comment precedes it. */
export const offered = (file: string): Map<string, boolean> => {
  const found = new Map<string, boolean>()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => !line.startsWith('// biome-ignore'))
  const from = (path: string): Map<string, boolean> =>
    offered(
      path.startsWith('.') ? join(dirname(file), path) : join(packages, path.split('/')[1] as string, 'src/index.ts'),
    )
  for (const [at, line] of lines.entries()) {
    const declared = /^export (?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/.exec(line)
    // The first overload of a function has the comment.
    const isTold = found.get(declared?.[1] ?? '') || (lines[at - 1]?.endsWith('*/') ?? false)
    if (declared) found.set(declared[1] as string, isTold)
  }
  const text = lines.join('\n')
  for (const [, path] of text.matchAll(/^export \* from '(\..+)'$/gm)) {
    for (const [name, isTold] of from(path as string)) found.set(name, isTold)
  }
  for (const [, names, path] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '(.+)'$/gm)) {
    for (const name of (names as string).split(',').map(part => part.replace(/\btype\b/, '').trim())) {
      if (name !== '') found.set(name, from(path as string).get(name) ?? false)
    }
  }
  return found
}

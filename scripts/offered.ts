import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a file offers: each name, and whether a sentence of documentation stands before it. */
export const offered = (file: string): Map<string, boolean> => {
  const found = new Map<string, boolean>()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => !line.startsWith('// biome-ignore'))
  const from = (path: string): Map<string, boolean> => offered(join(dirname(file), path))
  for (const [at, line] of lines.entries()) {
    const declared = /^export (?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/.exec(line)
    if (declared) found.set(declared[1] as string, lines[at - 1]?.endsWith('*/') ?? false)
  }
  const text = lines.join('\n')
  for (const [, path] of text.matchAll(/^export \* from '(\..+)'$/gm)) {
    for (const [name, isTold] of from(path as string)) found.set(name, isTold)
  }
  for (const [, names, path] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '(\..+)'$/gm)) {
    for (const name of (names as string).split(',').map(part => part.replace(/\btype\b/, '').trim())) {
      if (name !== '') found.set(name, from(path as string).get(name) ?? false)
    }
  }
  return found
}

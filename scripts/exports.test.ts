import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '..', 'packages')
const isPublic = (room: string): boolean =>
  JSON.parse(readFileSync(join(packages, room, 'package.json'), 'utf8')).private !== true

/** What a file offers: each name, and whether a sentence of documentation stands before it. */
const offered = (file: string): Map<string, boolean> => {
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

test.each(readdirSync(packages).filter(isPublic))('everything that %s exports is documented', room => {
  const all = offered(join(packages, room, 'src', 'index.ts'))
  expect(all.size).toBeGreaterThan(5)
  expect([...all].filter(([, isTold]) => !isTold).map(([name]) => name)).toEqual([])
})

test.each(readdirSync(packages).filter(isPublic))(
  'the table of exports in the README of %s names what there is',
  room => {
    const [, table] = readFileSync(join(packages, room, 'README.md'), 'utf8').split(
      '| export | what it is |\n',
    ) as string[]
    const rows = (table as string)
      .split('\n\n')[0]
      ?.split('\n')
      .filter(row => row.startsWith('| ')) as string[]
    const named = rows.flatMap(row =>
      [...(row.split('|')[1] as string).matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
    )
    const all = offered(join(packages, room, 'src', 'index.ts'))
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter(name => !all.has(name))).toEqual([])
  },
)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offered } from './offered.ts'

const packages = join(import.meta.dirname, '..', 'packages')
const isPublic = (library: string): boolean =>
  JSON.parse(readFileSync(join(packages, library, 'package.json'), 'utf8')).private !== true

test.each(readdirSync(packages).filter(isPublic))('everything that %s exports is documented', library => {
  const all = offered(join(packages, library, 'src', 'index.ts'))
  expect(all.size).toBeGreaterThan(5)
  expect([...all].filter(([, isTold]) => !isTold).map(([name]) => name)).toEqual([])
})

test.each(readdirSync(packages).filter(isPublic))(
  'the table of exports in the README of %s names existing exports',
  library => {
    const [, table] = readFileSync(join(packages, library, 'README.md'), 'utf8').split(
      /\| export \| [^|\n]+ \|\n/,
    ) as string[]
    const rows = (table as string)
      .split('\n\n')[0]
      ?.split('\n')
      .filter(row => row.startsWith('| ')) as string[]
    const named = rows.flatMap(row =>
      [...(row.split('|')[1] as string).matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
    )
    const all = offered(join(packages, library, 'src', 'index.ts'))
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter(name => !all.has(name))).toEqual([])
  },
)

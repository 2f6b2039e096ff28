import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Code without comments and strings, which may contain two stars. */
const bare = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g, '')

/**
 * Files of bots and games with the operator `**`, whose results differ between engines like those of `Math.pow`; biome
 * finds only the latter.
 */
const powers = (files: readonly string[]): string[] =>
  files.filter(file => /\*\*/.test(bare(readFileSync(join(root, file), 'utf8'))))

test('bots and games do not use powers, which differ between engines', () => {
  const folders = ['core/src', 'half-pint/src', 'herzlos/src', 'bots/src', 'bots/golden']
  const files = folders.flatMap(folder =>
    readdirSync(join(root, 'packages', folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .map(file => join('packages', folder, file)),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(powers(files.filter(file => !file.endsWith('.test.ts')))).toEqual([])
  expect(powers(files.filter(file => file.endsWith('portable.test.ts')))).toHaveLength(1)
})

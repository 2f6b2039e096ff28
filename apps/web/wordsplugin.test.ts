import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { bareSentences, wordsPlugin } from './wordsplugin.ts'

const FOLDER = join(import.meta.dirname, '../../packages/words/src')
const FILES = ['en', 'de', 'ru'].flatMap(language =>
  readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => join(FOLDER, language, file)),
)

const ENTRY = 'all-words'

/** One module that hands on every file of the catalogue. */
const everything: Plugin = {
  name: ENTRY,
  resolveId: source => (source.endsWith(ENTRY) ? ENTRY : null),
  load: id => (id === ENTRY ? FILES.map((file, at) => `export * as file${at} from '${file}'\n`).join('') : null),
}

/** The whole catalogue as a build with these plugins has it, functions by their text. */
const builtWith = async (
  ...plugins: Plugin[]
): Promise<{ readonly code: string; readonly words: readonly string[] }> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['halfpint', ...defaultClientConditions] },
    plugins: [everything, ...plugins],
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code as string
  const words = await import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
  // Two helpers of one name are told apart by a number, which differs from build to build.
  const plain = (_: string, value: unknown) =>
    typeof value === 'function' ? String(value).replace(/\$\d+/g, '').replace(/\s+/g, ' ') : value
  return { code, words: FILES.map((_, at) => JSON.stringify(words[`file${at}`], plain)) }
}

test('with its names put back every sentence of every language is where it was, in the same order', async () => {
  const before = await builtWith()
  const after = await builtWith(wordsPlugin())
  expect(FILES.length).toBeGreaterThan(60)
  expect(FILES.filter((_, at) => after.words[at] !== before.words[at])).toEqual([])
  expect(before.words.join().length).toBeGreaterThan(200_000)
  // Each name stands there once instead of three times.
  const timesNamed = (code: string) => code.match(/\bplayOutWhy\b/g)?.length
  expect([timesNamed(before.code), timesNamed(after.code)]).toEqual([3, 1])
})

test('what is no catalogue stays as it is', () => {
  expect(bareSentences(join(FOLDER, 'plural.ts'), 'export const a = { b: 1 }')).toBeUndefined()
})

// Every numbered rule of docs/rules has a test whose title begins with its number; this lists those without.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { titles } from './testtitles.mjs'

const json = process.argv.includes('--json')
const root = process.argv.slice(2).find(word => !word.startsWith('-')) ?? join(import.meta.dirname, '..')

const files = (folder, ending) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      if (entry.name === 'node_modules' || entry.name === 'dist') return []
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? files(path, ending) : path.endsWith(ending) ? [path] : []
    })
    .sort()

const read = path => readFileSync(join(root, path), 'utf8')

/** A rule is a heading or a bullet that begins with its number, as in `- **H17** …`. Translations repeat the numbers. */
const isTranslation = file => /\.(?:de|ru)\.md$/.test(file)
const originals = files('docs/rules', '.md').filter(file => !isTranslation(file))
const rules = originals.flatMap(file =>
  [...read(file).matchAll(/^ *(?:#+|[-*]) +\**([A-Z]\d+)\b/gm)].map(([, number]) => ({ number, file })),
)
const letters = new Set(rules.map(rule => rule.number[0]))

/** `H10, H11 two players may bet` shows both. */
const numbersOf = title => {
  const lead = /^(?:[A-Z]\d+(?:,| and|:)?\s+)+/.exec(`${title} `)?.[0] ?? ''
  return lead.match(/[A-Z]\d+/g) ?? []
}

const tests = new Map(rules.map(rule => [rule.number, []]))
const unknown = []
for (const folder of ['packages', 'apps']) {
  for (const file of files(folder, '.test.ts')) {
    for (const title of titles(read(file))) {
      for (const number of numbersOf(title)) {
        if (tests.has(number)) tests.get(number).push({ file, title })
        else if (letters.has(number[0])) unknown.push({ number, file, title })
      }
    }
  }
}

const untested = rules.map(rule => rule.number).filter(number => tests.get(number).length === 0)
const twice = rules.map(rule => rule.number).filter((number, at, all) => all.indexOf(number) !== at)
const ok = rules.length > 0 && untested.length === 0 && unknown.length === 0 && twice.length === 0

if (json) {
  const counts = Object.fromEntries([...tests].map(([number, shown]) => [number, shown.length]))
  console.log(JSON.stringify({ ok, rules: rules.length, untested, unknown, twice, tests: counts }, null, 2))
} else {
  const row = (name, wanted, shown, count) =>
    console.log(`${name.padEnd(34)}${wanted.padStart(8)}${shown.padStart(10)}${String(count).padStart(8)}`)
  row('rules', 'numbers', 'tested', 'tests')
  for (const letter of letters) {
    const own = rules.filter(rule => rule.number[0] === letter)
    const shown = own.filter(rule => tests.get(rule.number).length > 0)
    const count = own.reduce((sum, rule) => sum + tests.get(rule.number).length, 0)
    row(own[0].file, `${own[0].number}–${own.at(-1).number}`, `${shown.length}/${own.length}`, count)
  }
  if (rules.length === 0) console.error(`no numbered rule in ${relative('.', join(root, 'docs/rules'))}`)
  if (untested.length > 0) console.error(`no test begins with: ${untested.join(' ')}`)
  if (twice.length > 0) console.error(`numbered twice: ${twice.join(' ')}`)
  for (const { number, file, title } of unknown) console.error(`there is no rule ${number}: ${file}: ${title}`)
}
process.exitCode = ok ? 0 : 1

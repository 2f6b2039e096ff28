import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EVERY_GAME } from './games.ts'
import { LANGUAGES } from './language.ts'
import { loadSection, SECTION_NAMES } from './section.ts'

const apps = join(import.meta.dirname, '../../../apps')

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(apps, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => readFileSync(join(apps, folder, file), 'utf8'))

const page = sourcesOf('web/src')
const terminal = sourcesOf('cli/src/play').concat(sourcesOf('cli/src/games'))

/** Texts of the terminal that equal those of the page. */
const SPOKEN_TWICE: readonly string[] = ['table', ...EVERY_GAME]

/** The files that speak with the words of this section; those of any game are chosen by its id. */
const speakersOf = (name: string): string => {
  const said = page.filter(source => source.includes(`words('${name}')`) || source.includes(`Section<'${name}'>`))
  if (SPOKEN_TWICE.includes(name)) return [...page, ...terminal].join('\n')
  return (name.endsWith('/learn') ? page : [...said, ...terminal]).join('\n')
}

type Messages = { readonly [key: string]: unknown }

const isGroup = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every message and group of messages with its path. */
const pathsIn = (messages: Messages, before: readonly string[] = []): (readonly string[])[] =>
  Object.entries(messages).flatMap(([key, value]) => {
    const path = [...before, key]
    return isGroup(value) ? [path, ...pathsIn(value, path)] : [path]
  })

/** Whether this key is named: after a dot, in brackets, or taken out of its group. */
const isNamed = (speakers: string, key: string): boolean => {
  if (!/^\w+$/.test(key)) return speakers.includes(`'${key}'`)
  return new RegExp(`\\.${key}\\b|'${key}'|[{,]\\s*${key}\\s*[,}:]`).test(speakers)
}

/** Whether the messages of a group are chosen by a value, `sets[kind]`, or the group is handed on as a whole. */
const isChosenByValue = (speakers: string, group: string): boolean =>
  group !== '' && new RegExp(`\\b${group}\\[|\\.${group}\\b(?![.(])`).test(speakers)

const shape = (messages: Messages): string[] => pathsIn(messages).map(path => path.join('.'))

test.each(SECTION_NAMES)('every message of the section %s is used', async name => {
  const messages: Messages = await loadSection(name, 'en')
  const speakers = speakersOf(name)
  const unused = pathsIn(messages).filter(path => {
    const [key = '', group = ''] = [...path].reverse()
    // Problems are found by their codes, and a course shows all its lessons in their order.
    return (
      path[0] !== 'problems' && path[0] !== 'lessons' && !isNamed(speakers, key) && !isChosenByValue(speakers, group)
    )
  })
  expect(unused.map(path => path.join('.'))).toEqual([])
})

test.each(SECTION_NAMES)('the section %s has the same messages in every language', async name => {
  const english = shape((await loadSection(name, 'en')) as Messages)
  for (const language of LANGUAGES) expect(shape((await loadSection(name, language)) as Messages)).toEqual(english)
})

test.each(SECTION_NAMES)('no long text of the section %s is left in English', async name => {
  const english = (await loadSection(name, 'en')) as Messages
  const at = (messages: Messages, path: readonly string[]): unknown =>
    path.reduce<unknown>((value, key) => (value as Messages)[key], messages)
  for (const language of ['de', 'ru'] as const) {
    const other = (await loadSection(name, language)) as Messages
    const same = pathsIn(english).filter(path => {
      const text = at(english, path)
      return typeof text === 'string' && text.includes(' ') && text.length > 24 && at(other, path) === text
    })
    expect(same.map(path => path.join('.'))).toEqual([])
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offered } from './offered.ts'
import { bareCode, isOfOneGame, isProduction, type Source, withoutComments } from './sources.ts'

const lines = (text: string): number => text.split('\n').length - 1
const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A game by its id, its package, or the name that the code gives it; not the project's own name. */
const GAME = /\bhalf-pint-heroes\b|@halfpint\/half-pint\b|\bhalfPint\b|[hH]erzlos|[hH]eroes/

/** Shared files that name a game: a third game would have to touch them. */
export const filesNamingAGame = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(source => isProduction(source) && !isOfOneGame(source) && !source.path.endsWith('.css'))
    .filter(({ text }) => GAME.test(withoutComments(text)))
    .map(({ path }) => path)

const ID = `['"](?:half-pint-heroes|herzlos)['"]`
const COMPARISON = new RegExp(`[=!]==?\\s*${ID}|${ID}\\s*[=!]==?|\\bcase ${ID}`, 'g')

/** Comparisons with a game's id; where there are two arms, a third game falls into the wrong one. */
export const comparisons = (sources: readonly Source[]): number =>
  sum(sources.filter(isProduction).map(({ text }) => times(withoutComments(text), COMPARISON)))

const CAST = /\bas never\b|\bas unknown as\b|\bas any\b|[:<,|&(]\s*any\b(?!\s*[:(=])/g

/** `as never`, `as unknown as` and the type `any`: how many, and the places where no comment beside or above says why. */
export const casts = (sources: readonly Source[]): { count: number; unexplained: readonly string[] } => {
  const code = sources.filter(source => isProduction(source) && !source.path.endsWith('.css'))
  const unexplained = code.flatMap(({ path, text }) => {
    const each = text.split('\n')
    const isBare = (at: number): boolean =>
      times(bareCode(each[at] as string), CAST) > 0 &&
      ![each[at - 1], each[at]].some(line => /\/\/ |\*\/\s*$/.test(line ?? ''))
    return [...each.keys()].filter(isBare).map(at => `${path}:${at + 1}`)
  })
  return { count: sum(code.map(({ text }) => times(bareCode(text), CAST))), unexplained }
}

/** What the package of a game exports, and nobody outside the package imports. */
export const unusedExports = (folder: string, sources: readonly Source[], room: string): readonly string[] => {
  const names = [...offered(join(folder, 'packages', room, 'src/index.ts')).keys()]
  const used = new Set<string>()
  for (const { path, text } of sources) {
    if (path.startsWith(`packages/${room}/`)) continue
    for (const [, list] of text.matchAll(new RegExp(`\\{([^}]*)\\} from '@halfpint/${room}'`, 'g'))) {
      for (const name of (list as string).split(',')) used.add(name.replace(/\btype\b| as .*/g, '').trim())
    }
  }
  return names.filter(name => !used.has(name))
}

/** Metaphors that once stood for plumbing. Words that are at every card table, or in every program, are not among them. */
const HOUSE_WORDS =
  'house ground frame parcel minds mind jury juror placard powers dock freight portion fate clerk ear lay weather storm patience shelf deed volume knack hunch habit leaning feel runner bold dice slot means'.split(
    ' ',
  )

const parts = (name: string): readonly string[] => name.split(/(?=[A-Z])|[-_.]/).map(part => part.toLowerCase())

/** House words that name a file or something exported, and that no row of docs/terms.md begins with. */
export const unexplainedWords = (folder: string, sources: readonly Source[]): readonly string[] => {
  const used = new Set<string>()
  for (const { path, text } of sources.filter(isProduction)) {
    const file = path.split('/').at(-1)?.split('.')[0] as string
    const names = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)]
    for (const name of [file, ...names.map(([, name]) => name as string)])
      for (const part of parts(name)) used.add(part)
  }
  const terms = readFileSync(join(folder, 'docs/terms.md'), 'utf8').toLowerCase()
  return HOUSE_WORDS.filter(word => used.has(word) && !new RegExp(`^\\| [^|]*\\b${word}s?\\b`, 'm').test(terms))
}

/** The lines of the production code, those of its middle file and those of its largest. */
export const lengths = (sources: readonly Source[]): { all: number; median: number; largest: number } => {
  const each = sources
    .filter(isProduction)
    .map(({ text }) => lines(text))
    .toSorted((a, b) => a - b)
  return { all: sum(each), median: each[each.length >> 1] ?? 0, largest: each.at(-1) ?? 0 }
}

/** The files on the way of a card play from the tap to the picture, as ARCHITECTURE.md walks it; `null` where it does not. */
export const walkOfACard = (folder: string): number | null => {
  const text = readFileSync(join(folder, 'ARCHITECTURE.md'), 'utf8')
  const section = text
    .split(/^#+ /m)
    .find(part => /from (?:a )?tap to (?:a )?picture/i.test(part.split('\n')[0] as string))
  return section === undefined ? null : new Set(section.match(/\w[\w.-]*\/[\w./-]+\.tsx?\b/g)).size
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type Plugin, parseSync } from 'vite'

// A catalogue names its sentences in every language alike, and the names are a fifth of what it weighs. So each language
// is built as bare sentences in their order, and the names once, in a module that all languages share.

const LANGUAGES = ['en', 'de', 'ru']
const CATALOGUE = /^(.*packages[\\/]words[\\/]src[\\/])(?:en|de|ru)[\\/](.+)\.ts$/

/** What a module of names is called, and where in the catalogue it belongs follows. */
const NAMES = 'names-of-words:'

/** The names of a group in their order, with those of the groups in it. */
type Names = readonly (readonly [name: string, inner: Names | undefined])[]

type Property = { readonly name: string; readonly value: ESTree.Expression }

/** What stands in an object literal that consists of names and values alone. */
const propertiesOf = (node: ESTree.Expression): readonly Property[] | undefined => {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') return propertiesOf(node.expression)
  if (node.type !== 'ObjectExpression') return undefined
  const found = node.properties.flatMap(each => {
    if (each.type !== 'Property' || each.computed || each.method || each.kind !== 'init') return []
    const name = each.key.type === 'Identifier' ? each.key.name : each.key.type === 'Literal' ? `${each.key.value}` : ''
    return /^[^\s{}]+$/.test(name) ? [{ name, value: each.value }] : []
  })
  return found.length === node.properties.length ? found : undefined
}

/** The names that these expressions, the same in each language, have in common; nothing if one differs in its order. */
const namesIn = (nodes: readonly ESTree.Expression[]): Names | undefined => {
  const [first, ...others] = nodes.map(propertiesOf)
  const list = (properties: readonly Property[] | undefined): string | undefined =>
    properties?.map(({ name }) => name).join(' ')
  if (first === undefined || others.some(other => list(other) !== list(first))) return undefined
  return first.map(({ name }, at) => {
    const values = nodes.map(node => propertiesOf(node)?.[at]?.value as ESTree.Expression)
    return [name, namesIn(values)]
  })
}

const written = (names: Names): string =>
  names.map(([name, inner]) => (inner === undefined ? name : `${name}{ ${written(inner)}`.trim())).join(' ')

/** The objects that a module names at its top. */
const topOf = (source: string): ReadonlyMap<string, ESTree.Expression> =>
  new Map(
    parseSync('words.ts', source).program.body.flatMap(statement => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type !== 'VariableDeclaration') return []
      return declared.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && init !== null ? [[id.name, init] as const] : [],
      )
    }),
  )

const sourceOf = (folder: string, language: string, part: string): string =>
  readFileSync(join(folder, language, `${part}.ts`), 'utf8')

/** The names of every object of a part of the catalogue, by what the object is called. */
const namesOf = (folder: string, part: string): ReadonlyMap<string, Names> => {
  const tops = LANGUAGES.map(language => topOf(sourceOf(folder, language, part)))
  return new Map(
    [...(tops[0]?.keys() ?? [])].flatMap(object => {
      const nodes = tops.flatMap(top => top.get(object) ?? [])
      const names = nodes.length === LANGUAGES.length ? namesIn(nodes) : undefined
      return names === undefined ? [] : [[object, names] as const]
    }),
  )
}

/** The module with the names of a part of the catalogue. */
const namesModule = (folder: string, part: string): string =>
  [...namesOf(folder, part)].map(([object, names]) => `export const ${object} = '${written(names)}'\n`).join('')

/** A module of the catalogue as bare sentences; nothing for any other module. */
export const bareSentences = (id: string, source: string): string | undefined => {
  const [, folder, part] = CATALOGUE.exec(id) ?? []
  if (folder === undefined || part === undefined) return undefined
  const bare = (node: ESTree.Expression, names: Names | undefined): string =>
    names === undefined
      ? source.slice(node.start, node.end)
      : `[${propertiesOf(node)?.map(({ value }, at) => bare(value, names[at]?.[1]))}]`
  const top = topOf(source)
  const places = [...namesOf(folder, part)].map(([object, names]) => {
    const node = top.get(object) as ESTree.Expression
    return { start: node.start, end: node.end, call: `/* @__PURE__ */ $named($names.${object}, ${bare(node, names)})` }
  })
  const text = places
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, call }) => whole.slice(0, start) + call + whole.slice(end), source)
  const imports = `import { named as $named } from '${join(import.meta.dirname, 'src/shell/named.ts')}'\n`
  return `${imports}import * as $names from '${NAMES}${folder}:${part}'\n${text}`
}

/** Builds the names of the catalogue once for all languages. */
export const wordsPlugin = (): Plugin => ({
  name: 'words',
  apply: 'build',
  enforce: 'pre',
  resolveId: source => (source.startsWith(NAMES) ? { id: source, moduleSideEffects: false } : null),
  load(id) {
    if (!id.startsWith(NAMES)) return null
    const at = id.lastIndexOf(':')
    return namesModule(id.slice(NAMES.length, at), id.slice(at + 1))
  },
  transform: (code, id) => bareSentences(id, code) ?? null,
})

// Parses documents into examples and links for tools/docs.test.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '..')

/** A fenced block of a document. */
export interface Block {
  readonly line: number
  readonly language: string
  readonly code: string
  /** The reason why it is not run, from the comment before it: `<!-- not run: … -->`. */
  readonly notRun: string | undefined
}

/** One document with its blocks and links. */
export interface Document {
  readonly path: string
  readonly text: string
  readonly blocks: readonly Block[]
  /** The test that runs the blocks of a language, by language: `<!-- sh blocks are run by … -->`. */
  readonly runBy: ReadonlyMap<string, string>
}

const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const fence = /^(\s*)```(.*)$/.exec(lines[at] as string)
    if (fence === null) continue
    const end = lines.findIndex((line, place) => place > at && line.trimEnd() === `${fence[1]}\`\`\``)
    if (end < 0) throw new Error(`the block of line ${at + 1} has no end`)
    const notRun = /^<!-- not run: (.+) -->$/.exec(lines[at - 1]?.trim() ?? '')?.[1]
    const code = lines.slice(at + 1, end).join('\n')
    blocks.push({ line: at + 1, language: (fence[2] as string).trim(), code: `${code}\n`, notRun })
    at = end
  }
  return blocks
}

const readDocument = (path: string): Document => {
  const text = readFileSync(join(root, path), 'utf8')
  const runBy = [...text.matchAll(/^<!-- (\w+) blocks are run by (\S+) -->$/gm)]
  return {
    path,
    text,
    blocks: blocksOf(text),
    runBy: new Map(runBy.map(([, language, test]) => [language, test]) as []),
  }
}

const IGNORED = new Set(['node_modules', 'dist', '.git', 'data', 'tarballs', 'screenshots'])

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return IGNORED.has(entry.name) ? [] : markdownIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })

/** All documents of the repository. */
export const documents: readonly Document[] = markdownIn('').sort().map(readDocument)

/** A document without its blocks, for links and headings. */
const prose = (text: string): string => text.replace(/^(\s*)```[\s\S]*?^\1```$/gm, '').replace(/<!--[\s\S]*?-->/g, '')

/** Anchors of a document, as GitHub generates them from headings. */
export const anchorsOf = ({ text }: Document): ReadonlySet<string> => {
  const headings = [...prose(text).matchAll(/^#+ +(.+?) *$/gm)].map(([, heading]) => heading as string)
  return new Set(
    headings.map(heading =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** The commands in the text of a document. */
export const commandsOf = ({ text }: Document): string[] =>
  [...prose(text).matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|halfpint) [^`]+)`/g)].map(([, command]) => command as string)

/** The targets of a document's links within the repository. */
export const linksOf = ({ text }: Document): string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)"/g)]
    .map(([, link, attribute]) => (link ?? attribute) as string)
    .filter(link => !/^[a-z]+:/.test(link))

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, normalize } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { wrongWith } from './commandline.ts'
import { anchorsOf, type Block, commandsOf, type Document, documents, linksOf, root } from './document.ts'

// The tested languages:
//   sh       runs in bash, in a separate folder for the document that looks like the repository
//   console  runs each `$ command` and compares its output with the block; … matches anything
//   js, ts   runs in Node as a module, all of them in one process; each `// → text` must be printed, in this order
//   json     is parsed
// A block after `<!-- not run: reason -->` is not run, but the programs and files in its commands must exist. Blocks
// after `<!-- sh blocks are run by FILE -->` are run by that test. Other languages are not tested.
const TRIED = ['sh', 'console', 'js', 'ts', 'json']
const SHOWN = ['text', 'ini', 'nginx', 'html']

/** `npx` for the blocks: runs the built command without a registry. */
const NPX = `#!/bin/sh
case $1 in
  halfpint) shift; exec node ${JSON.stringify(join(root, 'apps/cli/bin/halfpint.js'))} "$@" ;;
  tsx) shift; exec node --conditions=halfpint --import tsx "$@" ;;
esac
echo "npx $1 is not known here" >&2
exit 127
`

/** A folder with links to the repository; files that a block writes stay in it. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-docs-'))
  for (const name of readdirSync(root)) {
    if (!['.git', 'data', 'tarballs'].includes(name)) symlinkSync(join(root, name), join(folder, name))
  }
  writeFileSync(join(folder, 'npx'), NPX, { mode: 0o755 })
  return folder
}

interface Said {
  readonly code: number | null
  readonly out: string
  readonly all: string
}

const say = (folder: string, program: string, words: readonly string[]): Promise<Said> =>
  new Promise((resolve, reject) => {
    const path = [folder, dirname(process.execPath), process.env.PATH].join(delimiter)
    const env = { ...process.env, PATH: path, LC_ALL: 'C', LANG: 'C', NO_COLOR: '1', NODE_OPTIONS: '' }
    const child = spawn(program, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let all = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text
      all += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      all += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, all }))
  })

/** A pattern for expected output: any blanks are equal, and … matches anything. */
const pattern = (text: string): string =>
  text
    .trim()
    .split(/\s+/)
    .map(word => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*?'))
    .join('\\s+')

/** The output that a module announces in its comments. */
const promises = (code: string): string[] => [...code.matchAll(/\/\/ → (.+)$/gm)].map(([, text]) => text as string)

const shell = (folder: string, code: string): Promise<Said> => say(folder, 'bash', ['-euo', 'pipefail', '-c', code])

/** The commands of a block; in `console`, the lines between them are expected output. */
const commandsIn = (language: string, code: string): string =>
  language === 'console' ? [...code.matchAll(/^\$ (.*)$/gm)].map(([, command]) => command).join('\n') : code

/** Returns the error of a block as text; `undefined` if it works as described. */
const faultOf = async (block: Block, folder: string): Promise<string | undefined> => {
  const { language, code, notRun } = block
  if (notRun !== undefined) {
    if (language !== 'sh' && language !== 'console') return undefined
    return wrongWith(commandsIn(language, code)).join(', ') || undefined
  }
  switch (language) {
    case 'sh': {
      const { code: status, all } = await shell(folder, code)
      return status === 0 ? undefined : `ended with ${status}:\n${all}`
    }
    case 'console': {
      for (const part of code.split(/^\$ /m).slice(1)) {
        const [command, ...shown] = part.split('\n')
        const { code: status, out, all } = await shell(folder, command as string)
        if (status !== 0) return `${command} ended with ${status}:\n${all}`
        if (!new RegExp(`^\\s*${pattern(shown.join('\n'))}\\s*$`, 's').test(out)) return `${command} says\n${out}`
      }
      return undefined
    }
    case 'js':
    case 'ts': {
      const { out, fault } = (await modules).get(block) ?? ((await printed([block], folder)).get(block) as Printed)
      if (fault !== null) return fault
      const told = new RegExp(promises(code).map(pattern).join('.*?'), 's')
      return told.test(out) ? undefined : `says\n${out}`
    }
    case 'json': {
      const lines = code.trim().split('\n')
      const isOneALine = lines.length > 1 && lines.every(each => each.startsWith('{') && each.endsWith('}'))
      try {
        for (const text of isOneALine ? lines : [code]) JSON.parse(text)
        return undefined
      } catch (error) {
        return String(error)
      }
    }
    default:
      return SHOWN.includes(language) ? undefined : `a block needs a language: ${[...TRIED, ...SHOWN].join(', ')}`
  }
}

interface Printed {
  readonly out: string
  readonly fault: string | null
}

/** Runs modules in a folder, one after another in one process. Returns the output of each. */
const printed = async (blocks: readonly Block[], folder: string): Promise<ReadonlyMap<Block, Printed>> => {
  const files = blocks.map(({ language, code }, at) => {
    const file = `block-${at}.${language === 'js' ? 'mjs' : 'mts'}`
    writeFileSync(join(folder, file), code)
    return file
  })
  const runner = ['--conditions=halfpint', '--import', 'tsx', join(import.meta.dirname, 'runmodules.mjs')]
  const { out, all } = await say(folder, 'node', [...runner, ...files])
  if (!out.startsWith('[')) throw new Error(`modules did not run to their end:\n${all}`)
  const each = JSON.parse(out) as readonly Printed[]
  return new Map(blocks.map((block, at) => [block, each[at] as Printed]))
}

const isModule = ({ language, notRun }: Block): boolean =>
  (language === 'js' || language === 'ts') && notRun === undefined

const isTyped = ({ language, notRun }: Block): boolean =>
  (language === 'sh' || language === 'console') && notRun === undefined

// Modules of documents without shell commands read no files, so they need no separate folder.
const together = documents
  .filter(({ blocks, runBy }) => !blocks.some(block => isTyped(block) && !runBy.has(block.language)))
  .flatMap(({ blocks }) => blocks.filter(isModule))
const common = newFolder()
let modules: Promise<ReadonlyMap<Block, Printed>>
beforeAll(() => {
  modules = printed(together, common)
})
afterAll(() => rmSync(common, { recursive: true, force: true }))

const withBlocks = documents
  .filter(({ blocks }) => blocks.length > 0)
  .map(document => [document.path, document] as const)

test.each(withBlocks)('the examples of %s work as described', async (path, { blocks, runBy }) => {
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const faults: string[] = []
  for (const block of blocks) {
    if (runBy.has(block.language)) continue
    const fault = await faultOf(block, folder)
    if (fault !== undefined) faults.push(`${path}:${block.line} ${fault}`)
  }
  expect(faults).toEqual([])
})

test.each(documents.flatMap(({ path, runBy }) => [...runBy.values()].map(by => [path, by] as const)))(
  'the examples of %s are run by %s',
  (path, by) => {
    expect(readFileSync(join(root, by), 'utf8')).toContain(path)
  },
)

test.each(documents.map(document => [document.path, document] as const))(
  'every command in the text of %s exists',
  (_path, document) => {
    expect(commandsOf(document).flatMap(wrongWith)).toEqual([])
  },
)

const isThere = (from: Document, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from.path : normalize(join(dirname(from.path), decodeURI(path)))
  if (!existsSync(join(root, target))) return false
  const document = documents.find(each => each.path === target)
  return anchor === undefined || document === undefined || anchorsOf(document).has(anchor)
}

test.each(documents.map(document => [document.path, document] as const))(
  'every link of %s has a target',
  (_path, document) => {
    expect(linksOf(document).filter(link => !isThere(document, link))).toEqual([])
  },
)

// Checks that the commands in documents exist, for those that take too long to run in a test.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './document.ts'

/** External programs; their existence is not checked. */
const FOREIGN = new Set([
  'cd',
  'caddy',
  'cat',
  'chown',
  'cloudflared',
  'cp',
  'createdb',
  'createuser',
  'curl',
  'docker',
  'git',
  'man',
  'mkdir',
  'ngrok',
  'pg_dump',
  'pg_restore',
  'rm',
  'source',
  'ssh',
  'sudo',
  'systemctl',
  'tailscale',
])

const manifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly private?: boolean
    readonly scripts?: { readonly [name: string]: string }
  }

const packages = ['packages', 'apps'].flatMap(group => readdirSync(join(root, group)).map(name => `${group}/${name}`))
const manifests = ['', 'lab', 'e2e', ...packages].map(folder => ({ folder, ...manifest(folder) }))

const sourcesIn = (folder: string): string =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('node_modules') && !path.includes('/dist/'))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')

/** Docker and Caddy read their environment variables in their own files. */
const deployment = (): string =>
  readdirSync(join(root, 'deploy'), { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(root, 'deploy', entry.name), 'utf8'))
    .join('\n')

let sources: string | undefined
const isVariable = (name: string): boolean => {
  sources ??= [...['packages', 'apps', 'lab', 'e2e'].map(sourcesIn), deployment()].join('\n')
  return new RegExp(`\\b${name}\\b`).test(sources)
}

const helps = new Map<string, string>()

/** Returns the output of `--help` of a subcommand. */
const helpOf = (words: readonly string[]): string => {
  const key = words.join(' ')
  const known = helps.get(key)
  if (known !== undefined) return known
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'apps/cli/bin/halfpint.js'), ...words, '--help'],
    { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', COLUMNS: '100' } },
  )
  const help = status === 0 ? stdout : `refused: ${stderr}`
  helps.set(key, help)
  return help
}

const flagsOf = (words: readonly string[]): string[] =>
  words.filter(word => /^--?[a-z]/.test(word)).map(word => word.split('=')[0] as string)

const wrongWithCommand = (words: readonly string[]): string[] => {
  const [subcommand, ...rest] = words
  if (subcommand === undefined || subcommand.startsWith('-')) return []
  const nested = subcommand === 'arena' && rest[0] === 'merge' ? ['arena', 'merge'] : [subcommand]
  const help = helpOf(nested)
  if (!help.includes(`halfpint ${nested.join(' ')}`)) return [`halfpint has no ${nested.join(' ')}`]
  const isThere = (flag: string): boolean => new RegExp(`(?<![\\w-])${flag}(?![\\w-])`).test(help)
  return flagsOf(rest).flatMap(flag => (isThere(flag) ? [] : [`halfpint ${nested.join(' ')} has no ${flag}`]))
}

/** The subcommands that receive the arguments of npm scripts. */
const PASSED_ON: { readonly [script: string]: string } = { start: 'serve', play: 'play' }

const wrongWithScript = (script: string, workspace: string | undefined, words: readonly string[]): string[] => {
  const found = manifests.find(({ name, folder }) =>
    workspace === undefined ? folder === '' : [name, folder].includes(workspace),
  )
  if (found === undefined) return [`there is no package ${workspace}`]
  const line = found.scripts?.[script]
  if (line === undefined) return [`npm has no script ${script} in ${found.name}`]
  const passedTo = PASSED_ON[script]
  if (passedTo !== undefined) return wrongWithCommand([passedTo, ...words])
  if (script === 'test' || flagsOf(words).length === 0) return []
  const folder = /(\S+)\/[\w-]+\.(?:ts|mjs)\b/.exec(line)?.[1] ?? ''
  // A script of a workspace that begins with `cd ..` names its files from the root.
  const text = sourcesIn(line.startsWith('cd .. ') ? folder : join(found.folder, folder))
  const isThere = (flag: string): boolean => new RegExp(`\\b${flag.replace(/^-+/, '')}\\b`).test(text)
  return flagsOf(words).flatMap(flag => (isThere(flag) ? [] : [`npm run ${script} has no ${flag}`]))
}

const wrongWithNpm = (words: readonly string[]): string[] => {
  const dashes = words.indexOf('--')
  const own = dashes < 0 ? words : words.slice(0, dashes)
  const passed = dashes < 0 ? [] : words.slice(dashes + 1)
  const place = own.indexOf('-w')
  const workspace = place < 0 ? undefined : own[place + 1]
  switch (own[0]) {
    case 'start':
    case 'test':
      return wrongWithScript(own[0], workspace, passed)
    case 'run':
      return wrongWithScript(own[1] as string, workspace, passed)
    case 'ci':
      return []
    case 'install': {
      const packages = own.slice(1).filter(word => /^(?:@halfpint\/|halfpint$)/.test(word))
      return packages.flatMap(name =>
        manifests.some(found => found.name === name && found.private !== true) ? [] : [`${name} is private`],
      )
    }
    default:
      return [`npm ${own[0]} is unknown`]
  }
}

const wrongWithFile = (path: string | undefined): string[] =>
  path !== undefined && existsSync(join(root, path)) ? [] : [`there is no file ${path}`]

const wrongWithWords = (words: readonly string[]): string[] => {
  const at = words.findIndex(word => !/^[A-Z_]+=/.test(word))
  const variables = words.slice(0, at < 0 ? words.length : at).map(word => word.split('=')[0] as string)
  const wrong = variables.filter(name => !isVariable(name)).map(name => `no program reads ${name}`)
  const [program, ...rest] = at < 0 ? [] : words.slice(at)
  switch (program) {
    case undefined:
      return wrong
    case 'npm':
      return [...wrong, ...wrongWithNpm(rest)]
    case 'npx':
      if (rest[0] === 'halfpint') return [...wrong, ...wrongWithCommand(rest.slice(1))]
      if (rest[0] === 'tsx') return [...wrong, ...wrongWithFile(rest.slice(1).find(word => !word.startsWith('--')))]
      return [...wrong, ...wrongWithFile(`node_modules/.bin/${rest[0]}`)]
    case 'node':
    case 'python3':
    case 'bash':
      return [...wrong, ...wrongWithFile(rest[0])]
    case 'halfpint':
      return [...wrong, ...wrongWithCommand(rest)]
    case 'time':
      return [...wrong, ...wrongWithWords(rest)]
    default:
      return FOREIGN.has(program) ? wrong : [...wrong, `${program} is unknown`]
  }
}

/** Splits a shell line at blanks; quotes and `$(…)` stay together, comments are removed. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|\$\([^)]*\)|[^\s"'$]|\$)+/g)]
    .map(([word]) => word)
    .reduce<{ words: string[]; over: boolean }>(
      ({ words, over }, word) =>
        over || word.startsWith('#') ? { words, over: true } : { words: [...words, word], over },
      { words: [], over: false },
    ).words

/** Lists what does not exist in these shell lines: programs, scripts, files, flags, variables. */
export const wrongWith = (code: string): string[] =>
  code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap(line => {
      const commands: string[][] = [[]]
      for (const word of wordsOf(line)) {
        if (['|', '&&', '||', ';', '&'].includes(word)) commands.push([])
        else commands.at(-1)?.push(word)
      }
      return commands.flatMap(wrongWithWords)
    })

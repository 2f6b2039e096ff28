// Finds phrases that are not plain English in comments, test titles and documents: `npm run check` runs it.
//   node tools/prose.mjs            all tracked files
//   node tools/prose.mjs PATH...    other tracked files or folders
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { titles, withoutStrings } from './testtitles.mjs'

/** Generated files, stored old data, and documents in German and Russian. */
const IGNORED = /(^|\/)golden\/|\.gen\.|\.(de|ru)\.md$/

/** Rules for every sentence: what to look for, and what to write instead. A question and a heading are free. */
const RULES = [
  [/(?:^|[.;:!?] )(?:Who|What) [a-z]/, 'name the subject: "a client that", "the text that", "players who"'],
  [/\bwhoever\b/i, '"anyone who", "a player who"'],
  [/\b(?:to|for|from|against|than|lets?) who [a-z]+\b/, '"anyone who", "a player who"'],
  [/\bso (?:many|much|often|long)\b(?! (?:as|that)\b)/i, 'a number, or "limit", "maximum", "timeout"'],
  [/\b(?:is|are|was|were|be|been) told\b|\btold (?:of|as)\b|\btells? of\b/i, '"shown", "reported", "sent", "returned"'],
  [/\bmend(?:s|ed|ing)?\b/i, '"fix"'],
  [/\banew\b/i, '"again"'],
  [/\bunder way\b/i, '"in progress"'],
  [/\bwish(?:es|ed)?\b|\bgrants?\b|\bgranted\b/i, '"command", "request", "accepted"'],
  [/\bthe rail\b|\bat (?:a|the|their) rail\b/i, '"spectators"'],
  [/\bchairs?\b/i, '"seat"'],
  [/\bstand(?:s|ing)?-?ins?\b|\bstood in\b/i, '"substitute"'],
  [/\bstands? (?:in|at|on|under|beside|there|here)\b/i, '"is in", "is at"'],
  [/(?<!full )\bhouses?\b(?! rule)/i, '"project", "repository"'],
  [/\b(?:this|that|each|every|other|its|own|two|a) rooms?\b(?! (?:for|to)\b)/i, '"package", "folder", "screen"'],
  [/\bdesks?\b/i, '"entry state", "pad"'],
  [/\bparcels?\b/i, '"transfer", "message"'],
  [/\b(?:the|its) usual\b|\busual (?:value|one)\b/i, '"default"'],
  [/\bhow-manieth\b|\b(?:is|be|to be) had\b/i, '"index", "available"'],
  [/\bgives? the way\b/i, '"returns an unsubscribe function"'],
]

/** Rules for titles of tests only. */
const TITLE_RULES = [
  [
    /^(?:[A-Z]\d+[:,]? )*(?:who|what|where|when|whoever|whatever|nobody|nothing)\b/i,
    'begin with the subject that is tested',
  ],
]

const SLASH = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*)$|(?:^|\s)\/\/ (.*)$|\{?\/\*\*? (.*)$/
const HASH = /^\s*#(?!!)\s?(.*)$/
const COMMENTS = {
  ...Object.fromEntries(['.ts', '.tsx', '.mts', '.js', '.mjs', '.css', '.grit'].map(ending => [ending, SLASH])),
  ...Object.fromEntries(['.sh', '.py', '.yml', '.yaml', '.service', ''].map(ending => [ending, HASH])),
}

const withoutQuotes = text => text.replace(/`[^`]*`|“[^”]*”|\]\([^)]*\)/g, '…')

/** The sentences of a document, by line: no headings, tables of code, blocks or comments. */
const proseOfDocument = text => {
  let isCode = false
  return text.split('\n').map(line => {
    if (/^\s*```/.test(line)) isCode = !isCode
    return isCode || /^\s*(```|#|<)/.test(line) ? '' : line.replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
  })
}

const proseOfCode = (text, pattern) =>
  (pattern === SLASH ? withoutStrings(text) : text).split('\n').map(line => {
    const found = pattern.exec(line)
    return found === null ? '' : (found.slice(1).find(part => part !== undefined) ?? '')
  })

const isQuestion = (text, at) => /^[^.;:]*\?/.test(text.slice(at).replace(/^[.;:!?] /, ''))

const match = (text, rules) =>
  rules.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)
    return found === null || isQuestion(text, found.index) ? [] : [{ found: found[0].trim(), instead }]
  })

/** The faults of one file: line, the phrase that was found, and what to write instead. */
export const faultsOf = (file, text) => {
  const ending = extname(file)
  const comments = COMMENTS[ending]
  const lines = ending === '.md' ? proseOfDocument(text) : comments === undefined ? [] : proseOfCode(text, comments)
  const faults = lines.flatMap((line, at) =>
    match(withoutQuotes(line).trim(), RULES).map(fault => ({ line: at + 1, ...fault })),
  )
  if (!/\.test\.\w+$/.test(file)) return faults
  for (const title of titles(text)) {
    const line = text.slice(0, text.indexOf(title)).split('\n').length
    for (const fault of match(withoutQuotes(title), [...TITLE_RULES, ...RULES])) faults.push({ line, ...fault })
  }
  return faults
}

const main = paths => {
  const tracked = execFileSync('git', ['ls-files', '-z', '--error-unmatch', '--', ...paths], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const files = tracked.split('\0').filter(file => file !== '' && !IGNORED.test(file) && existsSync(file))
  const faults = files.flatMap(file => faultsOf(file, readFileSync(file, 'utf8')).map(fault => ({ file, ...fault })))
  for (const { file, line, found, instead } of faults) console.error(`${file}:${line}: "${found}": write ${instead}`)
  console.log(`prose: ${files.length} files, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = process.argv.slice(2)
  main(paths.length > 0 ? paths : ['.'])
}

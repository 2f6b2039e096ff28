// Reads the titles of the tests in a source text without running it.

const QUOTES = '\'"`'

/** Index after the string that begins at `at`. A single quote in a pattern ends with its line. */
const afterString = (source, at) => {
  const quote = source[at]
  for (at++; at < source.length && source[at] !== quote; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '\n' && quote !== '`') break
  }
  return at + 1
}

/** Index after the bracket that closes the one at `at`. */
const afterBracket = (source, at) => {
  let depth = 0
  while (at < source.length) {
    if (QUOTES.includes(source[at])) {
      at = afterString(source, at)
      continue
    }
    if ('([{'.includes(source[at])) depth++
    if (')]}'.includes(source[at]) && --depth === 0) return at + 1
    at++
  }
  return at
}

const blank = text => text.replace(/[^\n]/g, ' ')

/** The source with its comments or its strings replaced by blanks; every character keeps its index. */
const without = (what, source) => {
  const drop = kind => (kind === what ? blank : text => text)
  let kept = ''
  for (let at = 0; at < source.length; ) {
    let end = at + 1
    let kind = 'code'
    if (QUOTES.includes(source[at])) {
      kind = 'strings'
      end = afterString(source, at)
    } else if (source.startsWith('//', at)) {
      kind = 'comments'
      end = source.indexOf('\n', at)
    } else if (source.startsWith('/*', at)) {
      kind = 'comments'
      end = source.indexOf('*/', at) + 2
    }
    if (end <= at) end = source.length
    kept += drop(kind)(source.slice(at, end))
    at = end
  }
  return kept
}

/** The source with its strings replaced by blanks: data of a test are neither comments nor titles. */
export const withoutStrings = source => without('strings', source)

/**
 * The title of the call that continues at `at`, after `.each(…)` and the like; `undefined` if the test does not run.
 */
const titleAt = (source, at) => {
  for (;;) {
    while (/\s/.test(source[at] ?? '')) at++
    if (source[at] === '.') {
      const name = /^\.(\w+)/.exec(source.slice(at, at + 40))
      if (name === null || name[1] === 'skip' || name[1] === 'todo') return undefined
      at += name[0].length
    } else if (source[at] === '(') {
      const quote = at + 1 + source.slice(at + 1).search(/\S/)
      if (QUOTES.includes(source[quote])) return source.slice(quote + 1, afterString(source, quote) - 1)
      at = afterBracket(source, at)
    } else if (source[at] === '`') {
      at = afterString(source, at)
    } else if (source[at] === '<') {
      at = source.indexOf('(', at)
      if (at < 0) return undefined
    } else return undefined
  }
}

/** The titles of all tests in a source text, except skipped and planned ones. */
export const titles = text => {
  const source = without('comments', text)
  return [...withoutStrings(source).matchAll(/(?<![\w.])(?:test|it)\b/g)].flatMap(found => {
    const title = titleAt(source, found.index + found[0].length)
    return title === undefined ? [] : [title]
  })
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of source code. */
export interface Source {
  readonly path: string
  readonly text: string
}

const CODE = /\.(ts|tsx|mjs|js|css)$/
const TESTING = /\.test\.|\/test\/|\bfixture\.ts$|^packages\/testkit\/|^e2e\//
const LANGUAGE = /^packages\/words\/src\/.*\b(en|de|ru)\b/
const GENERATED = /\.gen\.ts$/

/** Every file of code that the project at this folder tracks. */
export const sourcesOf = (folder: string): readonly Source[] =>
  execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter(path => CODE.test(path))
    .map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

/** Whether it runs for users: among the sources of a package or an app, and no test, language or generated table. */
export const isProduction = ({ path }: Source): boolean =>
  /^(packages|apps)\/[^/]+\/src\//.test(path) && !TESTING.test(path) && !LANGUAGE.test(path) && !GENERATED.test(path)

/** Whether a game owns the file: a folder or the file is named after it. */
export const isOfOneGame = ({ path }: Source): boolean => /half-?pint|herzlos|heroes/i.test(path)

/** The code without comments; strings stay. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

/** The code without comments and without what stands in quotes. */
export const bareCode = (text: string): string =>
  withoutComments(text).replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, "''")

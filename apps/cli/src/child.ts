import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = join(import.meta.dirname, '..')

/** The temporary folder of one test run. */
export const scratch = mkdtempSync(join(tmpdir(), 'halfpint-'))

/** The command that the tests start. */
export const built = join(scratch, 'halfpint.js')

/** Copies the built command into the temporary folder, where it finds neither server nor page. */
export const build = (): void => {
  mkdirSync(scratch, { recursive: true })
  copyFileSync(join(here, 'dist/halfpint.js'), built)
}

/** Removes the temporary folder. */
export const clean = (): void => rmSync(scratch, { recursive: true, force: true })

/** Starts the real command, in English and without colours by default. */
export const startChild = (words: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [built, ...words], { cwd: scratch, env: { PATH: process.env.PATH, LC_ALL: 'C', ...env } })

/** The output of a finished command. */
export interface Said {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Waits until the command ends. Returns its output. */
export const finish = (child: ChildProcessWithoutNullStreams): Promise<Said> => {
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    err += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
  })
}

/** Runs the real command to its end. */
export const halfpint = (
  words: readonly string[],
  input: string | Buffer = '',
  env?: NodeJS.ProcessEnv,
): Promise<Said> => {
  const child = startChild(words, env)
  // A command that does not read its input may exit before the input is written.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return finish(child)
}

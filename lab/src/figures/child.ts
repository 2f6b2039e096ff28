import { spawn } from 'node:child_process'
import { ROOT } from './stored.ts'

/** Runs a program to its end and gives what it printed; its stderr goes to ours, so that its progress is seen. */
export const outputOf = (program: string, words: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
    const printed: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(Buffer.concat(printed).toString('utf8'))
      else reject(new Error(`${[program, ...words].join(' ')} ended with ${code}`))
    })
  })

/** What a program printed as JSON. */
export const jsonOf = async (program: string, words: readonly string[]): Promise<unknown> =>
  JSON.parse(await outputOf(program, words))

/** Runs the built command `halfpint`. */
export const halfpint = (words: readonly string[]): Promise<string> =>
  outputOf(process.execPath, ['apps/cli/bin/halfpint.js', ...words])

/** Builds the command, so that what is measured is what stands in the sources. */
export const buildCommand = (): Promise<string> => outputOf('npm', ['run', '--silent', 'build', '-w', 'halfpint'])

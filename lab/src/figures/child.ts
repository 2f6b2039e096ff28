import { spawn } from 'node:child_process'
import { ROOT } from './stored.ts'

/** Runs a program to its end and returns its output. Its stderr is passed on, so that its progress is visible. */
export const outputOf = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
    const printed: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(Buffer.concat(printed).toString('utf8'))
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${code}`))
    })
  })

/** Returns the JSON that a program printed. */
export const jsonOf = async (program: string, args: readonly string[]): Promise<unknown> =>
  JSON.parse(await outputOf(program, args))

/** Runs the built command `halfpint`. */
export const halfpint = (args: readonly string[]): Promise<string> =>
  outputOf(process.execPath, ['apps/cli/bin/halfpint.js', ...args])

/** Builds the command, so that the current sources are measured. */
export const buildCommand = (): Promise<string> => outputOf('npm', ['run', '--silent', 'build', '-w', 'halfpint'])

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { BUILT, type Site } from './site.ts'

const root = join(import.meta.dirname, '../..')

/** A real process that serves the built page and shows pads live. */
export const openStand = async (): Promise<Site> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/pads/stand.ts', BUILT], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((ready, fail) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text
      if (said.includes('\n')) ready(said.trim())
    })
    child.on('error', fail)
    child.on('exit', code => fail(new Error(`the stand ended with ${code}`)))
  })
  return {
    address,
    close: () =>
      new Promise(done => {
        child.removeAllListeners('exit')
        child.on('exit', () => done())
        child.kill()
      }),
  }
}

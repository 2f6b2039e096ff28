import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root } from './setup.mjs'

test('builds of several processes wait for each other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-builds-'))
  const notes = join(folder, 'notes')
  writeFileSync(notes, '')
  const work = `
    import { appendFileSync } from 'node:fs'
    import { setTimeout as pause } from 'node:timers/promises'
    import { oneAtATime } from ${JSON.stringify(pathToFileURL(join(root, 'tools/builds.mjs')).href)}
    await oneAtATime(async () => {
      appendFileSync(${JSON.stringify(notes)}, 'started ')
      await pause(200)
      appendFileSync(${JSON.stringify(notes)}, 'ended ')
    })`
  const run = () =>
    new Promise(resolve => {
      const args = ['--input-type=module', '--eval', work]
      spawn(process.execPath, args, { stdio: 'inherit' }).on('close', resolve)
    })
  expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0])
  expect(readFileSync(notes, 'utf8')).toBe('started ended started ended started ended ')
  rmSync(folder, { recursive: true })
})

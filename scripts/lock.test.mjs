import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'halfpint-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lock = join(folder, 'lock')
const note = join(folder, 'note')

/** A process that notes when it begins and ends what it does alone; it may die in the middle. */
const start = dies => {
  const work = `
    import { appendFileSync } from 'node:fs'
    import { setTimeout as pause } from 'node:timers/promises'
    import { alone } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
    await alone(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(note)}, 'begun ')
      ${dies ? 'process.exit()' : ''}
      await pause(200)
      appendFileSync(${JSON.stringify(note)}, 'ended ')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', work], { stdio: 'inherit' })
  return new Promise(resolve => child.on('close', resolve))
}

test('what is done alone is done by one process after the other', async () => {
  writeFileSync(note, '')
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0])
  expect(readFileSync(note, 'utf8')).toBe('begun ended begun ended begun ended ')
  expect(existsSync(lock)).toBe(false)
})

test('who dies in the middle is not waited for', async () => {
  writeFileSync(note, '')
  await start(true)
  expect(existsSync(lock)).toBe(true)
  expect(await start()).toBe(0)
  expect(readFileSync(note, 'utf8')).toBe('begun begun ended ')
})

test('nor is who died long ago and whose number another process has now', async () => {
  writeFileSync(note, '')
  writeFileSync(lock, String(process.pid))
  utimesSync(lock, new Date(0), new Date(0))
  expect(await start()).toBe(0)
  expect(readFileSync(note, 'utf8')).toBe('begun ended ')
})

import { fork, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint, scratch } from './child.ts'

beforeAll(build)
afterAll(clean)

test('serve without a built server explains what to do', async () => {
  const { code, err } = await halfpint(['serve', '--port', '0'])
  expect([code, err]).toEqual([70, expect.stringContaining('npm run build')])
})

test('move without a built server explains what to do, and without a place what it needs', async () => {
  expect(await halfpint(['move', '--from', 'a', '--to', 'b'])).toMatchObject({
    code: 70,
    err: expect.stringContaining('npm run build'),
  })
  expect(await halfpint(['move', '--from', 'a'])).toMatchObject({ code: 2, err: expect.stringContaining('--to') })
})

test('the help of serve names all settings in every language', async () => {
  for (const [language, word] of [
    ['en', 'PostgreSQL'],
    ['de', 'gemeinsame Spiele'],
    ['ru', 'сервер для игр'],
  ] as const) {
    const { code, out } = await halfpint(['serve', '--help', '--lang', language])
    expect(code).toBe(0)
    expect(out).toContain(word)
    for (const flag of ['--port', '--host', '--data', '--database', '--backup', '--rate']) expect(out).toContain(flag)
  }
})

test('the server ends with the command that started it, even if the command is killed', async () => {
  // The command in its build folder, which finds the server.
  const command = join(import.meta.dirname, '../dist/halfpint.js')
  const words = [command, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', join(scratch, 'killed')]
  const child = spawn(process.execPath, words, { env: { ...process.env, LC_ALL: 'C' } })
  const address = await new Promise<string>(resolve => {
    let said = ''
    child.stdout.on('data', text => {
      said += String(text)
      const found = /http:\/\/[\w.]+:\d+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    })
  })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  // The output ends when the last process that uses it has ended.
  const ended = new Promise<void>(resolve => child.stdout.once('close', resolve))
  child.kill('SIGKILL')
  await ended
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})

test('the server ends if its command was killed while the server started', async () => {
  const server = join(import.meta.dirname, '../../server/dist/server.js')
  const words = ['--port=0', '--host=127.0.0.1', `--data=${join(scratch, 'opening')}`]
  const child = fork(server, words, { silent: true })
  child.disconnect()
  expect(await new Promise(resolve => child.once('exit', resolve))).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint } from './child.ts'

beforeAll(build)
afterAll(clean)

test('serve without a built server says what to do', async () => {
  const { code, err } = await halfpint(['serve', '--port', '0'])
  expect([code, err]).toEqual([70, expect.stringContaining('npm run build')])
})

test('move without a built server says what to do, and without a place what it needs', async () => {
  expect(await halfpint(['move', '--from', 'a', '--to', 'b'])).toMatchObject({
    code: 70,
    err: expect.stringContaining('npm run build'),
  })
  expect(await halfpint(['move', '--from', 'a'])).toMatchObject({ code: 2, err: expect.stringContaining('--to') })
})

test('serve tells all its settings in every language', async () => {
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

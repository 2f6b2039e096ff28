import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Json } from '@halfpint/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildWithThimble } from '../../../../../tools/thirdgame.ts'
import { finish, type Said } from '../../child.ts'

const folder = mkdtempSync(join(tmpdir(), 'halfpint-third-'))
beforeAll(() =>
  buildWithThimble(folder, { halfpint: 'apps/cli/src/main.ts', parts: 'apps/cli/src/test/thimble/parts.ts' }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The real command with a third game in its registries. */
const halfpint = (words: readonly string[], input = ''): Promise<Said> => {
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  const child = spawn(process.execPath, [join(folder, 'halfpint.js'), ...words], { cwd: folder, env })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return finish(child)
}

test('a third game is simulated, judged and in the help', async () => {
  const simulated = await halfpint(['simulate', 'thimble', '--games', '20', '--players', '3', '--seed', 'tea'])
  expect(simulated).toMatchObject({ code: 0, err: '' })
  const judged = await halfpint(['judge', '-'], simulated.out)
  expect(judged).toMatchObject({ code: 0, out: expect.stringContaining('20 × Thimble') })
  const broken = simulated.out.replace('"points":[', '"points":[9')
  expect(await halfpint(['judge', '-'], broken)).toMatchObject({ code: 1 })
  const { out } = await halfpint(['play', '--help'])
  expect(out).toContain('thimble|half-pint-heroes|herzlos')
  expect(out).toContain('prizes=')
})

test('bots play a third game in the arena, and the better one wins more', async () => {
  const words = ['arena', 'thimble', '--bots', 'regular,random', '--players', '2', '--games', '400', '--seed', 'tea']
  const { code, out } = await halfpint([...words, '--json'])
  expect(code).toBe(0)
  const [regular, random] = JSON.parse(out).bots as { winShare: number }[]
  expect(regular?.winShare).toBeGreaterThan(random?.winShare ?? 1)
})

test('a third game is played by a script from stdin, and its record is valid', async () => {
  const round = 'stake 2\nguess 1\nplay c1\nplay c2\nplay c3\nplay c4\nplay c5\nplay c6\nplay c7\nplay c8\n'
  const said = await halfpint(
    ['play', 'thimble', '--players', '3', '--seed', 'tea', '--bots', 'regular', '--out', 'third.jsonl'],
    round.repeat(2),
  )
  expect(said).toMatchObject({ code: 0, err: '' })
  expect(said.out).toContain('takes the stakes')
  const german = await halfpint(['play', 'thimble', '--players', '3', '--seed', 'tea', '--lang', 'de'], round.repeat(2))
  expect(german.out).toContain('nimmt die Einsätze')
  expect(JSON.parse(readFileSync(join(folder, 'third.jsonl'), 'utf8'))).toMatchObject({
    game: 'thimble',
    result: { winners: expect.any(Array) },
  })
  expect(await halfpint(['judge', 'third.jsonl'])).toMatchObject({ code: 0 })
})

test('a third game is chosen in the menu and played with keys', async () => {
  vi.stubEnv('TERM', 'xterm')
  const { fakeTerminal, KEYS, play, randomOpponents }: typeof import('./parts.ts') = await import(
    pathToFileURL(join(folder, 'parts.js')).href
  )
  const terminal = fakeTerminal()
  const { input, output, shows, press } = terminal
  let record: Json = null
  const code = play(undefined, {
    input,
    output,
    options: { rounds: 1 },
    language: 'en',
    seed: 'tea',
    speed: 0,
    opponents: randomOpponents(3),
    keep: kept => {
      record = kept
    },
  })
  await shows('Which game')
  press('t')
  await shows('▸ Thimble')
  press(KEYS.enter)
  await shows('▸ 4')
  press(KEYS.enter)
  for (const asked of ['> stake 1', '> guess 1', '> play c']) {
    await shows(asked)
    press(KEYS.enter)
  }
  await shows('Pad')
  press(KEYS.enter)
  expect(await code).toBe(0)
  expect(record).toMatchObject({ game: 'thimble', result: { totals: expect.any(Array) } })
  vi.unstubAllEnvs()
})

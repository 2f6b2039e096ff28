import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeAll } from './output.ts'

test('slowly produced text is in the file before the rest is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-output-'))
  const file = join(folder, 'slow.txt')
  let lines = 0
  let isThere = false
  function* slowly(): Generator<string> {
    for (; !isThere && lines < 1000; lines++) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
      isThere = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
      yield `${lines}\n`
    }
  }
  expect(await writeAll(slowly(), file)).toEqual({ kind: 'all' })
  expect(isThere).toBe(true)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(Array.from({ length: lines }, (_, line) => `${line}`))
  rmSync(folder, { recursive: true })
})

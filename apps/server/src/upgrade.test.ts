import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { fileIn } from '@halfpint/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Killable, SERVER, startProcess } from './test/process.ts'
import { ask } from './test/serve.ts'

const unpack = (name: string): Buffer =>
  gunzipSync(readFileSync(join(import.meta.dirname, '../../../e2e/kept-0.1.0', `${name}.gz`)))
const kept = JSON.parse(unpack('tables.json').toString()) as {
  readonly pad: { readonly id: string; readonly answer: { readonly pad: object } }
}

const folder = mkdtempSync(join(tmpdir(), 'halfpint-upgrade-'))
let server: Killable

beforeAll(async () => {
  writeFileSync(fileIn(folder), unpack('server.sqlite'))
  // With the default the server would remove everything older than 30 days.
  server = await startProcess(SERVER, ['--data', folder, '--keep', '36500'])
  await server.ready()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('a pad of 0.1.0 is still shown, on request and as a stream', async () => {
  const { id, answer } = kept.pad
  expect(await ask(`${server.url}/api/pads/${id}`)).toMatchObject({ status: 200, json: { pad: answer.pad } })
  const stream = await fetch(`${server.url}/api/pads/${id}/events`)
  let text = ''
  for await (const chunk of stream.body as ReadableStream<Uint8Array>) {
    text += Buffer.from(chunk).toString()
    if (text.includes('data: ') && text.endsWith('\n\n')) break
  }
  expect(JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '')).toMatchObject({ pad: answer.pad })
})

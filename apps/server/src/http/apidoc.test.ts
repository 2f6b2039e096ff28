import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { findGame, REACTIONS } from '@halfpint/table'
import { expect, test } from 'vitest'
import { ask, serve } from '../test/serve.ts'
import { STATUS } from './problem.ts'

const text = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8')
type Variants = { readonly oneOf: readonly { readonly properties: { readonly type: { readonly const: string } } }[] }
interface ApiDocument {
  readonly components: { readonly schemas: { readonly Command: Variants; readonly Event: Variants } }
}

const hasCurl = ['curl', 'sh', 'sed'].every(program => spawnSync(program, ['--version']).error === undefined)

test.skipIf(!hasCurl)('the commands of docs/api.md play a whole game', async () => {
  const service = await serve()
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block as string)
  expect(blocks.length).toBeGreaterThan(4)
  const script = blocks.join('\n').replaceAll('http://localhost:8080', service.url)
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-curl-'))
  const child = spawn('sh', ['-eu', '-c', script], { cwd: folder })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', chunk => {
    said += chunk
  })
  const code = await new Promise(resolve => child.on('close', resolve))
  expect([code, said.match(/"problem".*/)?.[0]]).toEqual([0, undefined])
  const record = JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8'))
  expect(must(findGame('herzlos')).records.read(record)).toMatchObject({
    ok: true,
    value: { players: ['Ann', 'oda', 'bruno'] },
  })
  expect(Number(/(\d+)\n$/.exec(said)?.[1])).toBeGreaterThan(60)
  rmSync(folder, { recursive: true, force: true })
  await service.stop()
})

test('docs/api.md names every route, command, event, reaction and problem with a separate status', async () => {
  const service = await serve()
  const { json } = await ask(`${service.url}/api/openapi.json`)
  await service.stop()
  for (const [path, methods] of Object.entries(json.paths as unknown as Record<string, object>)) {
    for (const method of Object.keys(methods)) {
      expect(text).toContain(`\`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}\``)
    }
  }
  const { Command, Event } = (json as unknown as ApiDocument).components.schemas
  const types = [...Command.oneOf, ...Event.oneOf].map(({ properties }) => properties.type.const)
  expect(types.length).toBeGreaterThan(45)
  for (const word of [...types, ...REACTIONS, ...Object.keys(STATUS)]) expect(text).toContain(`\`${word}\``)
})

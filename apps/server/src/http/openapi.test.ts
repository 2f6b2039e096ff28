import { seeded } from '@halfpint/core'
import * as protocol from '@halfpint/table/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import product from '../../package.json' with { type: 'json' }
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'

let service: Service
beforeAll(async () => {
  service = await serve()
})
afterAll(() => service.stop())

interface Document {
  openapi: string
  info: { version: string }
  servers: unknown[]
  paths: Record<
    string,
    Record<string, { summary?: string; operationId?: string; security?: unknown[]; responses: Record<string, unknown> }>
  >
  components: { schemas: Record<string, unknown> }
}

const document = async (): Promise<Document> => (await ask(`${service.url}/api/openapi.json`)).json as never

test('the document is OpenAPI 3.1, names every route, and every reference in it resolves', async () => {
  const { openapi, info, servers, paths, components } = await document()
  expect([openapi, info.version, servers.length]).toEqual(['3.1.0', product.version, 1])
  const routes = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map(name => `${name} ${path}`))
  expect(routes.sort()).toEqual([
    'delete /api/copy',
    'delete /api/entries',
    'delete /api/groups/{group}/me',
    'delete /api/pads/{pad}',
    'delete /api/tables/{table}/me',
    'delete /api/tables/{table}/push',
    'get /api/challenges',
    'get /api/codes/{code}',
    'get /api/copy',
    'get /api/days/{day}/{game}',
    'get /api/groups/{group}',
    'get /api/here',
    'get /api/pads/{pad}',
    'get /api/pads/{pad}/events',
    'get /api/push',
    'get /api/tables',
    'get /api/tables/{table}',
    'get /api/tables/{table}/events',
    'get /api/tables/{table}/legal',
    'get /api/tables/{table}/records',
    'get /api/tables/{table}/records/{match}',
    'get /api/tables/{table}/socket',
    'post /api/challenges',
    'post /api/codes',
    'post /api/days/{day}/{game}',
    'post /api/groups',
    'post /api/groups/{group}/commands',
    'post /api/groups/{group}/days',
    'post /api/groups/{group}/invitation',
    'post /api/groups/{group}/members',
    'post /api/groups/{group}/pads',
    'post /api/groups/{group}/tables',
    'post /api/pads',
    'post /api/pads/{pad}/pen',
    'post /api/tables',
    'post /api/tables/{table}/commands',
    'post /api/tables/{table}/heartbeats',
    'post /api/tables/{table}/push/test',
    'post /api/tables/{table}/reactions',
    'post /api/tables/{table}/seats',
    'put /api/copy',
    'put /api/pads/{pad}',
    'put /api/tables/{table}/push',
  ])
  const text = JSON.stringify({ paths, components })
  const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref as string)
  expect(refs.length).toBeGreaterThan(20)
  for (const ref of refs) {
    expect(ref).toMatch(/^#\/components\/schemas\//)
    expect(components.schemas).toHaveProperty(ref.replace('#/components/schemas/', ''))
  }
  for (const methods of Object.values(paths)) {
    for (const { summary, responses, operationId, security } of Object.values(methods)) {
      expect(operationId).toMatch(/^[a-z]\w+$/)
      expect(security).toBeDefined()
      expect(responses).toMatchObject({ '503': { content: { 'application/problem+json': {} } } })
      expect(summary).toMatch(/\w/)
      expect(responses).toHaveProperty('4XX')
      expect(Object.keys(responses).some(status => status.startsWith('2'))).toBe(true)
    }
  }
})

test('the HTML page links to the document and has no script', async () => {
  const page = await (await fetch(`${service.url}/api`)).text()
  // The link is relative to /api, so it also works below a path.
  expect(page).toContain('<a href="api/openapi.json">')
  expect(page).not.toContain('<script')
})

test.each(['half-pint-heroes', 'herzlos'])('answers about %s match their schemas', async game => {
  const fits = (schema: z.ZodType, json: unknown): void => {
    expect(JSON.stringify(schema.safeParse(json).error?.issues ?? null)).toBe('null')
  }
  const setup = { game, seats: 3, options: { rounds: 1 }, listed: true }
  const opened = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Zoe' })
  fits(protocol.SeatAnswer, opened.json)
  fits(protocol.ListAnswer, (await ask(`${service.url}/api/tables`)).json)
  const company = await gather(() => service.url, setup, seeded('schemas'))
  await company.players[0]?.send({ type: 'start' })
  const token = company.players[0]?.token
  const url = `${service.url}/api/tables/${company.table}`
  for (let look = 0; look < 5; look++) {
    fits(protocol.TableView, (await ask(url, 'GET', undefined, token)).json)
    fits(protocol.TableView, (await ask(url)).json)
    fits(protocol.LegalAnswer, (await ask(`${url}/legal`, 'GET', undefined, token)).json)
  }
  await company.players[0]?.until(view => view.phase === 'over')
  for (const message of company.players[0]?.heard ?? []) fits(protocol.StreamMessage, message)
  fits(protocol.ProblemAnswer, (await ask(`${url}/records/9`)).json)
  fits(protocol.RecordAnswer, (await ask(`${url}/records/1`)).json)
  const records = (await ask(`${url}/records`)).json
  fits(protocol.RecordsAnswer, records)
  expect(records).toMatchObject({ records: [{ match: 1, game, players: ['Ann', 'Ben', 'Cem'] }] })
  company.leave()
})

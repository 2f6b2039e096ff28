import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describePage } from './apipage.ts'
import { guardPages } from './page.ts'

const ABOUT = `Live tables of Half-Pint Heroes and Herzlos. Wishes go in by POST, facts come out on a stream of
server-sent events (or lines of JSON). Nobody needs an account: whoever sits down is given the secret of the seat, to be
sent as "Authorization: Bearer TOKEN". What is refused is answered with { "problem": { "code", … } }.`

type Transform = typeof jsonSchemaTransformObject

/** Each schema once: what comes in and what goes out differ only in how strictly unknown keys are told of. */
const gatherOnce: Transform = document => {
  const text = JSON.stringify(jsonSchemaTransformObject(document)).replace(/(schemas\/\w+?)Input"/g, '$1"')
  const gathered = JSON.parse(text) as ReturnType<Transform> & { components: { schemas: Record<string, unknown> } }
  const { schemas } = gathered.components
  for (const name of Object.keys(schemas)) {
    if (!name.endsWith('Input')) continue
    schemas[name.slice(0, -'Input'.length)] = schemas[name]
    delete schemas[name]
  }
  return gathered
}

/** Gathers the OpenAPI document from the very schemas that check the requests; call it before the routes are added. */
export const gatherOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Half-Pint',
        description: ABOUT.replaceAll('\n', ' '),
        version: '1.0.0',
        license: { name: 'MIT' },
      },
      tags: [
        { name: 'tables', description: 'Opening, finding and watching tables' },
        { name: 'playing', description: 'Sitting down and playing' },
        { name: 'records', description: 'Finished games' },
        { name: 'pads', description: 'Score pads of games with real cards, shown to others' },
      ],
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: gatherOnce,
  })
}

/** Serves the document at /api/openapi.json, and as a page for people at /api. */
export const serveOpenApi = async (app: FastifyInstance): Promise<void> => {
  let document: string | undefined
  let page: string | undefined
  const headers = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.headers(headers).type('application/json; charset=utf-8').send(document)
  })
  await app.register(async pages => {
    await guardPages(pages)
    pages.get('/api', { schema: { hide: true } }, (_request, reply) => {
      page ??= describePage(app.swagger() as Parameters<typeof describePage>[0])
      return reply.header('cache-control', 'public, max-age=300').type('text/html; charset=utf-8').send(page)
    })
  })
}

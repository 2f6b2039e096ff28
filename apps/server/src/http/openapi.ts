import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import product from '../../package.json' with { type: 'json' }
import { guardPages } from './page.ts'
import { escapeHtml, plainPage } from './plainpage.ts'

const ABOUT = `Live tables for card games. Send commands by POST; receive events on a stream of
server-sent events. Nobody needs an account: whoever sits down is given the secret of the seat, to be
sent as "Authorization: Bearer TOKEN". What is refused is answered with { "problem": { "code", … } }.`

type Transform = typeof jsonSchemaTransformObject

/** Keeps each schema once: input and output differ only in additional properties. */
const gatherOnce: Transform = document => {
  const text = JSON.stringify(jsonSchemaTransformObject(document)).replace(/(schemas\/\w+?)Input"/g, '$1"')
  const gathered = JSON.parse(text) as ReturnType<Transform> & { components: { schemas: Record<string, unknown> } }
  const { schemas } = gathered.components
  for (const name of Object.keys(schemas)) {
    if (!name.endsWith('Input')) continue
    schemas[name.slice(0, -'Input'.length)] = schemas[name]
    delete schemas[name]
  }
  // The plugin's type of the document lacks the names of routes and what is added here.
  complete((gathered as unknown as { paths: Record<string, Record<string, Operation>> }).paths)
  return gathered
}

/** The operation ids, which become the function names of generated clients. */
const NAMES: { readonly [route: string]: string } = {
  'post /api/tables': 'openTable',
  'get /api/tables': 'listTables',
  'get /api/tables/{table}': 'viewTable',
  'post /api/tables/{table}/seats': 'sitDown',
  'delete /api/tables/{table}/me': 'forgetMe',
  'get /api/tables/{table}/legal': 'listLegal',
  'post /api/tables/{table}/commands': 'sendCommand',
  'post /api/tables/{table}/reactions': 'sendReaction',
  'get /api/tables/{table}/events': 'followTable',
  'get /api/tables/{table}/socket': 'openSocket',
  'post /api/tables/{table}/heartbeats': 'sendHeartbeat',
  'get /api/tables/{table}/records': 'listRecords',
  'get /api/tables/{table}/records/{match}': 'readRecord',
  'get /api/codes/{code}': 'findCode',
  'post /api/codes': 'showCode',
  'post /api/groups': 'foundGroup',
  'get /api/groups/{group}': 'viewGroup',
  'post /api/groups/{group}/invitation': 'showInvitation',
  'post /api/groups/{group}/members': 'joinGroup',
  'post /api/groups/{group}/commands': 'changeGroup',
  'post /api/groups/{group}/tables': 'addGroupTable',
  'post /api/groups/{group}/pads': 'addGroupPad',
  'post /api/groups/{group}/days': 'addGroupDay',
  'delete /api/groups/{group}/me': 'forgetInGroup',
  'get /api/here': 'listAddresses',
  'get /api/push': 'readPushKey',
  'put /api/tables/{table}/push': 'subscribeToPush',
  'delete /api/tables/{table}/push': 'unsubscribeFromPush',
  'post /api/tables/{table}/push/test': 'testPush',
  'post /api/pads': 'showPad',
  'get /api/pads/{pad}': 'readPad',
  'put /api/pads/{pad}': 'writePad',
  'delete /api/pads/{pad}': 'takePadDown',
  'post /api/pads/{pad}/pen': 'takePen',
  'get /api/pads/{pad}/events': 'followPad',
  'get /api/days/{day}/{game}': 'readDay',
  'post /api/days/{day}/{game}': 'enterDay',
  'get /api/challenges': 'readChallenge',
  'post /api/challenges': 'enterChallenge',
  'get /api/copy': 'readCopy',
  'put /api/copy': 'writeCopy',
  'delete /api/copy': 'deleteCopy',
  'delete /api/entries': 'deleteEntries',
}

interface Operation {
  operationId?: string
  security?: readonly unknown[]
  responses: Record<string, { description?: string; content?: Record<string, unknown> }>
}

/** Adds what all routes have in common: operation id, security and problems. */
const complete = (paths: Record<string, Record<string, Operation>>): void => {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = NAMES[`${method} ${path}`]
      if (name !== undefined) operation.operationId = name
      operation.security ??= []
      const refused = operation.responses['4XX']
      const problem = refused?.content?.['application/json']
      if (refused === undefined || problem === undefined) continue
      refused.content = { 'application/problem+json': problem }
      operation.responses['503'] = {
        ...refused,
        description: 'The server or its store is temporarily unavailable; repeat the request.',
      }
    }
  }
}

/** Builds the OpenAPI document from the schemas that check the requests. Must be called before the routes are added. */
export const gatherOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Half-Pint',
        description: ABOUT.replaceAll('\n', ' '),
        version: product.version,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'tables', description: 'Open, find and watch tables' },
        { name: 'playing', description: 'Take a seat and play' },
        { name: 'records', description: 'Finished games' },
        { name: 'pads', description: 'Shared score pads of games with real cards' },
        { name: 'daily', description: 'Results of daily deals and challenges' },
        { name: 'copies', description: 'Encrypted copies of the data of devices' },
      ],
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer', description: 'The token of a seat' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: gatherOnce,
  })
}

/** Serves the document at /api/openapi.json, and a page that links to it at /api. */
export const serveOpenApi = async (app: FastifyInstance): Promise<void> => {
  let document: string | undefined
  const headers = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' }
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.headers(headers).type('application/json; charset=utf-8').send(document)
  })
  const page = plainPage(
    'en',
    'Half-Pint: the API',
    `<p>${escapeHtml(ABOUT)
      .replaceAll('\n', ' ')
      .replace(/`([^`]*)`/g, '<code>$1</code>')}</p>
<p>All routes, parameters and answers: <a href="api/openapi.json">openapi.json</a> (OpenAPI 3.1). Any viewer or generator of clients reads it.</p>`,
  )
  await app.register(async pages => {
    await guardPages(pages)
    pages.get('/api', { schema: { hide: true } }, (_request, reply) => {
      return reply.header('cache-control', 'public, max-age=300').type('text/html; charset=utf-8').send(page)
    })
  })
}

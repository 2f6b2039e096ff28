import { type Json, ok, type Refusal, type Result, refuse } from '@halfpint/core'
import { readPad, writePad } from '@halfpint/scorepad'
import type { Store } from '@halfpint/store'
import { cleanText } from '@halfpint/table'
import { DownAnswer, PadAnswer, PadId, PadRequest, PenAnswer, PenRequest, ShowRequest } from '@halfpint/table/wire'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import type { App } from '../http/app.ts'
import { limitedTo, openBudget } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import type { Stream } from '../socket/stream.ts'
import type { Streams } from '../socket/streams.ts'
import { drawToken, keyOf, readBearer, sameKey, tableIdOf } from '../tables/token.ts'
import { openPadRegistry, type ShownPad } from './registry.ts'

const Path = z.object({ pad: PadId })
const WITH_TOKEN = { security: [{ seat: [] }], tags: ['pads'] }

/** A pad as it is sent. Only pads that passed `readPad` are stored. */
const answerOf = ({ version, pad }: ShownPad): PadAnswer => ({ version, pad: pad as PadAnswer['pad'] })

/** Reads a pad from a client. Names are cleaned like those of players at a table. */
const readShown = (json: unknown): Result<Json> => {
  const read = readPad(json)
  if (!read.ok) return read
  const { players, symbols } = read.value
  const clean = { ...read.value, players: players.map(cleanText), symbols: symbols?.map(cleanText) ?? null }
  return ok(writePad(clean))
}

/** A message of the stream. */
const encode = (shown: ShownPad) => {
  const text = JSON.stringify(answerOf(shown))
  return { sse: `id: ${shown.version}\ndata: ${text}\n\n` }
}

export interface PadDependencies {
  readonly store: Store
  readonly streams: Streams
  readonly rate: number
  readonly clock: Clock
}

/** The routes of shared score pads: clients with the write token (`pen`) change them, everybody with the link can follow. */
export const addPads = (app: App, { store, streams, rate, clock }: PadDependencies): void => {
  const writes = openBudget(rate, clock, 'padWrite')
  const pads = openPadRegistry(store, clock.now, error => app.log.error({ err: error }, 'pad operation failed'))
  app.addHook('preClose', async () => pads.close())

  /** Changes a pad if the request has its write token. */
  const write = async (
    id: string,
    authorization: string | undefined,
    make: (shown: ShownPad) => Pick<ShownPad, 'key' | 'pad'>,
  ): Promise<Result<ShownPad>> => {
    const token = readBearer(authorization ?? '')
    let problem: Refusal = refuse('pad-not-shown')
    const changed = await pads.change(id, shown => {
      if (token !== undefined && sameKey(keyOf(token), shown.key)) return make(shown)
      problem = refuse('not-your-pen')
      return undefined
    })
    return changed === undefined ? problem : { ok: true, value: changed }
  }

  app.post(
    '/api/pads',
    {
      ...limitedTo('open', rate),
      schema: {
        tags: ['pads'],
        summary: 'Show a score pad to others.',
        body: ShowRequest,
        response: { 201: PenAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const read = readShown(request.body.pad)
      if (!read.ok) return sendProblem(reply, read.problem, 400)
      const { token = drawToken() } = request.body
      const id = tableIdOf(token)
      const shown = await pads.open(id, { key: keyOf(token), pad: read.value })
      // A request may be repeated after the pad was taken down or its write token was replaced.
      const lost = shown.pad === null ? 'pad-not-shown' : sameKey(keyOf(token), shown.key) ? null : 'not-your-pen'
      if (lost !== null) return sendProblem(reply, refuse(lost).problem)
      return reply.code(201).send({ id, ...answerOf(shown), pen: token })
    },
  )

  app.get(
    '/api/pads/:pad',
    {
      schema: {
        tags: ['pads'],
        summary: 'The current pad.',
        params: Path,
        response: { 200: PadAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const shown = await pads.find(request.params.pad)
      return shown === undefined ? sendProblem(reply, refuse('pad-not-shown').problem) : reply.send(answerOf(shown))
    },
  )

  app.put(
    '/api/pads/:pad',
    {
      ...limitedTo('padWrite', rate),
      schema: {
        ...WITH_TOKEN,
        summary: 'Change the pad. Needs its write token (`pen`).',
        params: Path,
        body: PadRequest,
        response: { 200: PadAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const read = readShown(request.body.pad)
      if (!read.ok) return sendProblem(reply, read.problem, 400)
      const pad = read.value
      const kilobytes = Math.ceil(JSON.stringify(pad).length / 1_000)
      if (!writes.spend(request.ip, kilobytes)) return sendProblem(reply, refuse('too-many-requests').problem)
      const done = await write(request.params.pad, request.headers.authorization, ({ key }) => ({ key, pad }))
      return done.ok ? reply.send(answerOf(done.value)) : sendProblem(reply, done.problem)
    },
  )

  app.post(
    '/api/pads/:pad/pen',
    {
      ...limitedTo('join', rate),
      schema: {
        ...WITH_TOKEN,
        summary: 'Replace the write token (`pen`). The old one becomes invalid.',
        params: Path,
        body: PenRequest,
        response: { 200: PenAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { token = drawToken() } = request.body ?? {}
      const { pad: id } = request.params
      const done = await write(id, request.headers.authorization, ({ pad }) => ({ key: keyOf(token), pad }))
      // A repeated request whose answer was lost: the client already has the new token.
      const shown = done.ok ? done.value : await pads.find(id)
      if (!done.ok && !sameKey(keyOf(token), shown?.key ?? '')) return sendProblem(reply, done.problem)
      return reply.send({ id, ...answerOf(shown!), pen: token })
    },
  )

  app.delete(
    '/api/pads/:pad',
    {
      schema: {
        ...WITH_TOKEN,
        summary: 'Take the pad down.',
        params: Path,
        response: { 200: DownAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const done = await write(request.params.pad, request.headers.authorization, ({ key }) => ({ key, pad: null }))
      return done.ok ? reply.send({ version: done.value.version }) : sendProblem(reply, done.problem)
    },
  )

  app.get(
    '/api/pads/:pad/events',
    {
      ...limitedTo('stream', rate),
      schema: {
        tags: ['pads'],
        summary: 'The pad now and after every change.',
        description: 'Server-sent events; each is the whole pad.',
        params: Path,
        response: {
          200: { description: 'The stream.', content: { 'text/event-stream': { schema: PadAnswer } } },
          ...PROBLEMS,
        },
      },
    },
    async (request, reply) => {
      const slot = streams.reserve(request, reply)
      if (!slot.ok) return sendProblem(reply, slot.problem)
      const { open, release } = slot.value
      const { pad: id } = request.params
      const waiting: ShownPad[] = []
      let stream: Stream | undefined
      const onChange = (shown: ShownPad): void => {
        if (stream === undefined) waiting.push(shown)
        else if (shown.pad === null) stream.end()
        else stream.send(encode(shown))
      }
      // Subscribe before reading, so that no change is missed in between.
      const stop = pads.watch(id, onChange)
      try {
        const shown = await pads.find(id)
        if (shown === undefined) {
          stop()
          release()
          return sendProblem(reply, refuse('pad-not-shown').problem)
        }
        stream = open(stop)
        if (stream === undefined) return
        for (const each of [shown, ...waiting.filter(({ version }) => version > shown.version)]) onChange(each)
      } catch (error) {
        stop()
        release()
        throw error
      }
    },
  )
}

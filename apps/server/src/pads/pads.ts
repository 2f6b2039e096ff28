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
const PENNED = { security: [{ seat: [] }], tags: ['pads'] }

/** What everybody is told; only pads that `readPad` took are kept. */
const told = ({ version, pad }: ShownPad): PadAnswer => ({ version, pad: pad as PadAnswer['pad'] })

/** A pad from outside. Names are cleaned as those of players at a table are. */
const readShown = (json: unknown): Result<Json> => {
  const read = readPad(json)
  if (!read.ok) return read
  const { players, symbols } = read.value
  const clean = { ...read.value, players: players.map(cleanText), symbols: symbols?.map(cleanText) ?? null }
  return ok(writePad(clean))
}

/** What goes out on a stream. */
const encode = (shown: ShownPad) => {
  const text = JSON.stringify(told(shown))
  return { sse: `id: ${shown.version}\ndata: ${text}\n\n` }
}

/** What these routes stand on. */
export interface PadDependencies {
  readonly store: Store
  readonly streams: Streams
  readonly rate: number
  readonly clock: Clock
}

/** The routes on which a score pad is shown to others: one pen writes, everybody with the link follows. */
export const addPads = (app: App, { store, streams, rate, clock }: PadDependencies): void => {
  const strokes = openBudget(rate, clock, 'stroke')
  const pads = openPadRegistry(store, clock.now, error => app.log.error({ err: error }, 'a pad in trouble'))
  app.addHook('preClose', async () => pads.close())

  /** Changes a pad for whoever holds the pen. */
  const write = async (
    id: string,
    authorization: string | undefined,
    make: (shown: ShownPad) => Pick<ShownPad, 'key' | 'pad'>,
  ): Promise<Result<ShownPad>> => {
    const pen = readBearer(authorization ?? '')
    let problem: Refusal = refuse('pad-not-shown')
    const changed = await pads.change(id, shown => {
      if (pen !== undefined && sameKey(keyOf(pen), shown.key)) return make(shown)
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
      const { token: pen = drawToken() } = request.body
      const id = tableIdOf(pen)
      const shown = await pads.open(id, { key: keyOf(pen), pad: read.value })
      // The same request may come again when the pad is gone, or the pen somebody else's.
      const lost = shown.pad === null ? 'pad-not-shown' : sameKey(keyOf(pen), shown.key) ? null : 'not-your-pen'
      if (lost !== null) return sendProblem(reply, refuse(lost).problem)
      return reply.code(201).send({ id, ...told(shown), pen })
    },
  )

  app.get(
    '/api/pads/:pad',
    {
      schema: {
        tags: ['pads'],
        summary: 'The pad as it is now.',
        params: Path,
        response: { 200: PadAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const shown = await pads.find(request.params.pad)
      return shown === undefined ? sendProblem(reply, refuse('pad-not-shown').problem) : reply.send(told(shown))
    },
  )

  app.put(
    '/api/pads/:pad',
    {
      ...limitedTo('stroke', rate),
      schema: {
        ...PENNED,
        summary: 'Write the pad; only with the pen.',
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
      if (!strokes.spend(request.ip, kilobytes)) return sendProblem(reply, refuse('too-many-requests').problem)
      const done = await write(request.params.pad, request.headers.authorization, ({ key }) => ({ key, pad }))
      return done.ok ? reply.send(told(done.value)) : sendProblem(reply, done.problem)
    },
  )

  app.post(
    '/api/pads/:pad/pen',
    {
      ...limitedTo('sit', rate),
      schema: {
        ...PENNED,
        summary: 'Take the pen over: the one you send is void from now on, and you are given a new one.',
        params: Path,
        body: PenRequest,
        response: { 200: PenAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { token: pen = drawToken() } = request.body ?? {}
      const { pad: id } = request.params
      const done = await write(id, request.headers.authorization, ({ pad }) => ({ key: keyOf(pen), pad }))
      // Whose answer was lost has it already.
      const shown = done.ok ? done.value : await pads.find(id)
      if (!done.ok && !sameKey(keyOf(pen), shown?.key ?? '')) return sendProblem(reply, done.problem)
      return reply.send({ id, ...told(shown!), pen })
    },
  )

  app.delete(
    '/api/pads/:pad',
    { schema: { ...PENNED, summary: 'Take the pad down.', params: Path, response: { 200: DownAnswer, ...PROBLEMS } } },
    async (request, reply) => {
      const done = await write(request.params.pad, request.headers.authorization, ({ key }) => ({ key, pad: null }))
      return done.ok ? reply.send({ version: done.value.version }) : sendProblem(reply, done.problem)
    },
  )

  app.get(
    '/api/pads/:pad/events',
    {
      ...limitedTo('listen', rate),
      schema: {
        tags: ['pads'],
        summary: 'The pad now and after every stroke.',
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
      const hear = (shown: ShownPad): void => {
        if (stream === undefined) waiting.push(shown)
        else if (shown.pad === null) stream.end()
        else stream.say(encode(shown))
      }
      // Listen first, then look: nothing that is written in between is missed.
      const stop = pads.watch(id, hear)
      try {
        const shown = await pads.find(id)
        if (shown === undefined) {
          stop()
          release()
          return sendProblem(reply, refuse('pad-not-shown').problem)
        }
        stream = open(stop)
        if (stream === undefined) return
        for (const each of [shown, ...waiting.filter(({ version }) => version > shown.version)]) hear(each)
      } catch (error) {
        stop()
        release()
        throw error
      }
    },
  )
}

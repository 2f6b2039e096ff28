import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pick, seeded } from '@halfpint/core'
import { INVALID_REQUESTS } from './invalidrequests.ts'
import { pipe } from './pipe.ts'
import { ask } from './serve.ts'
import { openTargetServer } from './targetserver.ts'

/** The result of a run with invalid requests. */
export interface BadRequests {
  /** Number of answers by problem code. */
  readonly codes: ReadonlyMap<string, number>
  /** Requests that were not refused with a code. */
  readonly faults: readonly string[]
  /** Whether the tables are unchanged, and a repeated valid command got the same answer as before. */
  readonly isUndisturbed: boolean
  /** Growth of the heap in bytes after the first quarter of the run. */
  readonly grown: number
}

const PER_LINE = 100
const CLOSING = new Set(['bytes', 'media'])
const MAX_FAULTS = 20

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use after a garbage collection. */
export const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

/** Sends this many requests that must be refused to a server with two tables in the middle of a game. */
export const sendBadRequests = async (
  requests: number,
  seed: string,
  tell: (line: string) => void = () => {},
): Promise<BadRequests> => {
  const random = seeded(seed)
  const { service, victim, host, logs, close } = await openTargetServer(random)
  const accepted = { id: 'accepted', command: { type: 'say', text: 'Prost' } }
  const commands = `${service.url}/api/tables/${victim.table}/commands`
  const first = await ask(commands, 'POST', accepted, host)
  const before = await logs()

  const kinds = Object.keys(INVALID_REQUESTS)
  const codes = new Map<string, number>()
  const faults: string[] = []
  const send = async (): Promise<void> => {
    const sent = Array.from({ length: PER_LINE }, () => pick(random, kinds))
    const bad = sent.map(kind => (INVALID_REQUESTS[kind] as (typeof INVALID_REQUESTS)[string])(victim, random))
    // The server closes the connection after a body that it cannot read, so these requests use separate connections.
    const ending = bad.filter((_, at) => CLOSING.has(sent[at] as string))
    const going = bad.filter((_, at) => !CLOSING.has(sent[at] as string))
    const [ended, gone] = await Promise.all([
      Promise.all(ending.map(one => pipe(service.port, [one]))),
      pipe(service.port, going),
    ])
    const [closed, open] = [ended.flat(), [...gone]]
    const answers = sent.flatMap(kind => (CLOSING.has(kind) ? closed : open).shift() ?? [])
    if (answers.length < PER_LINE) faults.push(`no answer: ${JSON.stringify(bad[answers.length])?.slice(0, 300)}`)
    for (const [at, { status, body }] of answers.entries()) {
      const { problem } = JSON.parse(body) as { problem?: { code: string } }
      const code = String(problem?.code)
      codes.set(code, (codes.get(code) ?? 0) + 1)
      if (status >= 400 && status < 500 && /^[a-z-]+$/.test(code)) continue
      faults.push(`${sent[at]} ${JSON.stringify(bad[at])?.slice(0, 300)} → ${status} ${body.slice(0, 200)}`)
    }
  }
  let isUndisturbed = true
  // A repeated command gets the same answer as the first time and changes nothing.
  for (let again = 0; again < 100; again++) {
    isUndisturbed &&= isDeepStrictEqual(await ask(commands, 'POST', accepted, host), first)
  }
  const lines = requests / PER_LINE
  let early = 0
  for (let line = 0; line < lines && faults.length < MAX_FAULTS; line++) {
    if (line === Math.floor(lines / 4)) early = heap()
    await send()
    if (line % 100 === 99) tell(`${(line + 1) * PER_LINE} requests, ${faults.length} faults`)
  }
  const grown = heap() - early
  isUndisturbed &&= isDeepStrictEqual(await logs(), before)
  await close()
  return { codes, faults, isUndisturbed, grown }
}

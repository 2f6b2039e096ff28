import { below, type Problem, type Random, type Result, refuse } from '@halfpint/core'
import type { Command, NumberedEvent, TableView, Update } from '@halfpint/table'
import type { StreamMessage } from '@halfpint/table/wire'
import type { Cancel } from '../../clock.ts'
import type { Audit } from './audit.ts'
import { type Network, type Reach, readAnswer } from './network.ts'
import type { PushService } from './pushservice.ts'
import type { Scheduler } from './scheduler.ts'
import type { Asked } from './wire.ts'

/** Dependencies of a device. */
export interface DeviceParts {
  readonly scheduler: Scheduler
  readonly network: Network
  readonly audit: Audit
  readonly random: Random
  readonly reach: Reach
  readonly pushService: PushService
}

/** A command that was sent, and what the device knows of it. */
export interface Sent {
  readonly id: string
  readonly table: string
  readonly command: Command
  answer: 'none' | 'accepted' | 'refused'
  /** Whether an attempt was never answered, so that it may still arrive. */
  isOpen: boolean
}

interface Answer {
  readonly status: number
  readonly json: { readonly problem?: Problem; readonly version?: number; readonly [key: string]: unknown }
}

// The timeout of the page.
const ANSWER_WITHIN = 4_000
const BEAT = 2_000
const LOST = 3_000
const SILENCE = 40_000

const GONE: Problem = { code: 'server-gone' }

/** Whether a retry may succeed. */
const isPassing = ({ code }: Problem): boolean =>
  ['server-gone', 'server-stopping', 'store-down', 'too-many-requests'].includes(code)

/** How a device sends requests, waits and makes ids. */
export const openAsking = ({ scheduler, network, random, reach }: DeviceParts) => {
  const sleep = (milliseconds: number): Promise<void> =>
    new Promise(resolve => scheduler.after(milliseconds, () => resolve()))
  return {
    sleep,
    word: (): string => `${random.next().toString(36)}${random.next().toString(36)}`,
    backoff: (attempt: number): Promise<void> => {
      const most = Math.min(10_000, 250 * 2 ** Math.min(attempt, 8))
      return sleep(most / 2 + below(random, most / 2))
    },
    /** Sends one request. No answer in time counts as status 0. `written` gets the answer as the server sends it. */
    ask(asked: Asked, written: (answer: Answer) => void = () => {}): Promise<Answer> {
      return new Promise(resolve => {
        let open = true
        const gather = () => {
          let [status, text] = [0, '']
          const parts = {
            status: (code: number) => {
              status = code
            },
            data: (more: string) => {
              text += more
            },
          }
          const isWhole = (): boolean => text.endsWith('}')
          return { parts, isWhole, answer: (): Answer => ({ status, json: text === '' ? {} : JSON.parse(text) }) }
        }
        const [there, here] = [gather(), gather()]
        const read = readAnswer(there.parts)
        const end = (answer: Answer): void => {
          if (!open) return
          open = false
          cancel()
          abort()
          resolve(answer)
        }
        const lost = (): void => end({ status: 0, json: { problem: GONE } })
        const hearing = {
          ...here.parts,
          written(text: string): void {
            read(text)
            if (there.isWhole()) written(there.answer())
          },
          end: () => end(here.answer()),
          lost,
        }
        const abort: Cancel = network.call(reach, asked, hearing)
        const cancel = scheduler.after(ANSWER_WITHIN, lost)
      })
    },
  }
}

type Asking = ReturnType<typeof openAsking>

/** A command to send, and whether the page that sends it is still open. */
interface Sending {
  readonly sent: Sent
  readonly token: string
  readonly isOpen: () => boolean
}

/** Sends a command with the same id until it is answered or the page is closed. */
export const sendCommand = async (
  { audit }: DeviceParts,
  asking: Asking,
  { sent, token, isOpen }: Sending,
): Promise<Result<{ readonly version: number }>> => {
  const { id, table, command } = sent
  const asked: Asked = { method: 'POST', path: `/api/tables/${table}/commands`, token, body: { id, command } }
  audit.requested(id, token)
  for (let attempt = 0; ; attempt++) {
    const { status, json } = await asking.ask(asked, answer => {
      if (answer.status === 200) audit.accepted({ table, id, command, version: answer.json.version as number, token })
      else if (answer.status >= 500 && answer.status !== 503) audit.blame('no server fails', JSON.stringify(answer))
    })
    if (status === 200) {
      sent.answer = 'accepted'
      return { ok: true, value: { version: json.version as number } }
    }
    const problem = json.problem ?? GONE
    if (status === 0 || status === 503) sent.isOpen = true
    if (!isPassing(problem)) {
      sent.answer = 'refused'
      return { ok: false, problem }
    }
    if (!isOpen()) return refuse('gone')
    await asking.backoff(attempt)
  }
}

/** Receives the messages of a stream. */
interface StreamHearing {
  update(update: Update): void
  /** The stream ended for good. */
  over(problem: Problem | null): void
}

/** A stream that reconnects, like the page's. */
interface EventStream {
  /** Expects events up to this version soon; otherwise the stream reconnects. */
  expect(version: number): void
  renew(): void
  /** The process at the other end of the open stream, and since when it is connected. */
  hears(): { readonly node: string; readonly since: number } | undefined
  /** The time of the last sign of the server: data on the stream, or the answer to a heartbeat. */
  heardAt(): number
  close(): void
}

/** Opens the stream of a table. With `beats` the device sends heartbeats. */
export const openEventStream = (
  { scheduler, network, audit, reach }: DeviceParts,
  asking: Asking,
  where: { readonly table: string; readonly token: string | undefined; readonly heartbeats: boolean },
  hearing: StreamHearing,
): EventStream => {
  const { table, token } = where
  let version = 0
  let isOpen = true
  let attempt = 0
  let heardAt = 0
  let endAttempt: () => void = () => {}
  let hears: ReturnType<EventStream['hears']>

  const listen = (): Promise<'again' | 'over'> =>
    new Promise(resolve => {
      const heard = audit.stream(table, token)
      const heartbeat = where.heartbeats ? asking.word() : undefined
      let moment: NumberedEvent[] = []
      let [status, rest, unsent, live] = [0, '', '', true]
      let verdict: 'again' | 'over' = 'again'
      let there = 0
      let from = ''
      heardAt = scheduler.now()
      const end = (): void => {
        if (!live) return
        live = false
        hears = undefined
        abort()
        resolve(verdict)
      }
      const take = (line: string): void => {
        const message = JSON.parse(line) as StreamMessage
        if (message.type === 'bye') {
          if (message.retry === null) verdict = 'over'
          end()
          return
        }
        attempt = 0
        if (message.type === 'view') {
          moment = []
          version = message.version
          // The server made it with `viewTable`; the type of the schema is looser.
          hearing.update({ kind: 'view', view: message.view as unknown as TableView })
          return
        }
        const { more, type: _, ...told } = message
        moment.push(told as NumberedEvent)
        if (more === true) return
        const now = moment
        moment = []
        version = message.version
        hearing.update({ kind: 'events', events: now })
      }
      const read = readAnswer({
        status: code => {
          there = code
        },
        data(text) {
          if (there !== 200) return
          const lines = (unsent + text).split('\n')
          unsent = lines.pop() ?? ''
          for (const line of lines) if (line.startsWith('data: ')) heard.written(line.slice('data: '.length))
        },
      })
      const abort = network.call(
        reach,
        {
          method: 'GET',
          path: `/api/tables/${table}/events${heartbeat === undefined ? '' : `?heartbeat=${heartbeat}`}`,
          token,
          headers: {
            ...(version === 0 ? {} : { 'last-event-id': String(version) }),
          },
        },
        {
          written(text, by) {
            from = by.node
            read(text)
          },
          status(code) {
            status = code
            heardAt = scheduler.now()
            if (code === 200) hears = { node: from, since: scheduler.now() }
            if (code === 200 && heartbeat !== undefined) void keepBeating(heartbeat)
          },
          data(text) {
            if (!live) return
            heardAt = scheduler.now()
            const lines = (rest + text).split('\n')
            rest = lines.pop() ?? ''
            if (status !== 200) return
            for (const line of lines) if (line.startsWith('data: ') && live) take(line.slice('data: '.length))
          },
          end() {
            const problem = status === 200 ? GONE : ((JSON.parse(rest) as Answer['json']).problem ?? GONE)
            if (live && !isPassing(problem)) {
              verdict = 'over'
              hearing.over(problem)
            }
            end()
          },
          lost: end,
        },
      )
      const keepBeating = async (name: string): Promise<void> => {
        while (live && isOpen) {
          await asking.sleep(BEAT)
          if (!live || !isOpen) return
          const told = await asking.ask({
            method: 'POST',
            path: `/api/tables/${table}/heartbeats`,
            body: { heartbeat: name },
          })
          if (told.status === 204) heardAt = scheduler.now()
          else if (isPassing(told.json.problem ?? GONE) && scheduler.now() - heardAt > LOST) end()
        }
      }
      const watch = (): void => {
        if (!live) return
        if (scheduler.now() - heardAt > SILENCE) end()
        else scheduler.after(5_000, watch)
      }
      watch()
      endAttempt = end
    })

  const keep = async (): Promise<void> => {
    while (isOpen) {
      const verdict = await listen()
      if (!isOpen) return
      if (verdict === 'over') {
        isOpen = false
        return hearing.over(null)
      }
      await asking.backoff(attempt++)
    }
  }
  void keep()

  return {
    expect(wanted) {
      scheduler.after(3_000, () => (version < wanted ? endAttempt() : undefined))
    },
    renew: () => endAttempt(),
    hears: () => hears,
    heardAt: () => heardAt,
    close() {
      isOpen = false
      endAttempt()
    },
  }
}

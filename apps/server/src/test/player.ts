import { request } from 'node:http'
import { type Json, pick, type Random, type Seat } from '@halfpint/core'
import { evolveTable, gameOf, type TableEvent, type TableView } from '@halfpint/table'
import type { StreamMessage } from '@halfpint/table/wire'
import { ask } from './serve.ts'

/** A command that a scripted player sent, and its answer. */
interface Sent {
  readonly id: string
  readonly answer: 'accepted' | 'refused'
  readonly code?: string
  readonly version?: number
}

/** A scripted player: it applies the events it receives and plays a random legal action when it is its turn. */
export interface Player {
  readonly seat: Seat
  readonly token: string
  /** The player's view of the table. */
  view(): TableView | undefined
  /** Every message received. */
  readonly heard: StreamMessage[]
  /** Every command that was answered. */
  readonly sent: Sent[]
  /** Ends the connection, which the player then opens again. */
  cut(): void
  /** Sends a command with the same id until it is answered. */
  send(command: Json, id?: string): Promise<Sent>
  /** Resolves when the condition holds at the table. */
  until(reached: (view: TableView) => boolean): Promise<TableView>
  /** Errors on the player's connection. */
  readonly faults: string[]
  /** Stops playing but keeps receiving. */
  rest(): void
  leave(): void
}

/** How a player behaves. */
export interface PlayerOptions {
  /** The current address of the server; read before every request. */
  readonly url: () => string
  readonly table: string
  readonly seat: Seat | 'spectator'
  readonly token?: string
  readonly random: Random
  /** Whether it plays when it is its turn; otherwise it only receives. */
  readonly plays?: boolean
  /** Keeps only the last message, for long runs. */
  readonly forgets?: boolean
  /** Receives every raw chunk. */
  readonly tap?: (text: string) => void
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

const fold = (view: TableView | undefined, message: StreamMessage): TableView | undefined => {
  if (message.type === 'view') return message.view as unknown as TableView
  if (message.type === 'bye' || view === undefined) return view
  return evolveTable(view, { at: message.at, event: message.event as unknown as TableEvent })
}

/** Starts a scripted player with the token of a seat. */
export const play = (options: PlayerOptions): Player => {
  const { url, table, seat, token, random, plays = true } = options
  const heard: StreamMessage[] = []
  const sent: Sent[] = []
  const faults: string[] = []
  const waiting = new Set<{ reached(view: TableView): boolean; resolve(view: TableView): void }>()
  let view: TableView | undefined
  let counter = 0
  let left = false
  let resting = false
  let end: () => void = () => {}
  let acting = false
  let settled = true
  let awaited = 0

  const send = async (what: Json, id = `${seat}-${++counter}-${random.next()}`): Promise<Sent> => {
    for (;;) {
      try {
        const { status, json } = await ask(
          `${url()}/api/tables/${table}/commands`,
          'POST',
          { id, command: what },
          token,
        )
        if (status < 500) {
          const answer: Sent =
            status === 200
              ? { id, answer: 'accepted', version: json.version as unknown as number }
              : { id, answer: 'refused', code: json.problem?.code as string }
          sent.push(answer)
          return answer
        }
      } catch {
        // The server is down: repeat with the same id.
      }
      if (left) return { id, answer: 'refused', code: 'left' }
      await pause(20)
    }
  }

  /** The command that this seat should send now, if any. */
  const choice = (): Json | undefined => {
    if (
      !settled ||
      view === undefined ||
      view.version < awaited ||
      view.phase !== 'playing' ||
      view.match === null ||
      seat === 'spectator'
    )
      return undefined
    const { pledge, state } = view.match
    if (pledge !== null && !pledge.dealt) {
      if (pledge.shares[seat] !== null) return undefined
      const share = Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('')
      return { type: 'share', share }
    }
    const legal: readonly Json[] = gameOf(view).legal(state as never)
    return legal.length === 0 ? undefined : { type: 'act', action: pick(random, legal) }
  }

  const act = async (): Promise<void> => {
    if (acting || !plays || resting) return
    acting = true
    try {
      for (let next = choice(); next !== undefined && !left && !resting; next = choice()) {
        const { version } = await send(next)
        // The stream brings the result, and then this is called again.
        if (version === undefined || (view?.version ?? 0) < version) {
          awaited = version ?? 0
          return
        }
      }
    } finally {
      acting = false
    }
  }

  const take = (line: string): void => {
    if (line === '') return
    const message = JSON.parse(line) as StreamMessage
    settled = message.type !== 'event' || message.more !== true
    if (options.forgets !== true) heard.push(message)
    if (message.type === 'event' && message.version !== (view?.version ?? 0) + 1) {
      faults.push(`version ${message.version} after ${view?.version}`)
    }
    view = fold(view, message)
    if (message.type === 'bye' && message.retry === null) left = true
    if (view === undefined || !settled) return
    for (const each of waiting) {
      if (!each.reached(view)) continue
      waiting.delete(each)
      each.resolve(view)
    }
    void act()
  }

  const listen = (): Promise<void> =>
    new Promise(resolve => {
      const after = view === undefined ? '' : `?after=${view.version}`
      const headers: Record<string, string> = {}
      if (token !== undefined) headers.authorization = `Bearer ${token}`
      const line = request(`${url()}/api/tables/${table}/events${after}`, { headers, agent: false }, response => {
        let rest = ''
        response.setEncoding('utf8').on('data', (text: string) => {
          if (left) return
          options.tap?.(text)
          const lines = (rest + text).split('\n')
          rest = lines.pop() as string
          for (const each of lines) if (each.startsWith('data: ')) take(each.slice('data: '.length))
        })
        response.on('close', resolve).on('error', resolve)
      })
      line.on('error', () => resolve()).end()
      end = () => line.destroy()
    })

  void (async () => {
    while (!left) {
      await listen()
      if (!left) await pause(15)
    }
  })()

  return {
    seat: seat as Seat,
    token: token ?? '',
    view: () => view,
    heard,
    sent,
    cut: () => end(),
    send,
    until: reached =>
      new Promise(resolve => {
        if (settled && view !== undefined && reached(view)) resolve(view)
        else waiting.add({ reached, resolve })
      }),
    faults,
    rest() {
      resting = true
    },
    leave() {
      left = true
      end()
    },
  }
}

import type { Json } from '@halfpint/core'
import { type Pad, readPad, writePad } from '@halfpint/scorepad'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { LiveKey } from './shelf.ts'

/**
 * How it stands with showing a pad: it is shown, the server cannot be reached just now, the pen is elsewhere, or
 * the server does not know the pad any more.
 */
export type LiveState = 'shown' | 'trouble' | 'lost' | 'gone'

const addressOf = (pad: string, more = ''): string => `./api/pads/${encodeURIComponent(pad)}${more}`

/** A request to the server of this page; `undefined` where nobody answers. */
const ask = async (method: string, address: string, pen: string | null, body?: Json): Promise<Response | undefined> => {
  try {
    return await fetch(address, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(pen === null ? {} : { authorization: `Bearer ${pen}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    return undefined
  }
}

const answerOf = async (response: Response | undefined): Promise<{ readonly [key: string]: unknown } | undefined> => {
  if (response?.ok !== true || !/json/.test(response.headers.get('content-type') ?? '')) return undefined
  return (await response.json()) as { [key: string]: unknown }
}

/** Begins to show a pad to others; `undefined` where there is no server. */
export const beginLive = async (pad: Pad): Promise<LiveKey | undefined> => {
  const answer = await answerOf(await ask('POST', './api/pads', null, { pad: writePad(pad) }))
  if (typeof answer?.id !== 'string' || typeof answer.pen !== 'string') return undefined
  return { pad: answer.id, pen: answer.pen }
}

/** Takes the pen that somebody handed over: from now on only the new one writes. */
export const takePen = async (key: LiveKey): Promise<{ key: LiveKey; pad: Pad } | undefined> => {
  const answer = await answerOf(await ask('POST', addressOf(key.pad, '/pen'), key.pen))
  const pad = readPad(answer?.pad)
  if (typeof answer?.pen !== 'string' || !pad.ok) return undefined
  return { key: { pad: key.pad, pen: answer.pen }, pad: pad.value }
}

/** Takes the pad off the server. */
export const endLive = async (key: LiveKey): Promise<void> => {
  await ask('DELETE', addressOf(key.pad), key.pen)
}

/** A pad that is being shown: the latest state goes out as soon as the server can be reached. */
export interface Broadcast {
  readonly state: ReadonlySignal<LiveState>
  show(pad: Pad): void
  stop(): void
}

const PAUSE = 1_000

/** Opens the way out for a pad. However often the line breaks, the last state gets there. */
export const openBroadcast = (key: LiveKey): Broadcast => {
  const state = signal<LiveState>('shown')
  let wanted: Pad | undefined
  let busy = false
  let stopped = false
  let wake: () => void = () => {}
  const onOnline = (): void => wake()
  addEventListener('online', onOnline)

  const send = async (): Promise<void> => {
    busy = true
    while (wanted !== undefined && !stopped) {
      const pad: Pad = wanted
      const response = await ask('PUT', addressOf(key.pad), key.pen, { pad: writePad(pad) })
      if (response?.ok === true) {
        state.value = 'shown'
        if (wanted === pad) wanted = undefined
      } else if (response !== undefined && [401, 403, 404].includes(response.status)) {
        state.value = response.status === 404 ? 'gone' : 'lost'
        stopped = true
      } else {
        state.value = 'trouble'
        await new Promise<void>(resolve => {
          wake = resolve
          setTimeout(resolve, PAUSE)
        })
      }
    }
    busy = false
  }
  return {
    state,
    show(pad) {
      wanted = pad
      if (!busy && !stopped) void send()
    },
    stop() {
      stopped = true
      removeEventListener('online', onOnline)
      wake()
    },
  }
}

/** What a follower sees. */
export interface Following {
  readonly pad: ReadonlySignal<Pad | undefined>
  readonly state: ReadonlySignal<'waiting' | 'live' | 'away' | 'unknown'>
  stop(): void
}

/** Follows a pad that somebody shows, and comes back by itself after every break. */
export const follow = (id: string): Following => {
  const pad = signal<Pad | undefined>(undefined)
  const state = signal<'waiting' | 'live' | 'away' | 'unknown'>('waiting')
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const reopen = async (): Promise<void> => {
    const response = await ask('GET', addressOf(id), null)
    if (stopped) return
    // A pad that is not shown any more is not asked for again.
    if (response?.status === 404) {
      state.value = 'unknown'
      return
    }
    timer = setTimeout(open, PAUSE)
  }
  const open = (): void => {
    source?.close()
    source = new EventSource(addressOf(id, '/events'))
    source.onmessage = event => {
      const read = readPad((JSON.parse(event.data as string) as { pad?: unknown }).pad)
      if (!read.ok) return
      pad.value = read.value
      state.value = 'live'
    }
    source.onerror = () => {
      if (state.value !== 'unknown') state.value = pad.value === undefined ? 'waiting' : 'away'
      // What the browser gave up we try again ourselves.
      if (source?.readyState === EventSource.CLOSED) void reopen()
    }
  }
  open()
  const again = (): void => open()
  addEventListener('online', again)
  return {
    pad,
    state,
    stop() {
      stopped = true
      clearTimeout(timer)
      source?.close()
      removeEventListener('online', again)
    },
  }
}

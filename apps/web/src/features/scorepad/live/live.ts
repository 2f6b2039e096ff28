import { type Pad, readPad, writePad } from '@halfpint/scorepad'
import type { DownAnswer, PadAnswer, PenAnswer } from '@halfpint/table/wire'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { LiveKey } from '../../../base/pads/database.ts'
import { recall, remember } from '../../../base/settings.ts'
import { apiUrl, ask } from '../../../session/server/api.ts'
import { drawToken } from '../../../session/server/keys.ts'

/**
 * State of a shared pad: shared, the server cannot be reached, another device writes, or the server no longer has
 * the pad.
 */
export type LiveState = 'shown' | 'trouble' | 'lost' | 'gone'

const pathOf = (pad: string, rest = ''): string => `pads/${encodeURIComponent(pad)}${rest}`

/** The write key that this device requests for a pad: the same until the server accepts it, so that a retry is safe. */
const penFor = (pad: string): string => {
  const kept = recall('pen') as LiveKey | null | undefined
  const { pen } = kept?.pad === pad ? kept : { pen: drawToken() }
  remember('pen', { pad, pen })
  return pen
}

const keyIn = ({ id, pen }: PenAnswer): LiveKey => {
  remember('pen', null)
  return { pad: id, pen }
}

/** Shares a pad; `undefined` without a server. */
export const beginLive = async (pad: Pad): Promise<LiveKey | undefined> => {
  const answer = await ask<PenAnswer>('pads', { body: { pad: writePad(pad), token: penFor('') } })
  return answer.ok ? keyIn(answer.value) : undefined
}

/** Takes over writing: from now on only this device may write. */
export const takePen = async (key: LiveKey): Promise<{ key: LiveKey; pad: Pad } | undefined> => {
  const answer = await ask<PenAnswer>(pathOf(key.pad, '/pen'), { body: { token: penFor(key.pad) }, token: key.pen })
  const pad = answer.ok ? readPad(answer.value.pad) : answer
  return answer.ok && pad.ok ? { key: keyIn(answer.value), pad: pad.value } : undefined
}

/** Removes the pad from the server. */
export const endLive = async (key: LiveKey): Promise<void> => {
  await ask<DownAnswer>(pathOf(key.pad), { method: 'DELETE', token: key.pen })
}

/** A shared pad: its latest state is sent as soon as the server can be reached. */
export interface Broadcast {
  readonly state: ReadonlySignal<LiveState>
  show(pad: Pad): void
  stop(): void
}

const PAUSE = 1_000

/** The problem codes after which nothing more is sent. */
const ENDED: { readonly [code: string]: LiveState } = { 'pad-not-shown': 'gone', 'not-your-pen': 'lost' }

/** Opens a connection that sends a pad. After any number of interruptions the last state is sent. */
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
      const answer = await ask<PadAnswer>(pathOf(key.pad), {
        method: 'PUT',
        token: key.pen,
        body: { pad: writePad(pad) },
      })
      state.value = answer.ok ? 'shown' : (ENDED[answer.problem.code] ?? 'trouble')
      if (answer.ok) {
        if (wanted === pad) wanted = undefined
      } else if (state.value !== 'trouble') {
        stopped = true
      } else {
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

/** The pad as a follower sees it. */
export interface Following {
  readonly pad: ReadonlySignal<Pad | undefined>
  readonly state: ReadonlySignal<'waiting' | 'live' | 'away' | 'unknown'>
  stop(): void
}

/** Follows a shared pad, and reconnects after every interruption. */
export const follow = (id: string): Following => {
  const pad = signal<Pad | undefined>(undefined)
  const state = signal<'waiting' | 'live' | 'away' | 'unknown'>('waiting')
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const reopen = async (): Promise<void> => {
    const answer = await ask<PadAnswer>(pathOf(id))
    if (stopped) return
    // Stop for a pad that is no longer shared, an invalid link, or a host without a server. But if the pad was received
    // once, there is a server, whatever a proxy answers.
    const hopeless = ['pad-not-shown', 'bad-request', pad.peek() === undefined ? 'no-server' : '']
    if (!answer.ok && hopeless.includes(answer.problem.code)) {
      state.value = 'unknown'
      return
    }
    timer = setTimeout(open, PAUSE)
  }
  const open = (): void => {
    source?.close()
    source = new EventSource(apiUrl(pathOf(id, '/events')))
    source.onmessage = event => {
      const read = readPad((JSON.parse(event.data as string) as PadAnswer).pad)
      if (!read.ok) return
      pad.value = read.value
      state.value = 'live'
    }
    source.onerror = () => {
      if (state.value !== 'unknown') state.value = pad.value === undefined ? 'waiting' : 'away'
      // Try again when the browser has given up.
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

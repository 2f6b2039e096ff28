import { type Pad, readPad, writePad } from '@halfpint/scorepad'
import type { DownAnswer, PadAnswer, PenAnswer } from '@halfpint/table/wire'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { LiveKey } from '../../../base/pads/database.ts'
import { recall, remember } from '../../../base/settings.ts'
import { apiUrl, ask } from '../../../session/server/api.ts'
import { drawToken } from '../../../session/server/keys.ts'

/**
 * How it stands with showing a pad: it is shown, the server cannot be reached just now, the pen is elsewhere, or
 * the server does not know the pad any more.
 */
export type LiveState = 'shown' | 'trouble' | 'lost' | 'gone'

const pathOf = (pad: string, rest = ''): string => `pads/${encodeURIComponent(pad)}${rest}`

/** The pen that this device wants for a pad: the same until it has it, so that a lost answer costs nobody the pen. */
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

/** Begins to show a pad to others; `undefined` where there is no server. */
export const beginLive = async (pad: Pad): Promise<LiveKey | undefined> => {
  const answer = await ask<PenAnswer>('pads', { body: { pad: writePad(pad), token: penFor('') } })
  return answer.ok ? keyIn(answer.value) : undefined
}

/** Takes the pen that somebody handed over: from now on only the new one writes. */
export const takePen = async (key: LiveKey): Promise<{ key: LiveKey; pad: Pad } | undefined> => {
  const answer = await ask<PenAnswer>(pathOf(key.pad, '/pen'), { body: { token: penFor(key.pad) }, token: key.pen })
  const pad = answer.ok ? readPad(answer.value.pad) : answer
  return answer.ok && pad.ok ? { key: keyIn(answer.value), pad: pad.value } : undefined
}

/** Takes the pad off the server. */
export const endLive = async (key: LiveKey): Promise<void> => {
  await ask<DownAnswer>(pathOf(key.pad), { method: 'DELETE', token: key.pen })
}

/** A pad that is being shown: the latest state goes out as soon as the server can be reached. */
export interface Broadcast {
  readonly state: ReadonlySignal<LiveState>
  show(pad: Pad): void
  stop(): void
}

const PAUSE = 1_000

/** The refusals after which nothing more is sent. */
const ENDED: { readonly [code: string]: LiveState } = { 'pad-not-shown': 'gone', 'not-your-pen': 'lost' }

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
    const answer = await ask<PadAnswer>(pathOf(id))
    if (stopped) return
    // A pad that is not shown any more is not asked for again, nor what is no link to one, nor a host without a server:
    // but where a pad was heard there was one, whatever a proxy says.
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

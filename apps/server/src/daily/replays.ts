import { readFileSync } from 'node:fs'
import { type FixedGame, type ReplayResult, replayInSteps } from '@halfpint/daily'

/** Asks for a slice of a replay. The game and the choices come with the first slice. */
export type Slice = {
  readonly replay: number
  readonly start?: { readonly fixed: FixedGame; readonly choices: readonly number[] }
}

/** The result of a slice, and the milliseconds of processor time it took. */
export type Sliced = { readonly spent: number } & (
  | { readonly state: 'paused' }
  | { readonly state: 'done'; readonly outcome: ReplayResult | null }
  | { readonly state: 'too-long' }
  | { readonly state: 'failed'; readonly reason: string }
)

/** A slice ends with the first choice after this many milliseconds. */
const MAX_SLICE = 20

/** Milliseconds of processor time after which a replay is cancelled. The longest known game takes a tenth of it. */
const MAX_REPLAY = 20_000

/** Processor milliseconds of this thread; elapsed milliseconds on systems that do not report them. */
const threadTime = (): number => {
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return performance.now()
  }
}

interface Paused {
  readonly steps: ReturnType<typeof replayInSteps>
  readonly spent: number
}

/** Replays that can be paused, so that one thread can work on several. */
export const openReplays = (): ((slice: Slice) => Promise<Sliced>) => {
  const paused = new Map<number, Paused>()

  const resume = ({ replay, start }: Slice): Paused => {
    if (start !== undefined) return { steps: replayInSteps(start.fixed, start.choices), spent: 0 }
    const found = paused.get(replay)
    if (found === undefined) throw new Error(`no paused replay ${replay}`)
    paused.delete(replay)
    return found
  }

  return async slice => {
    const began = threadTime()
    const end = performance.now() + MAX_SLICE
    try {
      const { steps, spent: before } = resume(slice)
      let step = await steps.next()
      while (step.done !== true && performance.now() < end) step = await steps.next()
      const spent = threadTime() - began
      if (step.done === true) return { spent, state: 'done', outcome: step.value }
      if (before + spent > MAX_REPLAY) return { spent, state: 'too-long' }
      paused.set(slice.replay, { steps, spent: before + spent })
      return { spent, state: 'paused' }
    } catch (error) {
      return { spent: threadTime() - began, state: 'failed', reason: String(error) }
    }
  }
}

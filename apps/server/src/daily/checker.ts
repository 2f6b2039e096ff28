import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Result, refuse } from '@halfpint/core'
import { confirmClaim, type FixedGame, isPossible, type ReplayResult, type ResultClaim } from '@halfpint/daily'
import { startBotThread } from '../bots/botthread.ts'
import { openTurns } from '../bots/turns.ts'
import type { Budget } from '../http/limit.ts'
import { openReplays, type Slice, type Sliced } from './replays.ts'

/** A result to check, and the address it came from. */
export interface CheckRequest {
  readonly fixed: FixedGame
  readonly claim: ResultClaim
  readonly address: string
  /** Results of days are checked before those of challenges. */
  readonly kind: 'day' | 'challenge'
}

/**
 * Replays results in one thread. Addresses take turns, a slice at a time, with one replay in progress for each address
 * and kind. So a result waits neither for long replays nor for the number of results of other addresses.
 */
export interface Checker {
  check(request: CheckRequest): Promise<Result<null>>
  close(): Promise<void>
}

/** Milliseconds after which a thread that does not answer is replaced. */
const MAX_SILENCE = 20_000

/** Results of one address and kind that may wait, and the seconds after which another one may be sent. */
const WAITING = { max: 10, retryAfter: 5 }

/** Number of replays whose outcome is kept, so that the same choices are not replayed again. */
const KEPT_OUTCOMES = 5_000

interface Replay extends CheckRequest {
  readonly id: number
  readonly key: string
  /** The number of the thread that started it; 0 for none. */
  thread: number
  end(result: Result<null>): void
  fail(error: Error): void
}

/** Runs slices in this thread or in another one. */
interface Runner {
  run(slice: Slice): Promise<Sliced | 'died' | 'silent'>
  close(): Promise<unknown>
}

const localRunner = (): Runner => {
  const runSlice = openReplays()
  return {
    run: slice => setImmediate(undefined).then(() => runSlice(slice)),
    close: () => Promise.resolve(),
  }
}

const threadRunner = (path: URL): Runner => {
  let started: ReturnType<typeof startBotThread> | undefined
  return {
    run: slice =>
      new Promise(resolve => {
        started ??= startBotThread(path)
        const { worker, thread } = started
        const end = (answer: Sliced | 'died' | 'silent'): void => {
          clearTimeout(timeout)
          worker.off('error', die).off('exit', die)
          if (typeof answer === 'string') {
            started = undefined
            void worker.terminate()
          }
          resolve(answer)
        }
        const die = (): void => end('died')
        const timeout = setTimeout(() => end('silent'), MAX_SILENCE)
        worker.on('error', die).on('exit', die)
        void thread.replay(slice).then(end)
      }),
    close: async () => started?.worker.terminate(),
  }
}

/** Checks with the program at `path`, or in this thread if there is none. `budget` is in processor milliseconds. */
export const openChecker = (path: URL | null, budget: Budget): Checker => {
  const runner = path === null ? localRunner() : threadRunner(path)
  const queues = { day: openTurns<Replay>(), challenge: openTurns<Replay>() }
  const outcomes = new Map<string, ReplayResult | null>()
  let isWorking = false
  let closed = false
  let lastId = 0
  let thread = 1

  const keep = (key: string, outcome: ReplayResult | null): void => {
    outcomes.set(key, outcome)
    const [oldest] = outcomes.keys()
    if (outcomes.size > KEPT_OUTCOMES && oldest !== undefined) outcomes.delete(oldest)
  }

  const refuseOverBudget = (address: string): Result<never> | null =>
    budget.spend(address, 0) ? null : refuse('too-many-checks', { seconds: budget.renewsIn() })

  /** Runs one slice of a replay. Returns the result, or `null` if the replay is not finished. */
  const runTurn = async (replay: Replay): Promise<Result<null> | null> => {
    const { id, key, address, fixed, claim } = replay
    const known = outcomes.get(key)
    if (known !== undefined) return confirmClaim(claim, known)
    const isNew = replay.thread !== thread
    const refused = isNew ? refuseOverBudget(address) : null
    if (refused !== null) return refused
    const answer = await runner.run({ replay: id, ...(isNew ? { start: { fixed, choices: claim.choices } } : {}) })
    if (answer === 'died' || answer === 'silent') {
      thread += 1
      if (answer === 'died') return refuse('server-stopping')
      budget.spend(address, MAX_SILENCE)
      return refuse('check-too-long')
    }
    replay.thread = thread
    budget.spend(address, answer.spent)
    if (answer.state === 'paused') return closed ? refuse('server-stopping') : null
    if (answer.state === 'too-long') return refuse('check-too-long')
    if (answer.state === 'failed') throw new Error(answer.reason)
    keep(key, answer.outcome)
    return confirmClaim(claim, answer.outcome)
  }

  const work = async (): Promise<void> => {
    if (isWorking) return
    isWorking = true
    for (;;) {
      const replay = queues.day.next() ?? queues.challenge.next()
      if (replay === undefined) break
      try {
        const result = await runTurn(replay)
        if (result === null) queues[replay.kind].putBack(replay.address, replay)
        else replay.end(result)
      } catch (error) {
        replay.fail(error as Error)
      }
    }
    isWorking = false
  }

  return {
    async check(request) {
      const { fixed, claim, address, kind } = request
      if (!isPossible(fixed, claim)) return refuse('not-reproduced')
      const key = hash('sha256', JSON.stringify([fixed, claim.choices]), 'base64')
      const known = outcomes.get(key)
      if (known !== undefined) return confirmClaim(claim, known)
      if (closed) return refuse('server-stopping')
      const refused = refuseOverBudget(address)
      if (refused !== null) return refused
      if (queues[kind].sizeOf(address) >= WAITING.max) return refuse('too-many-checks', { seconds: WAITING.retryAfter })
      return new Promise((end, fail) => {
        lastId += 1
        queues[kind].add(address, { ...request, id: lastId, key, thread: 0, end, fail })
        void work()
      })
    },
    async close() {
      closed = true
      for (const queue of Object.values(queues)) for (const { end } of queue.clear()) end(refuse('server-stopping'))
      await runner.close()
    },
  }
}

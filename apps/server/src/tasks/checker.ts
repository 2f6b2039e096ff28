import { Worker } from 'node:worker_threads'
import { ok, type Result, refuse } from '@halfpint/core'
import { type Claim, checkClaim, type Task } from '@halfpint/tasks'

/** Plays tasks again, one after the other, in a thread of its own: a check delays no request. */
export interface Checker {
  check(task: Task, claim: Claim, owner: string): Promise<Result<null>>
  close(): Promise<void>
}

/** A check that takes longer than this is given up: nobody plays so long with bots that think so much. */
const PATIENCE = 20_000

/** So many wait at most, and so many of one owner: nobody waits for all of theirs. */
const MOST_WAITING = { all: 40, owner: 4 }

/** Checks with the program at `path`; without one, here. */
export const openChecker = (path: URL | null): Checker => {
  let worker: Worker | undefined
  const waiting: string[] = []
  let last: Promise<unknown> = Promise.resolve()

  const ask = (task: Task, claim: Claim): Promise<Result<null>> =>
    new Promise(resolve => {
      const own = worker ?? new Worker(path as URL)
      worker = own
      own.unref()
      const end = (result: Result<null>, isSound: boolean): void => {
        clearTimeout(late)
        own.off('message', hear).off('error', fail).off('exit', fail)
        if (!isSound) {
          worker = undefined
          void own.terminate()
        }
        resolve(result)
      }
      const hear = ({ result }: { result: Result<null> }): void => end(result, true)
      const fail = (): void => end(refuse('server-stopping'), false)
      const late = setTimeout(() => end(refuse('check-too-long'), false), PATIENCE)
      own.on('message', hear).on('error', fail).on('exit', fail)
      own.postMessage({ task, claim })
    })
  return {
    async check(task, claim, owner) {
      const course = path === null ? checkClaim(task, claim) : null
      if (course !== null) return course.ok ? ok(null) : course
      const own = waiting.filter(each => each === owner)
      if (waiting.length >= MOST_WAITING.all || own.length >= MOST_WAITING.owner) return refuse('server-busy')
      waiting.push(owner)
      const mine = last.then(() => ask(task, claim))
      last = mine
      try {
        return await mine
      } finally {
        waiting.splice(waiting.indexOf(owner), 1)
      }
    },
    async close() {
      await worker?.terminate()
    },
  }
}

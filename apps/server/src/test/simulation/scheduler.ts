import type { Cancel } from '../../clock.ts'

/** The owner of a task. A dead owner runs no more tasks, a frozen one runs them later. */
export interface Owner {
  alive: boolean
  /** Its tasks are delayed until this time. */
  frozenUntil: number
}

interface Task {
  at: number
  readonly order: number
  readonly owner: Owner | undefined
  act: (() => unknown) | undefined
}

/** The simulated time. Tasks run one after the other, and no time passes between two of them. */
export interface Scheduler {
  /** Milliseconds since the beginning. */
  now(): number
  /** Number of tasks that have run. */
  steps(): number
  /** Schedules a task. A promise that it returns must not wait for later tasks. */
  after(milliseconds: number, act: () => unknown, owner?: Owner): Cancel
  /** Runs the next task and everything that follows from it at once. Returns `false` if none is left before `until`. */
  step(until: number): Promise<boolean>
}

const isBefore = (a: Task, b: Task): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/** Tasks, the earliest first (a binary heap). */
const openQueue = () => {
  const heap: Task[] = []
  const swap = (a: number, b: number): void => {
    const task = heap[a] as Task
    heap[a] = heap[b] as Task
    heap[b] = task
  }
  return {
    first: (): Task | undefined => heap[0],
    add(task: Task): void {
      let at = heap.push(task) - 1
      while (at > 0) {
        const above = (at - 1) >> 1
        if (!isBefore(heap[at] as Task, heap[above] as Task)) return
        swap(at, above)
        at = above
      }
    },
    take(): void {
      const last = heap.pop() as Task
      if (heap.length === 0) return
      heap[0] = last
      let at = 0
      for (;;) {
        const left = 2 * at + 1
        let least = at
        for (const child of [left, left + 1]) {
          if (child < heap.length && isBefore(heap[child] as Task, heap[least] as Task)) least = child
        }
        if (least === at) return
        swap(at, least)
        at = least
      }
    },
  }
}

/** Settled promises and what follows from them run before the event loop of Node turns. */
const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export const openScheduler = (): Scheduler => {
  const queue = openQueue()
  let now = 0
  let steps = 0
  let order = 0
  return {
    now: () => now,
    steps: () => steps,
    after(milliseconds, act, owner) {
      const task: Task = { at: now + Math.max(0, milliseconds), order: order++, owner, act }
      queue.add(task)
      return () => {
        task.act = undefined
      }
    },
    async step(until) {
      for (;;) {
        const task = queue.first()
        if (task === undefined || task.at > until) {
          now = Math.max(now, until)
          return false
        }
        queue.take()
        const { owner, act } = task
        if (act === undefined || owner?.alive === false) continue
        if (owner !== undefined && owner.frozenUntil > task.at) {
          queue.add({ ...task, at: owner.frozenUntil })
          continue
        }
        now = task.at
        steps++
        task.act = undefined
        await act()
        await settle()
        return true
      }
    },
  }
}

import type { Cancel } from '../../clock.ts'

/** Whose doing a task is: what is dead does nothing more, what is frozen does it later. */
export interface Owner {
  alive: boolean
  /** Until then nothing of its own happens. */
  frozenUntil: number
}

interface Task {
  at: number
  readonly order: number
  readonly owner: Owner | undefined
  act: (() => unknown) | undefined
}

/** The only time there is: one thing happens after the other, and between two of them nothing passes. */
export interface Scheduler {
  /** Milliseconds since the beginning. */
  now(): number
  /** How many things have happened. */
  steps(): number
  /** Lets something happen after so many milliseconds; a promise that it gives must not wait for what happens later. */
  after(milliseconds: number, act: () => unknown, owner?: Owner): Cancel
  /** Lets the next thing happen, and all that follows from it at once; `false` if nothing is left before `until`. */
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

/** Promises that are settled, and what follows from them, are done before the loop of Node turns. */
const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** A scheduler at time 0. */
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

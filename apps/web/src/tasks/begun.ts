import type { Task } from '@halfpint/tasks'
import { recall, remember } from '../shell/settings.ts'

/** A task under way on this device, and what was chosen so far. */
interface Begun {
  readonly task: string
  readonly choices: readonly number[]
}

const MOST = 6

const isBegun = (value: unknown): value is Begun => {
  const { task, choices } = (value ?? {}) as Partial<Begun>
  return typeof task === 'string' && Array.isArray(choices) && choices.every(Number.isInteger)
}

const allBegun = (): readonly Begun[] => {
  const kept = recall('begun')
  return Array.isArray(kept) ? kept.filter(isBegun) : []
}

const keyOf = ({ game, options, seat, company, seed }: Task): string =>
  JSON.stringify([game, options, seat, company, seed])

/** What was chosen in a task before the page was left. */
export const begunChoices = (task: Task): readonly number[] =>
  allBegun().find(each => each.task === keyOf(task))?.choices ?? []

/** Keeps what was chosen, so that nobody loses a card by a reload, or sees the cards before playing them; `null` when it is over. */
export const keepBegun = (of: Task, choices: readonly number[] | null): void => {
  const task = keyOf(of)
  const others = allBegun().filter(each => each.task !== task)
  remember('begun', choices === null ? others : [{ task, choices }, ...others].slice(0, MOST))
}

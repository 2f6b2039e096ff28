import { type BySeat, type Json, must, ok, type Position, type Result, refuse, type Seen } from '@halfpint/core'
import { findGame } from '@halfpint/table'
import { type Course, choose, openTask, type Task } from '@halfpint/tasks'
import type { AnyHeard, AnyMatch } from '../play/match.ts'

/** A task as a match for the terminal, and how far it is. */
export interface TaskMatch extends AnyMatch {
  course(): Course
}

/** Plays a task in the terminal as any other game: the same table, the same words. */
export const openTaskMatch = (task: Task, names: BySeat<string>): Result<TaskMatch> => {
  const begun = openTask(task)
  if (!begun.ok) return begun
  const game = must(findGame(task.game))
  let course = begun.value
  const opened = must(game.open(task.options, task.company.length))
  let view: Seen<Position> = game.view(opened, task.seat)
  let state: Position = opened
  let told = 0

  /** What happened since, as the player may hear it. */
  const hear = (): readonly AnyHeard[] => {
    const heard: AnyHeard[] = []
    for (const event of course.log.slice(told)) {
      const seen = game.redact(event, task.seat, state)
      state = game.evolve(state, event)
      if (seen === undefined) continue
      const before = view
      view = game.evolve(before, seen)
      heard.push({ before, event: seen, after: view })
    }
    told = course.log.length
    return heard
  }
  return ok({
    me: task.seat,
    names,
    setup: { game: game.id, options: task.options, seats: names.length, clock: null, grace: null, listed: false },
    view: () => view,
    due: () => (told < course.log.length ? 'others' : course.legal.length > 0 ? 'me' : 'over'),
    isAsked: () => told === course.log.length && course.legal.length > 0,
    async act(action: Json) {
      const made = game.actions.make(action)
      const choice = course.legal.findIndex(each => game.actions.make(each) === made)
      if (choice < 0) {
        // The rules say best what is wrong with it.
        const decided = game.decide(course.state, task.seat, action)
        return decided.ok ? refuse('bad-choice', { choice, choices: course.legal.length }) : decided
      }
      const next = choose(task, course, choice)
      if (!next.ok) return next
      course = next.value
      return ok(hear())
    },
    next: async () => hear(),
    record: async () => game.records.write(names, opened, course.log),
    log: async () => [],
    course: () => course,
  })
}

import { botOf, type Level, natureOf, rosterOf } from '@halfpint/bots'
import {
  type AnyGame,
  type AnyOptions,
  type BySeat,
  type Json,
  type Line,
  must,
  ok,
  type Position,
  type Result,
  refuse,
  type Seat,
  seeded,
  step,
  take,
} from '@halfpint/core'

/**
 * Deals that are the same for everybody: what is played, by which rules, from which seat, against whom. The bots repeat
 * themselves, so who makes the same choices sees the same game.
 */
export type Task = {
  /** Tells the chance of deals and bots. */
  readonly seed: string
  readonly game: string
  readonly options: AnyOptions
  readonly seat: Seat
  /** The bots by seat; `null` where the player sits. */
  readonly company: BySeat<string | null>
  /** The decks of the first rounds, where they are given; the others follow from the seed. */
  readonly decks: readonly (readonly Json[])[]
}

/** How long a bot may think about a decision, in iterations, so that it thinks the same everywhere. */
const ITERATIONS: { readonly [level in Level]: number } = { random: 1, novice: 1, regular: 1, expert: 16, champion: 24 }

/** A task under way: every fact so far, and what the player is asked now. */
export interface Course {
  readonly state: Position
  readonly log: readonly Json[]
  /** What the player can do; empty once the game is over. */
  readonly legal: readonly Json[]
  /** The number of each choice of the player among what was legal then. */
  readonly choices: readonly number[]
}

const gameOf = (task: Task): AnyGame => must(rosterOf(task.game)).game

/** Plays everything that does not ask the player, until the player is asked or the game is over. */
const settle = (task: Task, line: Line<Position, Json>, choices: readonly number[], ghost = ''): Course => {
  const roster = must(rosterOf(task.game))
  const { game } = roster
  for (;;) {
    const { state: now, log } = line
    const turn = game.turn(now)
    if (turn.kind === 'over') return { ...line, legal: [], choices }
    if (turn.kind === 'chance') {
      const deck = task.decks[now.round] ?? null
      const chance = seeded(`${task.seed} deal ${now.round}`)
      take(game, line, deck === null ? game.chance(now, chance) : [{ type: 'dealt', deck }])
      continue
    }
    const seat = turn.seats.find(each => task.company[each] !== null)
    if (seat === undefined) return { ...line, legal: game.legal(game.view(now, task.seat)), choices }
    const nature = must(natureOf(task.company[seat] as string))
    const view = game.view(now, seat)
    // Each decision has a chance of its own, told by its place in the game.
    const chance = seeded(`${task.seed} decision ${log.length}${seat === task.seat ? ghost : ''}`)
    const budget = { iterations: ITERATIONS[nature.level] }
    const action = botOf(roster, nature, () => 0)(view, game.legal(view), chance, budget)
    must(step(game, line, seat, action))
  }
}

/** A task at its beginning; where a bot sits in the player's seat, at its end. `ghost` tells such bots apart. */
export const openTask = (task: Task, ghost?: string): Result<Course> => {
  const roster = rosterOf(task.game)
  if (!roster.ok) return roster
  const options = roster.value.game.options.read(task.options)
  if (!options.ok) return options
  const opened = roster.value.game.open(options.value, task.company.length)
  return opened.ok ? ok(settle(task, { state: opened.value, log: [] }, [], ghost)) : opened
}

/** The task after the player's next choice, told by its place among what is legal. */
export const choose = (task: Task, { state, log, legal, choices }: Course, choice: number): Result<Course> => {
  const action = legal[choice]
  if (action === undefined) return refuse('bad-choice', { choice, choices: legal.length })
  const line = { state, log: [...log] }
  must(step(gameOf(task), line, task.seat, action))
  return ok(settle(task, line, [...choices, choice]))
}

/** Plays a task through with these choices: what can be reproduced is right, and nothing else. */
export const replayTask = (task: Task, choices: readonly number[]): Result<Course> => {
  let course = openTask(task)
  for (const choice of choices) {
    if (!course.ok) return course
    course = choose(task, course.value, choice)
  }
  return course
}

/** The decks that were dealt, round by round. */
export const decksOf = (log: readonly Json[]): readonly (readonly Json[])[] =>
  log.flatMap(event => {
    const { type, deck } = event as { readonly type: string; readonly deck?: readonly Json[] }
    return type === 'dealt' ? [deck ?? []] : []
  })

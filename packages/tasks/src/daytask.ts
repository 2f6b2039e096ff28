import { CHARACTERS, LEVELS, type Level, rosterOf } from '@halfpint/bots'
import { type BySeat, below, bySeat, must, type Position, type Seat, seeded, shuffle } from '@halfpint/core'
import type { Day } from './day.ts'
import { PUZZLE_GAMES, puzzlesOf } from './games.ts'
import { decodeList, type Listed } from './list.ts'
import { dayProof, deckOf } from './pledge.ts'
import { type Puzzle, puzzleAt } from './puzzle.ts'
import { type Course, openTask, type Task } from './task.ts'

const SEATS = 4

/** The reader sits here. */
const ME: Seat = 0

/** The deal of a day: one round of four, drawn from the date alone, with three regulars of the pub around. */
export const dayTask = (day: Day, game: string): Task => {
  const regulars = shuffle(seeded(`company of ${day}, ${game}`), CHARACTERS)
  const options = must(must(rosterOf(game)).game.options.read({ rounds: 1 }))
  return {
    seed: `deal of ${day}, ${game}`,
    game,
    options,
    seat: ME,
    company: bySeat(SEATS, seat => (seat === ME ? null : (regulars[seat - 1] as string))),
    decks: [deckOf(game, options, dayProof(day, game, SEATS))],
  }
}

/** The puzzle of a day, the same for everybody; of any game if none is named. */
export const dailyPuzzle = (shipped: { readonly [game: string]: string }, day: Day, gameId?: string): Puzzle => {
  const random = seeded(`puzzle of ${day}`)
  const drawn = PUZZLE_GAMES[below(random, PUZZLE_GAMES.length)]?.game.id as string
  const game = must(puzzlesOf(gameId ?? drawn))
  const list = decodeList(shipped[game.game.id] ?? '')
  const chosen = list[below(random, list.length)] as Listed
  return puzzleAt(game, chosen.number, chosen.difficulty) as Puzzle
}

/** The promise of a day's deal, which can be told before: the hash of what it follows from. */
export const pledgeOfDay = (day: Day, game: string): string => dayProof(day, game, SEATS).pledge

/** What the seats have after these facts of a task: the points of all finished rounds. */
export const pointsOf = (task: Task, { log }: Pick<Course, 'log'>): BySeat<number> => {
  const { game } = must(rosterOf(task.game))
  const opened: Position = must(game.open(must(game.options.read(task.options)), task.company.length))
  const state = log.reduce((now, event) => game.evolve(now, event), opened)
  return game.records.results(state).rounds.reduce<number[]>(
    (sums, round) => {
      const { scores, points } = round as { readonly scores?: readonly number[]; readonly points?: readonly number[] }
      return sums.map((sum, seat) => sum + ((scores ?? points)?.[seat] as number))
    },
    task.company.map(() => 0),
  )
}

/** A bot that played the deal from the player's seat. */
export type Ghost = {
  readonly level: Level
  readonly points: number
  /** The action of each of its decisions, as people type it. */
  readonly plays: readonly string[]
}

/** What the player's seat did in a round, as people type it, and what it brought. */
export interface PlayedRound {
  readonly plays: readonly string[]
  readonly points: number
}

/** What the player's seat did and got, round by round. */
export const roundsPlayed = (task: Task, { log }: Pick<Course, 'log'>): readonly PlayedRound[] => {
  const { game, wishOf } = must(rosterOf(task.game))
  let state = must(game.open(task.options, task.company.length))
  const plays: string[][] = []
  for (const event of log) {
    const wish = wishOf(event, state)
    const round = state.round
    if (wish?.seat === task.seat) plays[round] = [...(plays[round] ?? []), game.actions.make(wish.action)]
    state = game.evolve(state, event)
  }
  return game.records.results(state).rounds.map((result, round) => {
    const { scores, points } = result as { readonly scores?: readonly number[]; readonly points?: readonly number[] }
    return { plays: plays[round] ?? [], points: (scores ?? points)?.[task.seat] as number }
  })
}

/** The decisions of the player's seat in a course, as people type them. */
export const playsOf = (task: Task, course: Pick<Course, 'log'>): readonly string[] =>
  roundsPlayed(task, course).flatMap(({ plays }) => plays)

/** Lets a bot play a task from the player's seat; `number` tells ghosts of one level apart. */
const playGhost = (task: Task, level: Level, number: number): Ghost => {
  const company = task.company.map((bot, seat) => (seat === task.seat ? level : bot))
  const course = must(openTask({ ...task, company }, `ghost ${number}`))
  return { level, points: pointsOf(task, course)[task.seat] as number, plays: playsOf(task, course) }
}

/** The ghosts from one place of the field to another: all levels in turn, as many as one likes. */
export const ghostsOf = (task: Task, from: number, to: number): readonly Ghost[] =>
  Array.from({ length: to - from }, (_, at) =>
    playGhost(task, LEVELS[(from + at) % LEVELS.length] as Level, Math.floor((from + at) / LEVELS.length)),
  )

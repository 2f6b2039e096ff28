import type { TaskGame } from '../taskgame.ts'
import { halfPintDeals } from './deals.ts'
import { halfPintPuzzles } from './puzzles.ts'
import { halfPintRounds } from './rounds.ts'

/** What this game brings to tasks. */
export const halfPintTasks: TaskGame = { puzzles: halfPintPuzzles, deals: halfPintDeals, roundsOf: halfPintRounds }

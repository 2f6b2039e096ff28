import type { TaskGame } from '../taskgame.ts'
import { herzlosDeals } from './deals.ts'
import { herzlosPuzzles } from './puzzles.ts'
import { herzlosRounds } from './rounds.ts'

/** What this game brings to tasks. */
export const herzlosTasks: TaskGame = { puzzles: herzlosPuzzles, deals: herzlosDeals, roundsOf: herzlosRounds }

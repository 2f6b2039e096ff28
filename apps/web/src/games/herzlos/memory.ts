import { type BySeat, everySeat } from '@halfpint/core'
import type { Card, State } from '@halfpint/herzlos'
import type { TableView } from '@halfpint/table'
import { recallRounds } from '../../game/memory.ts'
import { takenBy } from './standing.ts'

/** What a finished round was about: the cards that counted, by who took them. */
export type RoundMemory = BySeat<readonly Card[]>

/** What is remembered of the rounds of this match. */
export const memoryOf = (view: TableView): readonly (RoundMemory | undefined)[] => recallRounds(view)

/** What is worth remembering of a round that was just played. */
export const roundMemory = (state: State): RoundMemory =>
  everySeat(state.seats).map(seat => takenBy(state.tricks, seat))

import type { BySeat } from '@halfpint/core'
import type { Bet, State } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import { recallRounds } from '../../game/memory.ts'

/** What a finished round was about; the state keeps only what it came to. */
export interface RoundMemory {
  readonly predictions: BySeat<number>
  readonly bets: BySeat<Bet>
}

/** What is remembered of the rounds of this match. */
export const memoryOf = (view: TableView): readonly (RoundMemory | undefined)[] => recallRounds(view)

/** What is worth remembering of a round that was just played. */
export const roundMemory = ({ predictions, bets }: State): RoundMemory => ({
  predictions: predictions as number[],
  bets: bets as Bet[],
})

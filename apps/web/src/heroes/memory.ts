import type { BySeat } from '@halfpint/core'
import type { Bet, Event, State } from '@halfpint/half-pint'
import type { TableView, Told } from '@halfpint/table'
import { recall, remember } from '../shell/settings.ts'

/** What a finished round was about; the state keeps only what it came to. */
export interface RoundMemory {
  readonly predictions: BySeat<number>
  readonly bets: BySeat<Bet>
}

const nameOf = (view: TableView): string => `rounds.${view.id}.${view.matches}`

/** What is remembered of the rounds of the match under way; `undefined` for those nobody here has seen. */
export const memoryOf = (view: TableView): readonly (RoundMemory | undefined)[] => {
  const stored = recall(nameOf(view))
  return Array.isArray(stored) ? (stored as (RoundMemory | undefined)[]) : []
}

/** Remembers a round when it is scored, so that every number on the pad can be explained later. */
export const rememberRound = ({ fact }: Told, before: TableView): void => {
  if (fact.type !== 'game' || (fact.event as unknown as Event | null)?.type !== 'round-scored') return
  const state = before.match?.state as unknown as State
  const rounds = [...memoryOf(before)]
  rounds[state.round] = { predictions: state.predictions as number[], bets: state.bets as Bet[] }
  remember(nameOf(before), rounds)
}

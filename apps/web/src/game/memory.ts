import { isFields, type Position } from '@halfpint/core'
import type { TableView, Told } from '@halfpint/table'
import { recall, remember } from '../shell/settings.ts'

const nameOf = (view: TableView): string => `rounds.${view.id}.${view.matches}`

/** What is remembered of the rounds of the match under way; `undefined` for those nobody here has seen. */
export const recallRounds = <Memory>(view: TableView): readonly (Memory | undefined)[] => {
  const stored = recall(nameOf(view))
  return Array.isArray(stored) ? (stored as (Memory | undefined)[]) : []
}

/** Remembers a round when it is scored, so that every number on the pad can be explained later. */
export const rememberRound = <Memory>(
  { fact }: Told,
  before: TableView,
  memoryOf: (state: Position) => Memory,
): void => {
  if (fact.type !== 'game' || !isFields(fact.event) || fact.event.type !== 'round-scored') return
  if (before.match === null) return
  const { state } = before.match
  const rounds = [...recallRounds<Memory>(before)]
  rounds[state.round] = memoryOf(state)
  remember(nameOf(before), rounds)
}

import { type BySeat, everySeat } from '@halfpint/core'
import type { Card, Event, State } from '@halfpint/herzlos'
import type { TableView, Told } from '@halfpint/table'
import { recall, remember } from '../shell/settings.ts'
import { takenBy } from './standing.ts'

/** What a finished round was about: the cards that counted, by who took them. */
export type RoundMemory = BySeat<readonly Card[]>

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
  rounds[state.round] = everySeat(state.seats).map(seat => takenBy(state.tricks, seat))
  remember(nameOf(before), rounds)
}

import type { Game } from '@halfpint/core'
import { records } from './record.ts'
import { rules } from './rules.ts'
import type { Action, Event, Options, State } from './state.ts'

/** The game Herzlos. */
export const herzlos: Game<State, Action, Event, Options> = { ...rules, records }

import type { Presenter } from '@halfpint/core'
import type { Action, Event, State } from '../state.ts'
import { figuresOf } from './figures.ts'
import { offersOf } from './offers.ts'
import { type Choice, type Prospect, prospectOf } from './prospect.ts'
import { reasonsOf } from './reasons.ts'
import { sayingOf, sayingsOf } from './sayings.ts'
import { seatsOf } from './seats.ts'
import { warningsOf } from './warnings.ts'

/** Half-Pint Heroes as it is presented. */
export const halfPintPresenter = {
  seatsOf,
  prospectOf,
  offersOf,
  reasonsOf,
  warningsOf,
  sayingsOf,
  sayingOf,
  figuresOf,
} satisfies Presenter<State, Action, Event, Choice, Prospect>

export { cards } from './cards.ts'
export { difference } from './difference.ts'
export { anyOptions, drawOptions } from './draw.ts'
export { frozen, reread } from './frozen.ts'
export { hold, LAWS, laws } from './laws.ts'
export { randomGame } from './played.ts'
export { presents } from './presented.ts'
export type { LawSubject } from './subject.ts'
export { thimble } from './thimble/game.ts'
export type {
  Action as ThimbleAction,
  Event as ThimbleEvent,
  Options as ThimbleOptions,
  State as ThimbleState,
} from './thimble/state.ts'
export { thimbleSubject } from './thimble/subject.ts'

import type { Person } from './person.ts'

/** A chair that a person holds. */
export type Held = {
  readonly kind: 'person'
  readonly person: Person
  /** The version at which they took the chair: what was before, they saw with other eyes. */
  readonly sat: number
  /** Through which doors (processes of a server) the person is here at this moment; nowhere: not here. */
  readonly doors: readonly string[]
  /** Since when the person is not here; `null` while they are. */
  readonly absentSince: number | null
  /** The bot that plays until the person is back, or `null`. */
  readonly standIn: string | null
  /** Whether the clock ran out on the decision under way, so that a bot makes it. */
  readonly timedOut: boolean
  /** Whether the host has taken the word from them. */
  readonly muted: boolean
  /** What is left of the bank, in milliseconds; 0 without a clock. */
  readonly bank: number
  /** Whether they want another match. */
  readonly again: boolean
}

/** A chair on which a bot sits. */
type BotChair = {
  readonly kind: 'bot'
  /** A level or a regular of the pub. */
  readonly bot: string
  readonly name: string
  /** Whether somebody left this chair in the middle of a match: who comes may take it. */
  readonly free: boolean
}

/** One chair at the table. */
export type Chair = { readonly kind: 'open' } | Held | BotChair

/** Whether somebody sits there who is here at this moment. */
export const isPresent = (chair: Chair | undefined): chair is Held =>
  chair?.kind === 'person' && chair.absentSince === null

/**
 * Whether the table goes on: somebody is here, or waits for a chair, which is theirs when the round is over. While nobody
 * is, it sleeps: friends who go to eat find their game as they left it.
 */
export const isAwake = (table: { readonly chairs: readonly Chair[]; readonly reserved: readonly unknown[] }): boolean =>
  table.chairs.some(isPresent) || table.reserved.some(waiting => waiting !== null)

/** What the chair is called on the pad. */
export const nameOf = (chair: Chair): string =>
  chair.kind === 'person' ? chair.person.name : chair.kind === 'bot' ? chair.name : ''

/** The bot that plays for this chair now: its own, a stand-in, or one for a decision that took too long. */
export const botOn = (chair: Chair | undefined): string | null => {
  if (chair?.kind === 'bot') return chair.bot
  if (chair?.kind !== 'person') return null
  return chair.standIn ?? (chair.timedOut ? STAND_IN : null)
}

/** Who stands in: strong enough not to spoil the match, and answers at once. */
export const STAND_IN = 'regular'

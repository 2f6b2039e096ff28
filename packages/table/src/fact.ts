import type { BySeat, Json, Seat } from '@halfpint/core'
import type { Person } from './person.ts'
import type { Setup } from './setup.ts'
import type { Reaction } from './talk.ts'

/** Everything that can happen at a table. */
export type TableFact =
  /** The table stands, and its host sits on seat 0. */
  | {
      readonly type: 'opened'
      readonly table: string
      readonly setup: Setup
      readonly person: Person
      readonly key: string
    }
  | { readonly type: 'set-up'; readonly setup: Setup }
  | { readonly type: 'sat'; readonly seat: Seat; readonly person: Person; readonly key: string }
  | { readonly type: 'bot-sat'; readonly seat: Seat; readonly bot: string; readonly name: string }
  /** The host cleared the chair. */
  | { readonly type: 'emptied'; readonly seat: Seat }
  /** Somebody left for good; in the middle of a match `bot` plays on, otherwise it is `null`. */
  | { readonly type: 'left'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'host-passed'; readonly seat: Seat | null }
  | { readonly type: 'came'; readonly seat: Seat; readonly door: string }
  | { readonly type: 'went'; readonly seat: Seat; readonly door: string }
  /** So many watch from the rail through this door now. */
  | { readonly type: 'watched'; readonly door: string; readonly watching: number }
  /** Somebody has another name and symbol. */
  | { readonly type: 'renamed'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'gave-back'; readonly seat: Seat }
  | {
      readonly type: 'started'
      readonly match: number
      /** The options of this match: as set up, but the start seat moves on from match to match. */
      readonly options: { readonly [name: string]: Json }
      readonly players: BySeat<string>
    }
  /** `seed` and `secret` are `?` for every viewer; logs of the first version have no `secret`. */
  | {
      readonly type: 'pledged'
      readonly round: number
      readonly pledge: string
      readonly seed: string
      readonly secret?: string
    }
  /** A device bound itself to its share, which it does not tell yet. */
  | { readonly type: 'sealed'; readonly seat: Seat; readonly seal: string }
  | { readonly type: 'shared'; readonly seat: Seat; readonly share: string }
  /** A fact of the game, redacted by the game; `seat` is who caused it, `null` for the deal. */
  | { readonly type: 'game'; readonly seat: Seat | null; readonly event: Json }
  /** The round is finished and its seed is told: everybody can check the deal and see all hands. */
  | {
      readonly type: 'unveiled'
      readonly round: number
      readonly pledge: string
      readonly seed: string
      readonly shares: BySeat<string | null>
      readonly secret?: string
      readonly seals?: BySeat<string | null>
    }
  | { readonly type: 'bank-used'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'timed-out'; readonly seat: Seat }
  | { readonly type: 'reacted'; readonly seat: Seat; readonly reaction: Reaction }
  | { readonly type: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'muted'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'rematch-wished'; readonly seat: Seat }

/** A fact and when it happened, in milliseconds. */
export type Dated = { readonly at: number; readonly fact: TableFact }

/** A fact on its way into the log; `id` is that of the wish that caused it, on its first fact. */
export type Entry = Dated & { readonly id?: string }

/** A fact with its place in the log: 1, 2, 3 … without a gap, for every viewer the same. */
export type Told = Dated & { readonly version: number }

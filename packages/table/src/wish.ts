import { brief, isFields, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { Person } from './person.ts'
import type { Setup } from './setup.ts'
import type { Reaction } from './talk.ts'

/** What can be wished at a table. The wisher is said apart: a seat, or the rail. */
export type Wish =
  /** From the rail: takes this chair, or the first that is open; `key` is the SHA-256 of the new secret. */
  | { readonly type: 'sit'; readonly seat?: Seat; readonly person: Person; readonly key: string }
  | { readonly type: 'leave' }
  /** Plays: the action as the game knows it. */
  | { readonly type: 'act'; readonly action: Json }
  /** Adds 32 bytes of the device's own chance, hexadecimal, to the next deal. */
  | { readonly type: 'share'; readonly share: string }
  /** Binds the device to the share that it is going to add: its SHA-256 with the deal (docs/fairness.md). */
  | { readonly type: 'seal'; readonly seal: string }
  | { readonly type: 'react'; readonly reaction: Reaction }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'rematch' }
  /** Another name and symbol for oneself, between matches. */
  | { readonly type: 'rename'; readonly name: string; readonly symbol: string }
  /** The host's: open chairs are filled with bots named `fill`, if it is given. */
  | { readonly type: 'start'; readonly fill?: string }
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly bot: string; readonly name?: string }
  | { readonly type: 'empty'; readonly seat: Seat }
  | { readonly type: 'set-up'; readonly setup: Setup }
  | { readonly type: 'mute'; readonly seat: Seat; readonly on: boolean }
  /** The host's; or anybody's who takes it over from a host that has not been here for the grace. */
  | { readonly type: 'pass-host'; readonly seat: Seat }
  /** The connection layer's: the first stream of this seat was opened, or its last one closed. */
  | { readonly type: 'come'; readonly door: string }
  | { readonly type: 'go'; readonly door: string }
  /** The connection layer's, from the rail: so many watch through this door now. */
  | { readonly type: 'watch'; readonly door: string; readonly watching: number }

type Shape = 'seat' | 'count' | 'text' | 'flag' | 'json'

const FITS: { readonly [shape in Shape]: (value: unknown) => boolean } = {
  seat: value => Number.isInteger(value),
  count: value => Number.isInteger(value) && Number(value) >= 0,
  text: value => typeof value === 'string',
  flag: value => typeof value === 'boolean',
  json: value => value !== undefined,
}

/** The keys of each wish; a `?` marks those that may be left out. */
const SHAPES: { readonly [type in Wish['type']]: { readonly [key: string]: Shape | `${Shape}?` } } = {
  sit: { seat: 'seat?', person: 'json', key: 'text' },
  leave: {},
  act: { action: 'json' },
  share: { share: 'text' },
  seal: { seal: 'text' },
  react: { reaction: 'text' },
  say: { text: 'text' },
  rematch: {},
  rename: { name: 'text', symbol: 'text' },
  start: { fill: 'text?' },
  'seat-bot': { seat: 'seat', bot: 'text', name: 'text?' },
  empty: { seat: 'seat' },
  'set-up': { setup: 'json' },
  mute: { seat: 'seat', on: 'flag' },
  'pass-host': { seat: 'seat' },
  come: { door: 'text' },
  go: { door: 'text' },
  watch: { door: 'text', watching: 'count' },
}

/** A wish from outside, checked in its shape; whether it is allowed is for `takeWish`. Unknown keys are dropped. */
export const readWish = (json: unknown): Result<Wish> => {
  const type = isFields(json) ? json.type : undefined
  if (!isFields(json) || typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) {
    return refuse('unknown-wish', { wish: brief(type ?? null), known: Object.keys(SHAPES) })
  }
  const wish: Record<string, unknown> = { type }
  for (const [key, shape] of Object.entries(SHAPES[type as Wish['type']])) {
    const value = Object.hasOwn(json, key) ? json[key] : undefined
    if (value === undefined && shape.endsWith('?')) continue
    if (!FITS[shape.replace('?', '') as Shape](value)) return refuse('bad-wish', { wish: type, key })
    wish[key] = value
  }
  return ok(wish as Wish)
}

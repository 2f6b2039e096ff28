import { isFields } from '@halfpint/core'
import { BOT_NAME, HASH, PERSON, SEAT, SECRET, SETUP } from './forms.ts'
import { REACTIONS } from './reaction.ts'
import {
  type Fields,
  flag,
  json,
  list,
  nullable,
  object,
  optional,
  type Shapes,
  table,
  text,
  whole,
  word,
} from './shape.ts'

const fact = <const S extends Shapes>(says: string, shapes: S, edition: Edition = 1) => ({ says, shapes, edition })

/** The editions of what is told on a stream: 1 is that of version 0.1.0. */
export type Edition = 1 | 2

const ROUND = whole(0)
const PLEDGE = text(64, 64)
const BY_SEAT = list(nullable(SECRET), 7)

/** Everything that can happen at a table, and what is told of it. Types and schemas follow from it. */
export const FACTS = {
  opened: fact('The table stands, and its host sits on seat 0.', {
    table: text(1, 64),
    setup: SETUP,
    person: PERSON,
    key: HASH,
  }),
  'set-up': fact('Another game, other options or chairs.', { setup: SETUP }),
  sat: fact('Somebody took this chair.', { seat: SEAT, person: PERSON, key: HASH }),
  reserved: fact(
    'Somebody takes this chair with the next deal; until then a bot plays on.',
    {
      seat: SEAT,
      person: PERSON,
      key: HASH,
    },
    2,
  ),
  unreserved: fact('Nobody takes this chair with the next deal after all.', { seat: SEAT }, 2),
  'bot-sat': fact('A bot took this chair.', { seat: SEAT, bot: BOT_NAME, name: text(1, 192) }),
  emptied: fact('The host cleared the chair.', { seat: SEAT }),
  left: fact('Somebody left for good; in the middle of a match `bot` plays on, otherwise it is `null`.', {
    seat: SEAT,
    bot: nullable(BOT_NAME),
  }),
  'host-passed': fact('Somebody else is the host, or nobody.', { seat: nullable(SEAT) }),
  locked: fact('The host locked the table, or unlocked it.', { on: flag }, 2),
  banned: fact('This person cannot sit down here again.', { person: text(1, 64) }, 2),
  came: fact('Somebody is here, through this door (process of a server).', { seat: SEAT, door: text(1, 100) }),
  went: fact('Somebody is no longer here through this door.', { seat: SEAT, door: text(1, 100) }),
  watched: fact('So many watch from the rail through this door now.', { door: text(1, 100), watching: whole(0) }),
  renamed: fact('Somebody has another name and symbol.', { seat: SEAT, person: PERSON }),
  'stood-in': fact('This bot plays until the person is back.', { seat: SEAT, bot: BOT_NAME }),
  'gave-back': fact('The person plays again.', { seat: SEAT }),
  started: fact('A match begins. The start seat moves on from match to match.', {
    match: whole(1),
    options: table(json()),
    players: list(text(), 7),
  }),
  'match-ended': fact('The host ended the match without a result.', { match: whole(1) }, 2),
  pledged: fact('A deal is promised; `seed` and `secret` are `?` for every viewer.', {
    round: ROUND,
    pledge: PLEDGE,
    seed: HASH,
    secret: optional(HASH),
  }),
  sealed: fact('A device bound itself to its share, which it does not tell yet.', { seat: SEAT, seal: SECRET }, 2),
  shared: fact('A device added its share to the deal.', { seat: SEAT, share: SECRET }),
  game: fact('A fact of the game, as you may know it; `seat` caused it, `null` for the deal.', {
    seat: nullable(SEAT),
    event: json({ anyOf: [{ $ref: '#/components/schemas/GameEvent' }, { type: 'null' }] }),
  }),
  unveiled: fact('The round is finished and its seed is told: everybody can check the deal.', {
    round: ROUND,
    pledge: PLEDGE,
    seed: HASH,
    shares: BY_SEAT,
    secret: optional(HASH),
    seals: optional(BY_SEAT),
  }),
  'bank-used': fact('So much of the bank is left, in milliseconds.', { seat: SEAT, left: whole(0) }),
  'timed-out': fact('A bot makes the decision that took too long.', { seat: SEAT }),
  reacted: fact('Somebody said something with one tap.', { seat: SEAT, reaction: word(...REACTIONS) }),
  cheered: fact('Somebody on the rail said something with one tap.', { reaction: word(...REACTIONS) }, 2),
  said: fact('Somebody said something in the chat.', { seat: SEAT, text: text() }),
  muted: fact('The host took the word from somebody, or gave it back.', { seat: SEAT, on: flag }),
  'rematch-wished': fact('Somebody wants another match.', { seat: SEAT }),
  forgotten: fact(
    'Somebody is forgotten at their wish: the name on these seats and in these games, and these lines of the chat, counted from the oldest.',
    {
      person: text(1, 64),
      seats: list(SEAT, 7),
      said: list(whole(0)),
      played: list(object({ match: whole(1), seat: SEAT, of: optional(word('start', 'end')) })),
    },
    2,
  ),
} as const

type Facts = typeof FACTS

/** Something that happened at a table. */
export type TableFact = { [T in keyof Facts]: { readonly type: T } & Fields<Facts[T]['shapes']> }[keyof Facts]

const FORMS = new Map(
  Object.entries(FACTS).map(([type, { says, shapes }]) => [type, object(shapes as Shapes, type, says)] as const),
)

/** The form of a fact as it is told. */
export const FACT_FORM = {
  misfit(value: unknown): string | null {
    const form = isFields(value) ? FORMS.get(String(value.type)) : undefined
    return form === undefined ? '/type' : form.misfit(value)
  },
  schema: { oneOf: [...FORMS.values()].map(({ schema }) => schema) },
}

/** A fact and when it happened, in milliseconds. */
export type Dated = { readonly at: number; readonly fact: TableFact }

/** A fact on its way into the log; `id` is that of the wish that caused it, on its first fact. */
export type Entry = Dated & { readonly id?: string }

/** A fact with its place in the log: 1, 2, 3 … without a gap, for every viewer the same. */
export type Told = Dated & { readonly version: number }

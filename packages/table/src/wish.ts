import { brief, isFields, ok, type Result, refuse } from '@halfpint/core'
import { BOT_NAME, HASH, PERSON, SEAT, SECRET, SETUP_WISH, SYMBOL } from './forms.ts'
import { REACTIONS } from './reaction.ts'
import { type Fields, flag, json, object, optional, type Shapes, text, whole } from './shape.ts'

/** Who may wish something: somebody on the rail, anybody at the table, the host alone, or the server for them. */
type Wisher = 'rail' | 'seat' | 'host' | 'server'

const wish = <const S extends Shapes>(who: Wisher, says: string, shapes: S) => ({ who, says, shapes })

const DOOR = { door: text(1, 100) }

/** Everything that can be wished at a table: who may, and what it says. Types, readers and schemas follow from it. */
export const WISHES = {
  sit: wish('rail', 'Takes this chair, or the first that is free; `key` is the SHA-256 of the new secret.', {
    seat: optional(SEAT),
    person: PERSON,
    key: HASH,
  }),
  leave: wish('seat', 'Leaves for good; in the middle of a match a bot plays on.', {}),
  act: wish('seat', 'Plays: one of the actions that /legal lists.', {
    action: json({ $ref: '#/components/schemas/Action' }),
  }),
  share: wish('seat', "Adds 32 bytes of the device's own chance to the next deal.", { share: SECRET }),
  seal: wish('seat', 'Binds the device to the share that it is going to add (docs/fairness.md).', { seal: SECRET }),
  react: wish('seat', 'Says something with one tap.', {
    reaction: text(1, 24, /^[a-z]{1,24}$/, { examples: [...REACTIONS] }),
  }),
  say: wish('seat', 'Says something in the chat: at most 200 characters.', { text: text(1, 1600) }),
  rematch: wish('seat', 'Wants another match; it starts when all who are here want it.', {}),
  rename: wish('seat', 'Another name and symbol for oneself, between matches.', { name: text(1, 192), symbol: SYMBOL }),
  start: wish('host', 'Starts a match; open chairs are filled with this bot.', { fill: optional(BOT_NAME) }),
  'seat-bot': wish('host', 'Seats a bot on an open chair, or in the place of another bot.', {
    seat: SEAT,
    bot: BOT_NAME,
    name: optional(text(1, 192)),
  }),
  empty: wish('host', 'Clears a chair; with `ban` the person cannot come back.', { seat: SEAT, ban: optional(flag) }),
  swap: wish('seat', "Two chairs change places, with whoever sits there: one's own with a free one; the host's, any.", {
    seat: SEAT,
    other: SEAT,
  }),
  'set-up': wish('host', 'Another game, other options or chairs, between matches.', { setup: SETUP_WISH }),
  mute: wish('host', 'Takes the word from somebody, or gives it back.', { seat: SEAT, on: flag }),
  lock: wish('host', 'While the table is locked, nobody else can sit down.', { on: flag }),
  'stand-in': wish('host', 'Lets a bot play at once for somebody who is away.', { seat: SEAT }),
  'end-match': wish('host', 'Ends the match under way without a result.', {}),
  'pass-host': wish('seat', 'Gives the role of the host away; or takes it from a host who is away.', { seat: SEAT }),
  come: wish('server', 'The first stream of this seat was opened.', DOOR),
  go: wish('server', 'The last stream of this seat was closed.', DOOR),
  watch: wish('server', 'So many watch from the rail through this door now.', { ...DOOR, watching: whole(0) }),
  'give-up': wish('server', 'Somebody who waits for this chair does not want it any more.', { seat: SEAT }),
  cheer: wish('server', 'Somebody on the rail says something with one tap.', { reaction: text(1, 24) }),
} as const

type Wishes = typeof WISHES

/** The name of a wish. */
type WishType = keyof Wishes

/** What can be wished at a table. The wisher is said apart: a seat, or the rail. */
export type Wish = { [T in WishType]: { readonly type: T } & Fields<Wishes[T]['shapes']> }[WishType]

/** A wish of this type. */
export type WishOf<T extends WishType> = Extract<Wish, { type: T }>

const FORMS = new Map(
  Object.entries(WISHES).map(([type, { says, shapes }]) => [type, object(shapes as Shapes, type, says)] as const),
)

/** Whether somebody at the table may wish this, rather than the server for them. */
export const isSeatWish = ({ type }: Wish): boolean => WISHES[type].who === 'seat' || WISHES[type].who === 'host'

/** The JSON schema of what a seat can wish. */
export const WISH_SCHEMA = {
  oneOf: [...FORMS].flatMap(([type, form]) =>
    ['seat', 'host'].includes(WISHES[type as WishType].who) ? [form.schema] : [],
  ),
}

/** A wish from outside, checked in its form; whether it is allowed is for `takeWish`. */
export const readWish = (given: unknown): Result<Wish> => {
  const type = isFields(given) ? given.type : undefined
  const form = typeof type === 'string' ? FORMS.get(type) : undefined
  if (form === undefined) return refuse('unknown-wish', { wish: brief(type ?? null), known: [...FORMS.keys()] })
  const where = form.misfit(given)
  return where === null ? ok(given as Wish) : refuse('bad-wish', { wish: brief(type), key: where.slice(1) })
}

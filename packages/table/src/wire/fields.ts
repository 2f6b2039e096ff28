import type { Json } from '@halfpint/core'
import * as z from 'zod'
import { SYMBOL_NAME } from '../person.ts'

/** The id of a table, part of its link. */
export const TableId = z
  .string()
  .regex(/^[0-9a-z]{8,32}$/)
  .meta({ id: 'TableId', description: 'The id of a table, part of its link.', examples: ['k3w9x0f7m2aq8c'] })

const COMMAND_ID = /^[0-9A-Za-z_.-]{1,64}$/

/** Whether this has the form of a command id. */
export const isCommandId = (id: unknown): id is string => typeof id === 'string' && COMMAND_ID.test(id)

/** An id that the client chooses for a command. */
export const CommandId = z
  .string()
  .regex(COMMAND_ID)
  .meta({
    id: 'CommandId',
    description: 'An id that the client chooses, a new one for each command, such as a UUID. A repeated id runs once.',
    examples: ['ann-1'],
  })

/** The secret of a seat: 32 random bytes as base64url without padding. */
export const SeatToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({
    id: 'SeatToken',
    description:
      'The secret of a seat: 32 random bytes as base64url (43 characters). Send it in the Authorization header only; the server stores nothing but its SHA-256.',
  })

/** A name as a client sends it; the table removes invisible characters and keeps 1 to 24 characters. */
export const Name = z
  .string()
  .min(1)
  .max(192)
  .meta({ id: 'Name', description: 'A name: 1 to 24 visible characters.', examples: ['Ann'] })

/** The symbol of a person; the page draws the ones that it knows. */
export const PlayerSymbol = z
  .string()
  .regex(SYMBOL_NAME)
  .meta({ id: 'PlayerSymbol', description: "The name of a person's symbol.", examples: ['mug'] })

/** A seat, numbered clockwise from 0. */
export const SeatNumber = z.int().min(0).max(6).meta({ id: 'Seat', description: 'A seat, numbered clockwise from 0.' })

/** The seat of the viewer, or `spectator`. */
export const Viewer = z.union([SeatNumber, z.literal('spectator')])

/** The number of an event in a table's log: 1, 2, 3 … */
export const Version = z
  .int()
  .min(0)
  .meta({ id: 'Version', description: "The number of an event in a table's log: 1, 2, 3 … without a gap." })

/** Maximum depth of nested JSON. `JSON.stringify` fails on thousands of nested brackets. */
const MAX_DEPTH = 16

const isShallow = (value: unknown, depth = MAX_DEPTH): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every(each => isShallow(each, depth - 1)))

/** Any JSON value; the rules of the game check it. `meta` describes it in OpenAPI. */
export const json = (meta: { readonly [key: string]: Json } = {}) =>
  z.custom<Json>(value => value !== undefined && isShallow(value), 'nested too deeply, or missing').meta(meta)

/** Any JSON value that is only described, not checked. */
export const AnyJson = z.unknown()

/** A bot: a level or a character. */
export const BotName = z.string().regex(/^[a-z]{1,24}$/)

/** 32 bytes in hexadecimal; `?` where a viewer may not know them. */
export const Hash = z.string().min(1).max(64)

/** 32 bytes in hexadecimal, lower case. */
export const Secret = z.string().regex(/^[0-9a-f]{64}$/)

/** A person as all viewers see them. */
export const Person = z
  .strictObject({
    id: z.string().min(1).max(64).meta({ description: 'Public; the same device has the same id again.' }),
    name: z.string().min(1).max(192),
    symbol: z.string().min(1).max(64).meta({ description: 'The name of the chosen symbol.' }),
  })
  .meta({ id: 'Person', description: 'A person as all viewers see them.' })

/** A parsed type with all its lists and objects read-only. */
export type Immutable<T> = Json extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Immutable<T[Key]> }
      : T

import * as z from 'zod'
import { SetupWish } from './setup.ts'
import { BotName, Hex32, Name, PlayerSymbol, SeatNumber, Text, WishId } from './text.ts'

/** An action of the game, as `legal` lists it; the rules check it. */
const Action = z
  .record(z.string().max(32), z.union([z.number(), z.string().max(32), z.null(), z.array(z.string().max(8)).max(32)]))
  .meta({
    id: 'Action',
    description:
      'What one does in the game, as /legal lists it: `{"type":"predict","prediction":2}`, `{"type":"play","hand":["r7"]}`, `{"type":"pass","cards":["fA"]}` …',
  })

/** What can be said with one tap; which ones there are, the table knows. */
const ReactionName = z.string().regex(/^[a-z]{1,24}$/)

/** What a seat can wish. */
export const SeatWish = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('act'), action: Action }),
    z.strictObject({ type: z.literal('leave') }),
    z.strictObject({ type: z.literal('share'), share: Hex32 }),
    z.strictObject({ type: z.literal('seal'), seal: Hex32 }),
    z.strictObject({ type: z.literal('react'), reaction: ReactionName }),
    z.strictObject({ type: z.literal('say'), text: Text }),
    z.strictObject({ type: z.literal('rematch') }),
    z.strictObject({ type: z.literal('rename'), name: Name, symbol: PlayerSymbol }),
    z.strictObject({ type: z.literal('start'), fill: BotName.optional() }),
    z.strictObject({ type: z.literal('seat-bot'), seat: SeatNumber, bot: BotName, name: Name.optional() }),
    z.strictObject({ type: z.literal('empty'), seat: SeatNumber }),
    z.strictObject({ type: z.literal('set-up'), setup: SetupWish }),
    z.strictObject({ type: z.literal('mute'), seat: SeatNumber, on: z.boolean() }),
    z.strictObject({ type: z.literal('pass-host'), seat: SeatNumber }),
  ])
  .meta({ id: 'Wish', description: 'What a seat can wish. Some wishes are the host’s alone.' })
export type SeatWish = z.infer<typeof SeatWish>

/** A wish with the id that makes it happen once. */
export const WishRequest = z
  .strictObject({ id: WishId, wish: SeatWish })
  .meta({ id: 'WishRequest', description: 'A wish with the id that makes it happen once.' })
export type WishRequest = z.infer<typeof WishRequest>

import * as z from 'zod'
import { SeatNumber, Viewer } from '../fields.ts'

const Card = z
  .string()
  .regex(/^[hfcd](?:[2-9]|10|[JQKA])$/)
  .meta({ id: 'HerzlosCard', description: 'A card of Herzlos: its suit and its rank, `hQ`.' })
const SeenCard = z.union([Card, z.literal('?')])

const Play = z.strictObject({ seat: SeatNumber, card: Card })

const Result = z.strictObject({
  ending: z.enum(['final-scoring', 'march']),
  totals: z.array(z.number()),
  winners: z.array(SeatNumber),
})

const score = { points: z.array(z.number()), march: SeatNumber.nullable() }

/** The wire format of Herzlos. */
export const herzlos = {
  action: z
    .union([
      z.strictObject({ type: z.literal('pass'), cards: z.array(Card) }),
      z.strictObject({ type: z.literal('play'), card: Card }),
    ])
    .meta({ id: 'HerzlosAction', description: 'An action of Herzlos.' }),
  event: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('dealt'), deck: z.array(SeenCard) }),
      z.strictObject({ type: z.literal('passed'), seat: SeatNumber, cards: z.array(SeenCard) }),
      z.strictObject({ type: z.literal('passes-exchanged'), passes: z.array(z.array(SeenCard)), leader: SeatNumber }),
      Play.extend({ type: z.literal('played') }),
      z.strictObject({ type: z.literal('trick-won'), winner: SeatNumber }),
      z.strictObject({ type: z.literal('round-scored'), ...score }),
      z.strictObject({ type: z.literal('game-ended'), result: Result }),
    ])
    .meta({ id: 'HerzlosEvent', description: 'An event of Herzlos, as you may know it.' }),
  state: z
    .strictObject({
      options: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())])),
      seats: z.int(),
      round: z.int(),
      viewer: Viewer,
      phase: z.enum(['deal', 'pass', 'play', 'over']),
      hands: z.array(z.array(SeenCard)),
      passes: z.array(z.array(SeenCard).nullable()),
      toPlay: SeatNumber,
      trick: z.array(Play),
      tricks: z.array(z.strictObject({ plays: z.array(Play), winner: SeatNumber })),
      heartsOpen: z.boolean(),
      results: z.array(z.strictObject({ ...score, tricks: z.array(z.int()), taken: z.array(z.array(Card)) })),
      result: Result.nullable(),
    })
    .meta({ id: 'HerzlosState', description: 'A game of Herzlos as you may know it; `?` is hidden.' }),
}

import * as z from 'zod'
import { SeatNumber, Viewer } from '../fields.ts'

const Card = z
  .string()
  .regex(/^[rygbk](?:[1-9]|1[0-3])$/)
  .meta({ id: 'HalfPintCard', description: 'A card of Half-Pint Heroes: its colour and its number, `r7`.' })
const SeenCard = z.union([Card, z.literal('?')])
const Bet = z.union([SeatNumber, z.literal('none')])

const Play = z.strictObject({ seat: SeatNumber, hand: z.array(Card), row: z.array(Card), set: z.string() })

const Result = z.union([
  z.strictObject({
    ending: z.literal('final-scoring'),
    bonus: z.array(z.number()),
    totals: z.array(z.number()),
    winners: z.array(SeatNumber),
  }),
  z.strictObject({ ending: z.literal('gun-fight'), winners: z.array(SeatNumber) }),
])

const score = {
  tricks: z.array(z.int()),
  brawl: SeatNumber.nullable(),
  scores: z.array(z.number()),
  marks: z.array(z.enum(['X', 'B', ''])),
}

/** The wire format of Half-Pint Heroes. */
export const halfPint = {
  action: z
    .union([
      z.strictObject({ type: z.literal('predict'), prediction: z.int() }),
      z.strictObject({ type: z.literal('bet'), on: SeatNumber.nullable() }),
      z.strictObject({ type: z.literal('play'), hand: z.array(Card), row: z.array(Card).optional() }),
    ])
    .meta({ id: 'HalfPintAction', description: 'An action of Half-Pint Heroes.' }),
  event: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('dealt'), deck: z.array(SeenCard) }),
      z.strictObject({
        type: z.literal('predicted'),
        seat: SeatNumber,
        prediction: z.union([z.int(), z.literal('?')]),
      }),
      z.strictObject({ type: z.literal('predictions-revealed'), predictions: z.array(z.int()) }),
      z.strictObject({ type: z.literal('bet-placed'), seat: SeatNumber, bet: z.union([Bet, z.literal('?')]) }),
      z.strictObject({ type: z.literal('bets-revealed'), bets: z.array(Bet) }),
      Play.extend({ type: z.literal('played') }),
      z.strictObject({ type: z.literal('trick-won'), winner: SeatNumber }),
      z.strictObject({ type: z.literal('round-scored'), gunFight: z.array(SeatNumber), ...score }),
      z.strictObject({ type: z.literal('game-ended'), result: Result }),
    ])
    .meta({ id: 'HalfPintEvent', description: 'An event of Half-Pint Heroes, as you may know it.' }),
  state: z
    .strictObject({
      options: z.record(z.string(), z.union([z.number(), z.string()])),
      seats: z.int(),
      round: z.int(),
      viewer: Viewer,
      phase: z.enum(['deal', 'predict', 'bet', 'play', 'over']),
      start: SeatNumber,
      row: z.array(Card),
      hands: z.array(z.array(SeenCard)),
      stock: z.array(SeenCard),
      predictions: z.array(z.union([z.int(), z.literal('?')]).nullable()),
      bets: z.array(z.union([Bet, z.literal('?')]).nullable()),
      toPlay: SeatNumber,
      trick: z.array(Play),
      tricks: z.array(z.strictObject({ plays: z.array(Play), winner: SeatNumber })),
      results: z.array(z.strictObject({ ...score, predictions: z.array(z.int()), bets: z.array(Bet) })),
      gunFight: z.array(SeatNumber),
      result: Result.nullable(),
    })
    .meta({ id: 'HalfPintState', description: 'A game of Half-Pint Heroes as you may know it; `?` is hidden.' }),
}

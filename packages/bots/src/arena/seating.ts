import { type BySeat, bySeat, type Random, shuffle } from '@halfpint/core'

/** The index of the bot on each seat. */
export type BotSeating = BySeat<number>

/** A deal is played in all seatings up to this number. Above it, one seating is drawn for each deal and rotated. */
const MAX_SEATINGS = 100

/** Numbers of seats for each bot, as equal as possible, in every way to distribute the remainder. */
const shares = (bots: number, seats: number): number[][] => {
  const min = Math.floor(seats / bots)
  const fill = (bot: number, left: number): number[][] => {
    if (bot === bots) return left === 0 ? [[]] : []
    return [min + 1, min].flatMap(share => fill(bot + 1, left - share).map(rest => [share, ...rest]))
  }
  return fill(0, seats)
}

/** Every seating in which each bot gets its share of the seats. */
const arrange = (share: readonly number[], seats: number): BotSeating[] => {
  if (seats === 0) return [[]]
  return share.flatMap((count, bot) => {
    if (count === 0) return []
    return arrange(share.with(bot, count - 1), seats - 1).map(rest => [bot, ...rest])
  })
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

const countAll = (bots: number, seats: number): number =>
  shares(bots, seats).reduce(
    (sum, share) => sum + share.reduce((ways, count) => ways / factorial(count), factorial(seats)),
    0,
  )

/** Number of seatings per deal. */
export const seatingCount = (bots: number, seats: number): number => {
  const all = countAll(bots, seats)
  return all <= MAX_SEATINGS ? all : bots * seats
}

/**
 * The seatings of one deal. In all of them together, every bot sits on every seat equally often, so a good seat or a
 * good hand favours no bot. If there are too many, one seating is drawn and rotated, both around the table and from bot
 * to bot.
 */
export const seatingsOf = (bots: number, seats: number, random: Random): readonly BotSeating[] => {
  if (countAll(bots, seats) <= MAX_SEATINGS) return shares(bots, seats).flatMap(share => arrange(share, seats))
  const drawn = shuffle(
    random,
    bySeat(seats, seat => seat % bots),
  )
  return bySeat(bots, named =>
    bySeat(seats, turned => bySeat(seats, seat => (drawn[(seat + turned) % seats]! + named) % bots)),
  ).flat()
}

import { type BySeat, bySeat, type Random, shuffle } from '@halfpint/core'

/** Who sits where: the number of a bot for every seat. */
export type Mix = BySeat<number>

/** Up to so many mixes every deal is played in all of them; beyond it, in rings drawn for each deal. */
const MOST_MIXES = 100

/** How many seats each bot gets, as evenly as possible, in every way in which the odd seats can fall. */
const shares = (bots: number, seats: number): number[][] => {
  const least = Math.floor(seats / bots)
  const fill = (bot: number, left: number): number[][] => {
    if (bot === bots) return left === 0 ? [[]] : []
    return [least + 1, least].flatMap(share => fill(bot + 1, left - share).map(rest => [share, ...rest]))
  }
  return fill(0, seats)
}

/** Every way to give the seats out so that each bot gets its share. */
const arrange = (share: readonly number[], seats: number): Mix[] => {
  if (seats === 0) return [[]]
  return share.flatMap((count, bot) => {
    if (count === 0) return []
    return arrange(share.with(bot, count - 1), seats - 1).map(rest => [bot, ...rest])
  })
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

const countMixes = (bots: number, seats: number): number =>
  shares(bots, seats).reduce(
    (sum, share) => sum + share.reduce((ways, count) => ways / factorial(count), factorial(seats)),
    0,
  )

/** How many mixes one deal is played in. */
export const mixCount = (bots: number, seats: number): number => {
  const all = countMixes(bots, seats)
  return all <= MOST_MIXES ? all : bots * seats
}

/**
 * The mixes of one deal. Over all of them every bot sits on every seat equally often, so that neither a
 * good seat nor a good hand favours anybody. Where there are too many, one is drawn and turned: around
 * the table, and from bot to bot.
 */
export const mixesOf = (bots: number, seats: number, random: Random): readonly Mix[] => {
  if (countMixes(bots, seats) <= MOST_MIXES) return shares(bots, seats).flatMap(share => arrange(share, seats))
  const drawn = shuffle(
    random,
    bySeat(seats, seat => seat % bots),
  )
  return bySeat(bots, named =>
    bySeat(seats, turned => bySeat(seats, seat => ((drawn[(seat + turned) % seats] as number) + named) % bots)),
  ).flat()
}

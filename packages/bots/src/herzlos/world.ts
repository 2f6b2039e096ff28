import { copyPlayout, draw, type Playout, roll, type Slot } from '@halfpint/herzlos'
import type { Known } from './known.ts'

/** Deals the hidden cards so that every consistent deal is equally likely. */
export interface Sampler {
  deal(round: Playout): void
  /** Number of consistent deals. */
  readonly deals: number
}

/** Seats that may hold the same suits. They count as one large hand. */
interface Party {
  readonly seats: readonly number[]
  readonly room: number
  readonly voids: number
}

/** Cards of all suits that the same parties may hold. */
interface Lump {
  readonly cards: Uint8Array
  /** Parties that cannot hold these cards, as bits. */
  readonly barred: number
}

/** Ways to distribute a lump and all later lumps, given the remaining capacity of each party. */
interface Fork {
  readonly ways: number
  /** Cumulative number of ways. */
  readonly sums: Float64Array
  readonly shares: readonly Uint8Array[]
  readonly next: readonly (Fork | undefined)[]
}

const FACTORIALS: number[] = [1]
for (let n = 1; n <= 52; n++) FACTORIALS.push(n * FACTORIALS[n - 1]!)
const factorial = (n: number): number => FACTORIALS[n]!

const parties = ({ room, voids }: Known, suits: number): Party[] => {
  const by = new Map<number, { seats: number[]; room: number; voids: number }>()
  room.forEach((cards, seat) => {
    if (cards === 0) return
    const key = voids[seat]! & suits
    const party = by.get(key) ?? { seats: [], room: 0, voids: key }
    party.seats.push(seat)
    party.room += cards
    by.set(key, party)
  })
  return [...by.values()]
}

const lumps = (hidden: readonly Slot[], groups: readonly Party[]): Lump[] => {
  const by = new Map<number, Slot[]>()
  for (const slot of hidden) {
    let barred = 0
    groups.forEach(({ voids }, at) => {
      if ((voids >> (slot >> 4)) & 1) barred |= 1 << at
    })
    by.set(barred, [...(by.get(barred) ?? []), slot])
  }
  return [...by].map(([barred, cards]) => ({ barred, cards: Uint8Array.from(cards) }))
}

/** Every way to distribute `size` cards among the parties within their capacity. */
const sharings = (size: number, room: readonly number[], barred: number): number[][] => {
  const shares: number[][] = []
  const share = room.map(() => 0)
  const fill = (at: number, left: number): void => {
    const most = (barred >> at) & 1 ? 0 : Math.min(left, room[at]!)
    if (at === room.length - 1) {
      if (left > most) return
      share[at] = left
      shares.push([...share])
      return
    }
    for (let cards = 0; cards <= most; cards++) {
      share[at] = cards
      fill(at + 1, left - cards)
    }
  }
  fill(0, size)
  return shares
}

/**
 * Counts the deals by dynamic programming over lumps and remaining capacity. Splitting n cards into parts n1, n2… can
 * be done in n!/(n1! n2! …) ways.
 */
const forks = (all: readonly Lump[], groups: readonly Party[]): Fork | undefined => {
  const seen = new Map<string, Fork | undefined>()
  const forkAt = (at: number, room: readonly number[]): Fork | undefined => {
    const key = `${at}:${room.join()}`
    if (seen.has(key)) return seen.get(key)
    const { cards, barred } = all[at]!
    const shares: Uint8Array[] = []
    const next: (Fork | undefined)[] = []
    const sums: number[] = []
    let ways = 0
    for (const share of sharings(cards.length, room, barred)) {
      const left = room.map((cards, party) => cards - share[party]!)
      const last = at === all.length - 1
      const after = last ? undefined : forkAt(at + 1, left)
      if (!last && after === undefined) continue
      let count = factorial(cards.length) * (after?.ways ?? 1)
      for (const part of share) count /= factorial(part)
      ways += count
      shares.push(Uint8Array.from(share))
      next.push(after)
      sums.push(ways)
    }
    const fork = shares.length === 0 ? undefined : { ways, sums: Float64Array.from(sums), shares, next }
    seen.set(key, fork)
    return fork
  }
  return forkAt(
    0,
    groups.map(party => party.room),
  )
}

/** Shuffles the first `needed` cards; the order of the rest does not matter. */
const mix = (cards: Uint8Array, size: number, needed: number, round: Playout): void => {
  for (let at = 0; at < needed; at++) {
    const other = at + roll(round, size - at)
    const card = cards[at]!
    cards[at] = cards[other]!
    cards[other] = card
  }
}

/** Creates a sampler for the deals that are consistent with the knowledge of a seat. */
export const createSampler = (known: Known): Sampler => {
  const { room, hidden, round: start } = known
  const suits = hidden.reduce((bits, slot) => bits | (1 << (slot >> 4)), 0)
  const groups = parties(known, suits)
  const all = lumps(hidden, groups)
  const root = all.length === 0 ? undefined : forks(all, groups)
  if (all.length > 0 && root === undefined) throw new Error('no deal fits what was seen')
  const piles = groups.map(party => new Uint8Array(party.room))
  const sizes = groups.map(() => 0)
  const within = groups.reduce(
    (ways, party) => party.seats.reduce((w, seat) => w / factorial(room[seat]!), ways * factorial(party.room)),
    1,
  )

  const put = ({ hands }: Playout, seat: number, cards: Uint8Array, from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const slot = cards[at]!
      const cell = ((slot >> 4) << 3) | seat
      hands[cell] = hands[cell]! | (1 << (slot & 15))
    }
  }

  /** Distributes cards among the seats of a party. */
  const cut = (round: Playout, party: Party, cards: Uint8Array): void => {
    const { seats } = party
    const last = seats[seats.length - 1]!
    if (seats.length > 1) mix(cards, party.room, party.room - room[last]!, round)
    let from = 0
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at]!
      const to = from + room[seat]!
      put(round, seat, cards, from, to)
      from = to
    }
  }

  const choose = (fork: Fork, round: Playout): number => {
    const { sums } = fork
    if (sums.length === 1) return 0
    const drawn = draw(round) * fork.ways
    let least = 0
    let most = sums.length - 1
    while (least < most) {
      const middle = (least + most) >> 1
      if (sums[middle]! > drawn) most = middle
      else least = middle + 1
    }
    return least
  }

  const deal = (round: Playout): void => {
    copyPlayout(start, round)
    let fork = root
    sizes.fill(0)
    for (let lump = 0; fork !== undefined; lump++) {
      const { cards } = all[lump]!
      const chosen = choose(fork, round)
      const share = fork.shares[chosen]!
      mix(cards, cards.length, groups.length === 1 ? 0 : cards.length - 1, round)
      let from = 0
      for (let party = 0; party < groups.length; party++) {
        const to = from + share[party]!
        const pile = piles[party]!
        let size = sizes[party]!
        for (; from < to; from++) pile[size++] = cards[from]!
        sizes[party] = size
      }
      fork = fork.next[chosen]
    }
    for (let party = 0; party < groups.length; party++) {
      cut(round, groups[party]!, piles[party]!)
    }
  }
  return { deal, deals: (root?.ways ?? 1) * within }
}

import { log, type Random, type Seat } from '@halfpint/core'

/** A round in which nothing is hidden, played in place and taken back as a whole. */
export interface OpenRound {
  readonly seats: number
  /** Back to where the search starts. */
  reset(): void
  /** Who plays next; -1 when the round is over. */
  toPlay(): Seat | -1
  /** How many plays that seat has. */
  count(): number
  make(at: number): void
  /** Plays one play as sensible players would; tells which. */
  makeSensibly(): number
  /** What the end is worth to a seat, from 0 to 1. */
  worth(seat: Seat): number
}

/** What a search found: the play tried most often (-1 if there was none to choose), and what the round is worth. */
export interface Found {
  readonly best: number
  readonly worth: number
}

interface Branch {
  /** By play: what others did until it was our turn again, and where that leads. */
  readonly next: Map<number, Branch>[]
  readonly tries: Int32Array
  readonly sums: Float64Array
  visits: number
  /** Plays are first tried one after the other, from a place drawn by chance. */
  readonly first: number
}

/** How much a play that was tried seldom is worth a try: values of one round lie close together. */
const CURIOSITY = 0.15

const branchOf = (count: number, random: Random): Branch => ({
  next: Array.from({ length: count }, () => new Map<number, Branch>()),
  tries: new Int32Array(count),
  sums: new Float64Array(count),
  visits: 0,
  first: random.next() % count,
})

const choose = ({ tries, sums, visits, first }: Branch): number => {
  const count = tries.length
  if (visits < count) return (first + visits) % count
  const curiosity = CURIOSITY * Math.sqrt(log(visits))
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const times = tries[at] as number
    const value = (sums[at] as number) / times + curiosity / Math.sqrt(times)
    if (value > most) {
      most = value
      best = at
    }
  }
  return best
}

/**
 * Tree search for one seat that sees all hands (UCT), while the others, who do not, play sensibly. It
 * runs once at least, and as long as `goOn` says.
 */
export const search = (round: OpenRound, seat: Seat, random: Random, goOn: () => boolean): Found => {
  const start = new Map<number, Branch>()
  const path: { branch: Branch; at: number }[] = []
  let first: Branch | undefined
  let sum = 0
  let runs = 0
  do {
    round.reset()
    path.length = 0
    for (let from: Map<number, Branch> | undefined = start; from !== undefined; ) {
      let heard = 0
      while (round.toPlay() >= 0 && round.toPlay() !== seat)
        heard = (Math.imul(heard, 257) + round.makeSensibly() + 1) | 0
      if (round.toPlay() < 0) break
      const known: Branch | undefined = from.get(heard)
      const branch: Branch = known ?? branchOf(round.count(), random)
      if (known === undefined) from.set(heard, branch)
      first ??= branch
      const at = choose(branch)
      path.push({ branch, at })
      round.make(at)
      from = known === undefined ? undefined : branch.next[at]
    }
    while (round.toPlay() >= 0) round.makeSensibly()
    const worth = round.worth(seat)
    for (const { branch, at } of path) {
      branch.visits++
      branch.tries[at] = (branch.tries[at] as number) + 1
      branch.sums[at] = (branch.sums[at] as number) + worth
    }
    sum += worth
    runs++
  } while (goOn())
  return { best: first === undefined ? -1 : first.tries.indexOf(Math.max(...first.tries)), worth: sum / runs }
}

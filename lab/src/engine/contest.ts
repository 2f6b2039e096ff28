/** One of the things that are timed against each other: `run` does the work `count` times. */
export interface Contender {
  readonly name: string
  /** Gives a number that follows from all the work, so that none of it can be optimised away. */
  run(count: number): number
}

/** How long to measure: `samples` turns of at least `milliseconds` for each contender. */
export interface Effort {
  readonly milliseconds: number
  readonly samples: number
}

/** What a contender reached: times a second, the median of all samples and their range. */
export interface Pace {
  readonly name: string
  readonly perSecond: number
  readonly slowest: number
  readonly fastest: number
  /** How many times faster the first contender was: the median over the turns, each within itself. */
  readonly behind: number
}

/** The middle one of some numbers, or the mean of the middle two. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]!
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2
}

let kept = 0

/**
 * Milliseconds of processor time, all threads of this process together: what other programs do on the
 * machine does not count, what the collector of garbage does beside the main thread does.
 */
const spentSoFar = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const time = (contender: Contender, count: number): number => {
  const before = spentSoFar()
  kept += contender.run(count)
  return spentSoFar() - before
}

/** The count that fills a sample; finding it also warms the contender up. */
const countFor = (contender: Contender, milliseconds: number): number => {
  let count = 1
  let spent = time(contender, count)
  while (spent < milliseconds) {
    count = Math.ceil(count * Math.min(10, Math.max(1.5, (1.2 * milliseconds) / Math.max(spent, 0.01))))
    spent = time(contender, count)
  }
  return count
}

/**
 * Measures all contenders in one process on one thread, in turns, so that a slow spell of the
 * machine meets them alike and their ratio holds where their paces swing.
 */
export const contest = (contenders: readonly Contender[], effort: Effort): Pace[] => {
  const counts = contenders.map(contender => countFor(contender, effort.milliseconds))
  const paces = contenders.map((): number[] => [])
  for (let sample = 0; sample < effort.samples; sample++) {
    for (const [at, contender] of contenders.entries()) {
      const count = counts[at]!
      const spent = Math.max(time(contender, count), 1e-6)
      paces[at]?.push((1000 * count) / spent)
    }
  }
  if (!Number.isFinite(kept)) throw new Error('a contender gave no number')
  return contenders.map(({ name }, at) => {
    const own = paces[at]!
    const behind = median(own.map((pace, sample) => paces[0]![sample]! / pace))
    return { name, perSecond: median(own), slowest: Math.min(...own), fastest: Math.max(...own), behind }
  })
}

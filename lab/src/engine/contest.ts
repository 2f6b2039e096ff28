/** A contender in a benchmark: `run` does the work `count` times. */
export interface BenchContender {
  readonly name: string
  /** Returns a number that depends on all the work, so that no work is optimised away. */
  run(count: number): number
}

/** Duration of a measurement: `samples` turns of at least `milliseconds` for each contender. */
export interface Effort {
  readonly milliseconds: number
  readonly samples: number
}

/** Result of a contender: runs per second, the median of all samples and their range. */
export interface Pace {
  readonly name: string
  readonly perSecond: number
  readonly slowest: number
  readonly fastest: number
  /** Factor by which the first contender was faster: the median over the turns, each compared within itself. */
  readonly behind: number
}

/** The median. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]!
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2
}

let kept = 0

/**
 * Milliseconds of processor time of all threads of this process. Other programs do not count; garbage collection in
 * other threads does.
 */
const spentSoFar = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const time = (contender: BenchContender, count: number): number => {
  const before = spentSoFar()
  kept += contender.run(count)
  return spentSoFar() - before
}

/** The count that fills a sample. Finding it also warms the contender up. */
const countFor = (contender: BenchContender, milliseconds: number): number => {
  let count = 1
  let spent = time(contender, count)
  while (spent < milliseconds) {
    count = Math.ceil(count * Math.min(10, Math.max(1.5, (1.2 * milliseconds) / Math.max(spent, 0.01))))
    spent = time(contender, count)
  }
  return count
}

/**
 * Measures all contenders in turns on one thread, so that a slow phase of the machine affects all of them and their
 * ratio stays valid.
 */
export const contest = (contenders: readonly BenchContender[], effort: Effort): Pace[] => {
  const counts = contenders.map(contender => countFor(contender, effort.milliseconds))
  const paces = contenders.map((): number[] => [])
  for (let sample = 0; sample < effort.samples; sample++) {
    for (const [at, contender] of contenders.entries()) {
      const count = counts[at]!
      const spent = Math.max(time(contender, count), 1e-6)
      paces[at]?.push((1000 * count) / spent)
    }
  }
  if (!Number.isFinite(kept)) throw new Error('a contender returned no number')
  return contenders.map(({ name }, at) => {
    const own = paces[at]!
    const behind = median(own.map((pace, sample) => paces[0]![sample]! / pace))
    return { name, perSecond: median(own), slowest: Math.min(...own), fastest: Math.max(...own), behind }
  })
}

import { isFields } from '@halfpint/core'
import type { Entry } from './book.ts'

/** One number of the book: how often something came about, of how many times, and the entries behind it. */
export interface Figure {
  readonly group: string
  /** Of what: a number predicted, a size of the hand, somebody's name. */
  readonly of: string
  readonly hits: number
  readonly times: number
  readonly entries: readonly string[]
}

/** What is counted, in the order in which it is shown. */
export const FIGURE_GROUPS = [
  'games',
  'against',
  'predicted',
  'hand',
  'bets',
  'brawls',
  'queen',
  'marches',
  'puzzles',
] as const

/** The name of one. */
type FigureGroup = (typeof FIGURE_GROUPS)[number]

/** One thing that happened or not. */
interface Count {
  readonly group: FigureGroup
  readonly of: string
  readonly hit: boolean
}

const countsOfRound = (round: unknown): readonly Count[] => {
  if (!isFields(round)) return []
  const { predicted, met, hand, bet, brawl, queen, march } = round
  const counts: Count[] = []
  if (typeof met === 'boolean') {
    counts.push({ group: 'predicted', of: `${predicted}`, hit: met }, { group: 'hand', of: `${hand}`, hit: met })
  }
  if (typeof bet === 'boolean') counts.push({ group: 'bets', of: '', hit: bet })
  if (typeof brawl === 'boolean') counts.push({ group: 'brawls', of: '', hit: brawl })
  if (typeof queen === 'boolean') counts.push({ group: 'queen', of: '', hit: queen })
  if (typeof march === 'boolean') counts.push({ group: 'marches', of: '', hit: march })
  return counts
}

/** All that an entry counts for. */
const countsOf = (entry: Entry): readonly Count[] => {
  if (entry.kind === 'game') {
    const hit = entry.won === true
    const against = Array.isArray(entry.against) ? entry.against.map(String) : []
    const rounds = Array.isArray(entry.rounds) ? entry.rounds : []
    return [
      { group: 'games', of: String(entry.game), hit },
      ...[...new Set(against)].map((of): Count => ({ group: 'against', of, hit })),
      ...rounds.flatMap(countsOfRound),
    ]
  }
  if (typeof entry.right === 'boolean') return [{ group: 'puzzles', of: `${entry.difficulty}`, hit: entry.right }]
  return []
}

/** All figures of these entries, group by group. */
export const figuresOf = (entries: readonly Entry[]): readonly Figure[] => {
  const found = new Map<string, { hits: number; times: number; entries: Set<string>; group: FigureGroup; of: string }>()
  for (const entry of entries) {
    for (const { group, of, hit } of countsOf(entry)) {
      const key = `${group} ${of}`
      const figure = found.get(key) ?? { hits: 0, times: 0, entries: new Set(), group, of }
      figure.times++
      if (hit) figure.hits++
      figure.entries.add(entry.id)
      found.set(key, figure)
    }
  }
  return [...found.values()]
    .map(({ entries: behind, ...figure }): Figure => ({ ...figure, entries: [...behind] }))
    .toSorted(
      (a, b) =>
        FIGURE_GROUPS.indexOf(a.group as FigureGroup) - FIGURE_GROUPS.indexOf(b.group as FigureGroup) ||
        (a.group === 'against' ? b.times - a.times : 0) ||
        (a.of < b.of ? -1 : a.of > b.of ? 1 : 0),
    )
}

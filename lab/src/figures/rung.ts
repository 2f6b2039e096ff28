import { type Machine, machineText } from '../engine/machine.ts'

/** A game of the ladder. */
export type LadderGame = 'half-pint-heroes' | 'herzlos'

/** A line of the ladder that can be played: the stronger level first, budgets as the arena reads them. */
export interface Line {
  readonly game: LadderGame
  readonly players: number
  readonly upper: string
  readonly lower: string
  /** The bots as the arena is told of them, `champion@300it,expert@100it`. */
  readonly bots: string
  /** How many matches it usually takes; the arena rounds up to whole deals. */
  readonly games: number
}

/** A line as it was played. */
export interface Rung {
  /** `herzlos:4:champion,expert` */
  readonly line: string
  readonly command: string
  readonly games: number
  /** Deals, each played in every mix of the seats. */
  readonly pairs: number
  /** The part of all wins that went to the stronger level, and its limits of 95%. */
  readonly winShare: number
  readonly low: number
  readonly high: number
  readonly machine: Machine
}

/** What `halfpint arena --json` prints, as far as the ladder wants it. */
export interface Standing {
  readonly game: string
  readonly games: number
  readonly pairs: number
  readonly players: number
  readonly seed: string
  readonly bots: readonly {
    readonly bot: string
    readonly budget: string | null
    readonly winShare: number
    readonly low: number
    readonly high: number
  }[]
}

/** The name by which a line is asked for. */
export const nameOf = ({ game, players, upper, lower }: Omit<Line, 'bots' | 'games'>): string =>
  `${game}:${players}:${upper},${lower}`

/** What is typed to play it. */
export const arenaWords = ({ game, players, bots, games }: Line, seed: string): string[] => [
  'arena',
  game,
  '--players',
  String(players),
  '--bots',
  bots,
  '--games',
  String(games),
  '--seed',
  seed,
]

/** A result of the arena as a rung of this line; throws what to tell people if it is none. */
export const rungOf = (standing: Standing, lines: readonly Line[], machine: Machine): Rung => {
  const { game, games, pairs, players, seed, bots } = standing
  const names = bots?.map(({ bot }) => bot) ?? []
  const line = lines.find(
    each =>
      each.game === game &&
      each.players === players &&
      names.toSorted().join() === [each.upper, each.lower].sort().join(),
  )
  const stronger = bots?.find(({ bot }) => bot === line?.upper)
  if (line === undefined || stronger === undefined) {
    throw new Error(`no line of the ladder: ${game}, ${players} players, ${names.join(',')}`)
  }
  const entrants = [line.upper, line.lower].map(name => {
    const budget = bots.find(({ bot }) => bot === name)?.budget ?? null
    return budget === null ? name : `${name}@${budget}`
  })
  const { winShare, low, high } = stronger
  const command = ['halfpint', ...arenaWords({ ...line, bots: entrants.join(), games }, seed)].join(' ')
  return { line: nameOf(line), command, games, pairs, winShare, low, high, machine }
}

/** Rungs with these instead of those of the same lines, in the order of the lines. */
export const withRungs = (rungs: readonly Rung[], played: readonly Rung[], lines: readonly Line[]): Rung[] =>
  lines.flatMap(line => {
    const own = (rung: Rung): boolean => rung.line === nameOf(line)
    return played.findLast(own) ?? rungs.find(own) ?? []
  })

/** Where and when a rung was played. */
export const playedAt = ({ machine }: Rung): string => machineText(machine)

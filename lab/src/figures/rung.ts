import { type MachineInfo, machineText } from '../engine/machine.ts'

/** A game of the ladder. */
export type LadderGame = 'half-pint-heroes' | 'herzlos'

/** A line of the ladder: the stronger level first, budgets as the arena reads them. */
export interface LadderLine {
  readonly game: LadderGame
  readonly players: number
  readonly upper: string
  readonly lower: string
  /** The bots in the arena's format, `champion@300it,expert@100it`. */
  readonly bots: string
  /** Default number of matches; the arena rounds up to whole deals. */
  readonly games: number
}

/** The result of a line. */
export interface Rung {
  /** `herzlos:4:champion,expert` */
  readonly line: string
  readonly command: string
  readonly games: number
  /** Deals, each played in all seatings. */
  readonly pairs: number
  /** Share of the wins of the stronger level, and its 95 % confidence interval. */
  readonly winShare: number
  readonly low: number
  readonly high: number
  readonly machine: MachineInfo
}

/** The part of the output of `halfpint arena --json` that the ladder uses. */
export interface ArenaOutput {
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

/** The name of a line in arguments. */
export const nameOf = ({ game, players, upper, lower }: Omit<LadderLine, 'bots' | 'games'>): string =>
  `${game}:${players}:${upper},${lower}`

/** The arguments of the arena for a line. */
export const arenaArgs = ({ game, players, bots, games }: LadderLine, seed: string): string[] => [
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

/** Converts an arena result to a rung of the ladder; throws an error with a message for the user. */
export const rungOf = (standing: ArenaOutput, lines: readonly LadderLine[], machine: MachineInfo): Rung => {
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
    throw new Error(`unknown line of the ladder: ${game}, ${players} players, ${names.join(',')}`)
  }
  const entrants = [line.upper, line.lower].map(name => {
    const budget = bots.find(({ bot }) => bot === name)?.budget ?? null
    return budget === null ? name : `${name}@${budget}`
  })
  const { winShare, low, high } = stronger
  const command = ['halfpint', ...arenaArgs({ ...line, bots: entrants.join(), games }, seed)].join(' ')
  return { line: nameOf(line), command, games, pairs, winShare, low, high, machine }
}

/** Replaces the rungs of these lines, in the order of the lines. */
export const withRungs = (rungs: readonly Rung[], played: readonly Rung[], lines: readonly LadderLine[]): Rung[] =>
  lines.flatMap(line => {
    const own = (rung: Rung): boolean => rung.line === nameOf(line)
    return played.findLast(own) ?? rungs.find(own) ?? []
  })

/** Machine and date of a rung. */
export const playedAt = ({ machine }: Rung): string => machineText(machine)

import type { LadderGame, LadderLine } from './rung.ts'

/** One step of a ladder: the stronger and the weaker level, the number of matches, and the budgets. */
interface Step {
  readonly upper: string
  readonly lower: string
  readonly games: number
  /**
   * For other numbers of players than four, where budgets are as in play: budgets in iterations, which do not depend on
   * the machine.
   */
  readonly elsewhere?: { readonly bots: string; readonly games: number }
}

const HALF_PINT: readonly Step[] = [
  { upper: 'novice', lower: 'random', games: 600 },
  { upper: 'regular', lower: 'novice', games: 400 },
  { upper: 'expert', lower: 'regular', games: 120, elsewhere: { bots: 'expert@150it,regular', games: 60 } },
  { upper: 'champion', lower: 'expert', games: 180, elsewhere: { bots: 'champion@300it,expert@100it', games: 60 } },
]

const HERZLOS: readonly Step[] = [
  { upper: 'novice', lower: 'random', games: 240 },
  { upper: 'regular', lower: 'random', games: 300 },
  { upper: 'regular', lower: 'novice', games: 240 },
  { upper: 'expert', lower: 'regular', games: 180, elsewhere: { bots: 'expert@800it,regular', games: 60 } },
  { upper: 'champion', lower: 'expert', games: 90, elsewhere: { bots: 'champion@2000it,expert@800it', games: 60 } },
]

const linesOf = (game: LadderGame, tables: readonly number[], steps: readonly Step[]): LadderLine[] =>
  tables.flatMap(players =>
    steps.map(({ upper, lower, games, elsewhere }) => ({
      game,
      players,
      upper,
      lower,
      ...(players === 4 || elsewhere === undefined ? { bots: `${upper},${lower}`, games } : elsewhere),
    })),
  )

/** Every line of the ladder in docs/bots.md. */
export const LINES: readonly LadderLine[] = [
  ...linesOf('half-pint-heroes', [2, 3, 4, 5, 6, 7], HALF_PINT),
  ...linesOf('herzlos', [3, 4, 5], HERZLOS),
]

/** The steps of a game, weakest first, as columns of its table. */
export const stepsOf = (game: LadderGame): readonly Pick<Step, 'upper' | 'lower'>[] =>
  game === 'herzlos' ? HERZLOS : HALF_PINT

/** The numbers of players for which a game's ladder was played. */
export const tablesOf = (game: LadderGame): readonly number[] => [
  ...new Set(LINES.filter(line => line.game === game).map(({ players }) => players)),
]

import { readFileSync, statSync } from 'node:fs'
import { machine } from '../engine/machine.ts'
import { buildCommand, halfpint } from './child.ts'
import { type Goal, grid } from './goal.ts'
import { LINES, stepsOf, tablesOf } from './lines.ts'
import {
  type ArenaOutput,
  arenaArgs,
  type LadderGame,
  type LadderLine,
  nameOf,
  playedAt,
  type Rung,
  rungOf,
} from './rung.ts'

const SEED = 'ladder'

/** Plays lines one after another. Each result is passed on at once, so that an interrupted run loses nothing. */
export const playLines = async (
  lines: readonly LadderLine[],
  games: number | undefined,
  keep: (rung: Rung) => void,
): Promise<void> => {
  await buildCommand()
  for (const [at, line] of lines.entries()) {
    const asked = { ...line, games: games ?? line.games }
    process.stderr.write(`  line ${at + 1} of ${lines.length}: ${nameOf(line)}, ${asked.games} matches …\n`)
    const standing = JSON.parse(await halfpint([...arenaArgs(asked, SEED), '--json'])) as ArenaOutput
    const rung = rungOf(standing, LINES, machine())
    process.stderr.write(`    ${cellOf(rung)}\n`)
    keep(rung)
  }
}

const standingIn = (file: string): ArenaOutput => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ArenaOutput
  } catch (error) {
    throw new Error(`${file} is not an output of halfpint arena --json`, { cause: error })
  }
}

/** Reads the output of `halfpint arena --json` from files: played on this machine, on the date of the file. */
export const takeFiles = (files: readonly string[]): Rung[] =>
  files.map(file => {
    const standing = standingIn(file)
    const date = statSync(file).mtime.toISOString().slice(0, 10)
    return rungOf(standing, LINES, { ...machine(), date })
  })

/** The lines with these names; all of them without names. */
export const linesOf = (names: readonly string[]): readonly LadderLine[] => {
  if (names.length === 0) return LINES
  return names.map(name => {
    const line = LINES.find(each => nameOf(each) === name)
    if (line === undefined)
      throw new Error(`unknown line of the ladder: ${name}; an example is ${nameOf(LINES[0] as LadderLine)}`)
    return line
  })
}

const percent = (share: number, digits = 0): string => (100 * share).toFixed(digits)

/** Too few deals give a useless interval. */
export const hasInterval = ({ low, high }: Rung): boolean => high - low < 1

const cellOf = (rung: Rung): string => {
  const limits = hasInterval(rung) ? `${percent(rung.low)} to ${percent(rung.high)}, ` : ''
  return `${percent(rung.winShare, 1)}% (${limits}${rung.games})`
}

/** The ladder of a game as a table: one row for each number of players. */
export const ladderBlock = (rungs: readonly Rung[], game: LadderGame): string => {
  const steps = stepsOf(game)
  return grid(
    ['players', ...steps.map(({ upper, lower }) => `${upper} over ${lower}`)],
    tablesOf(game).map(players => [
      String(players),
      ...steps.map(({ upper, lower }) => {
        const rung = rungs.find(({ line }) => line === nameOf({ game, players, upper, lower }))
        return rung === undefined ? 'not played' : cellOf(rung)
      }),
    ]),
  )
}

/** Every line with its command, machine and date. */
export const commandsBlock = (rungs: readonly Rung[]): string =>
  [
    '<details><summary>Every line: its command, deals, day and machine</summary>',
    '',
    grid(
      ['command', 'deals', 'played'],
      rungs.map(rung => [`\`${rung.command}\``, String(rung.pairs), playedAt(rung)]),
    ),
    '',
    '</details>',
  ].join('\n')

/** Goals of the ladder with four players: the share, and a lower limit of at most three points less. */
const WANTED: readonly (readonly [line: string, share: number])[] = [
  ['half-pint-heroes:4:novice,random', 0.8],
  ['half-pint-heroes:4:regular,novice', 0.65],
  ['half-pint-heroes:4:expert,regular', 0.65],
  ['half-pint-heroes:4:champion,expert', 0.58],
  ['herzlos:4:regular,random', 0.85],
  ['herzlos:4:expert,regular', 0.65],
  ['herzlos:4:champion,expert', 0.58],
]

const SLACK = 0.03

/** The goals of the bots. */
export const ladderGoals = (rungs: readonly Rung[]): Goal[] => {
  const goals = WANTED.map(([line, share]): Goal => {
    const rung = rungs.find(each => each.line === line)
    const [game, players, bots] = line.split(':')
    return {
      what: `${game === 'herzlos' ? 'Herzlos' : 'Half-Pint Heroes'}, ${players} players: ${bots?.replace(',', ' over ')}`,
      aim: `${percent(share)}% of matches, limits above ${percent(share - SLACK)}%`,
      measured: rung === undefined ? 'not played' : cellOf(rung),
      met: rung !== undefined && rung.winShare >= share && rung.low > share - SLACK,
    }
  })
  const other = rungs.filter(({ line }) => !line.includes(':4:'))
  const above = other.filter(({ winShare }) => winShare > 0.5)
  const sure = other.filter(({ low }) => low > 0.5)
  goals.push({
    what: 'the ladder in order at every other number of players',
    aim: 'the stronger level wins more',
    measured: `${above.length} of ${other.length} lines; ${sure.length} with limits above 50%`,
    met: above.length === other.length,
  })
  return goals
}

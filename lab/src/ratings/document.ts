import { listOf, type Pairing, pairingsOf, type Rated } from './fit.ts'
import type { LoggedExperiment } from './result.ts'

/** The list of one game and number of players. */
export interface RatingList {
  readonly game: string
  readonly players: number
  readonly list: readonly Rated[]
  readonly pairings: readonly Pairing[]
}

/** All lists with results in a log, four players first. */
export const listsOf = (log: readonly LoggedExperiment[]): RatingList[] => {
  const keys = new Map(log.map(({ game, players }) => [`${game} ${players}`, { game, players }]))
  return [...keys.values()]
    .sort((a, b) => a.game.localeCompare(b.game) || Math.abs(a.players - 4) - Math.abs(b.players - 4))
    .map(({ game, players }) => {
      const results = log.filter(result => result.game === game && result.players === players)
      const list = listOf(results)
      return { game, players, list, pairings: pairingsOf(results, list) }
    })
}

const TITLES: { readonly [game: string]: string } = { 'half-pint-heroes': 'Half-Pint Heroes', herzlos: 'Herzlos' }

/** The title of a list. */
export const titleOf = ({ game, players }: Pick<RatingList, 'game' | 'players'>): string =>
  `${TITLES[game] ?? game}, ${players} players`

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

const tableOf = ({ list }: RatingList): string[] => [
  '| bot | rating | limits of 95% | matches |',
  '|---|---|---|---|',
  ...list.map(
    ({ bot, rating, low, high, matches }) =>
      `| \`${bot}\` | ${rating.toFixed(0)} | ${low.toFixed(0)} to ${high.toFixed(0)} | ${matches} |`,
  ),
]

const residuals = ({ pairings }: RatingList): string[] => [
  '| pairing | matches | won by the first | the list says |',
  '|---|---|---|---|',
  ...pairings.map(
    ({ bots, matches, share, expected }) =>
      `| \`${bots.join('`, `')}\` | ${matches} | ${percent(share)} | ${expected === undefined ? 'not linked' : percent(expected)} |`,
  ),
]

/** The document of the lists. */
export const documentOf = (log: readonly LoggedExperiment[]): string =>
  [
    '# Ratings',
    '',
    'Written by `npm run ratings -w lab` from [an append-only log](../ratings/log.jsonl) of what the arena played; how bots think: [bots](../../docs/bots.md), how they are measured: [the arena](../../docs/arena.md).',
    '',
    'A difference of 400 points means ten wins for every loss. `regular` has 1000, and a bot without a connection to it has no rating. A seat wins a match with a probability proportional to its strength (Plackett-Luce model for the first place). The confidence intervals come from bootstrapping whole deals, because the matches of one deal are not independent. `champion#1a2b3c4d` is a champion with certain decisions: the eight digits are a hash of its golden decisions, or of 200 choices of a level that does not search, and change with them. Bots without a hash are frozen. `@40ms` is processor time per decision, `@100it` is a number of iterations.',
    '',
    '![The rating lists as a picture](pictures/ratings.svg)',
    '',
    '<!-- not run: plays for hours -->',
    '```sh',
    'npm run arena -- herzlos --bots champion@40ms,champion-0.2.0@40ms --games 240 --seed list1 --out list1.json',
    'npm run ratings -w lab -- list1.json',
    '```',
    '',
    'adds a result to the log, and writes this page and the picture.',
    ...listsOf(log).flatMap(list => [
      '',
      `## ${titleOf(list)}`,
      '',
      ...(list.list.length === 0 ? [] : [...tableOf(list), '', 'How well the list explains each result:', '']),
      ...residuals(list),
    ]),
    '',
  ].join('\n')

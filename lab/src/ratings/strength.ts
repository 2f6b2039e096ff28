import { LEVELS } from '@halfpint/bots'
import type { RatingList } from './document.ts'

/** Strengths are shown as round numbers. */
const ROUND = 10

/** The rating of each current level among four players, if it has one. */
export const strengthsOf = (
  lists: readonly RatingList[],
  thinksIn: (game: string, bot: string) => string,
): { readonly [game: string]: { readonly [level: string]: number } } =>
  Object.fromEntries(
    lists
      .filter(({ players }) => players === 4)
      .map(({ game, list }) => [
        game,
        Object.fromEntries(
          LEVELS.flatMap(level => {
            // Prefer the bot with the current behaviour; of several budgets, the one with the most matches.
            const isToday = (bot: string): number => Number(bot.includes(`#${thinksIn(game, level)}`))
            const own = list
              .filter(({ bot }) => bot.split(/[#@]/)[0] === level)
              .sort((a, b) => isToday(b.bot) - isToday(a.bot) || b.matches - a.matches)[0]
            return own === undefined ? [] : [[level, ROUND * Math.round(own.rating / ROUND)]]
          }),
        ),
      ]),
  )

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)

/** The generated file for the page. */
export const strengthFile = (lists: readonly RatingList[], thinksIn: (game: string, bot: string) => string): string =>
  [
    '/** How strong each level is among four players, on the scale of lab/notes/ratings.md: written by `npm run ratings -w lab`. */',
    'export const STRENGTHS: { readonly [game: string]: { readonly [level: string]: number } } = {',
    ...Object.entries(strengthsOf(lists, thinksIn)).map(
      ([game, levels]) =>
        `  ${keyOf(game)}: { ${Object.entries(levels)
          .map(([level, strength]) => `${level}: ${strength}`)
          .join(', ')} },`,
    ),
    '}',
    '',
  ].join('\n')

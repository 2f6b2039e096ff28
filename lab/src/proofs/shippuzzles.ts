// Generates the list of puzzles for the page and the command: `npm run puzzles:ship -w lab`. It takes some minutes.
import { writeFileSync } from 'node:fs'
import { encodeList, makePuzzles, PUZZLE_GAMES, type Puzzle } from '@halfpint/puzzles'

const EACH = Number(process.argv[2] ?? 6000)

const lists = PUZZLE_GAMES.map(game => {
  const puzzles: { readonly number: number; readonly puzzle: Puzzle }[] = []
  let number = 0
  for (const puzzle of makePuzzles(game, 0)) {
    // Every puzzle of the list has a theme, because themes are used to find it.
    if (puzzle !== undefined && puzzle.themes.length > 0) puzzles.push({ number, puzzle })
    number++
    if (puzzles.length >= EACH) break
  }
  const times = new Map<string, number>()
  for (const { puzzle } of puzzles) for (const theme of puzzle.themes) times.set(theme, (times.get(theme) ?? 0) + 1)
  const rarest = (themes: readonly string[]): string =>
    themes.reduce((best, theme) => ((times.get(theme) ?? 0) < (times.get(best) ?? 0) ? theme : best))
  const code = encodeList(
    puzzles.map(({ number, puzzle }) => ({
      number,
      difficulty: puzzle.difficulty,
      theme: game.themes.indexOf(rarest(puzzle.themes)),
    })),
  )
  return [game.game.id, code] as const
})

const text = lists.map(([id, code]) => `  '${id}':\n    '${code}',\n`).join('')
writeFileSync(
  new URL('../../../packages/puzzles/src/shipped.gen.ts', import.meta.url),
  `// Made by \`npm run puzzles:ship -w lab\`.

/** The puzzles that come along, by game; \`decodeList\` reads them. */
export const SHIPPED: { readonly [game: string]: string } = {
${text}}
`,
)

import { writeFileSync } from 'node:fs'
import { goldenBlocks } from '../golden/decisions.ts'

// Writes golden.gen.ts anew: to be done whenever bots were meant to think otherwise, and only then.
//   npx tsx packages/bots/training/golden.ts

const games = ['half-pint-heroes', 'herzlos'].map(game => {
  const blocks = Array.from(
    goldenBlocks(game),
    ({ choices, figures }) => `    { choices: '${choices}', figures: '${figures}' },`,
  )
  return `  ${game.includes('-') ? `'${game}'` : game}: [\n${blocks.join('\n')}\n  ],`
})
writeFileSync(
  new URL('../golden/golden.gen.ts', import.meta.url),
  `import type { GoldenBlock } from './decisions.ts'

/** What the champion chooses and thinks, by game: written by training/golden.ts. */
export const GOLDEN: { readonly [game: string]: readonly GoldenBlock[] } = {
${games.join('\n')}
}
`,
)

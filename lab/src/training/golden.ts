import { writeFileSync } from 'node:fs'
import { goldenBlocks } from '@halfpint/bots/golden'

// Writes golden.gen.ts anew: to be done whenever bots were meant to think otherwise, and only then.
//   npx tsx --conditions=halfpint lab/src/training/golden.ts

const games = ['half-pint-heroes', 'herzlos'].map(game => {
  const blocks = Array.from(
    goldenBlocks(game),
    ({ choices, figures }) => `    { choices: '${choices}', figures: '${figures}' },`,
  )
  return `  ${game.includes('-') ? `'${game}'` : game}: [\n${blocks.join('\n')}\n  ],`
})
writeFileSync(
  new URL('../../../packages/bots/golden/golden.gen.ts', import.meta.url),
  `import type { GoldenBlock } from './decisions.ts'

/** What the champion chooses and thinks, by game: written by lab/src/training/golden.ts. */
export const GOLDEN: { readonly [game: string]: readonly GoldenBlock[] } = {
${games.join('\n')}
}
`,
)

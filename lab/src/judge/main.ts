// Judges 2,000 random decisions of each game with the full budget, and prints sentences to read.
import { LANGUAGES } from '@halfpint/i18n'
import { checkJudgements } from './judgements.ts'

const wanted = Number(process.env.DECISIONS ?? 2000)
let failed = false
for (const game of ['half-pint-heroes', 'herzlos']) {
  const { decisions, disagreements, faults, examples } = checkJudgements(game, wanted, 'proof')
  console.log(`${game}: ${decisions} decisions, ${disagreements.length} disagreements, ${faults.length} faults`)
  for (const line of [...disagreements, ...faults].slice(0, 20)) console.log(`  ${line}`)
  for (const language of LANGUAGES) for (const sentence of examples[language].slice(0, 25)) console.log(`  ${sentence}`)
  if (disagreements.length + faults.length > 0) failed = true
}
process.exitCode = failed ? 1 : 0

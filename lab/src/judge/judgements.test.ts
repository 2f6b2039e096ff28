import { expect, test } from 'vitest'
import { checkJudgements } from './judgements.ts'

// 2,000 decisions of each game with the full budget: npm run proof:judge -w lab.
test.each(['half-pint-heroes', 'herzlos'])(
  '%s: hint, review and replay agree, and no sentence contradicts its figures',
  game => {
    const { decisions, disagreements, faults, examples } = checkJudgements(game, 60, 'slice', { iterations: 100 })
    expect(decisions).toBe(60)
    expect(disagreements).toEqual([])
    expect(faults).toEqual([])
    for (const sentences of Object.values(examples)) expect(sentences.length).toBeGreaterThan(10)
  },
)

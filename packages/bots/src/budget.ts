import { type Budget, ok, type Result, refuse } from '@halfpint/core'

/** Upper limit of a budget, in milliseconds or iterations. A larger number is a typing error. */
const MAX_BUDGET = 100_000_000

/** Parses a budget such as `200ms`, `2s` or `2000it`. */
export const parseBudget = (text: string): Result<Budget> => {
  const [, digits, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|it)$/.exec(text.trim().toLowerCase()) ?? []
  const amount = unit === 's' ? 1000 * Number(digits) : Number(digits)
  if (unit === undefined || !(amount > 0 && amount <= MAX_BUDGET)) return refuse('bad-budget', { budget: text })
  if (unit !== 'it') return ok({ milliseconds: amount })
  return Number.isInteger(amount) ? ok({ iterations: amount }) : refuse('bad-budget', { budget: text })
}

/** Inverse of `parseBudget`. */
export const makeBudget = (budget: Budget): string =>
  'iterations' in budget ? `${budget.iterations}it` : `${budget.milliseconds}ms`

import type { Budget } from '@halfpint/core'

/** Returns a function to call after each iteration: true while some of the budget is left. */
export const budgetCheck = (budget: Budget, now: () => number): (() => boolean) => {
  if ('iterations' in budget) {
    let left = budget.iterations
    return () => --left > 0
  }
  const end = now() + budget.milliseconds
  return () => now() < end
}

/** One of several equal parts of a budget. */
export const partOf = (budget: Budget, parts: number): Budget =>
  'iterations' in budget
    ? { iterations: Math.ceil(budget.iterations / parts) }
    : { milliseconds: budget.milliseconds / parts }

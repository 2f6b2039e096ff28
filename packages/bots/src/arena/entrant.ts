import { type Budget, ok, type Result, refuse } from '@halfpint/core'
import { makeBudget, parseBudget } from '../budget.ts'
import { DEFAULT_BUDGETS, isThinker, profileOf, unknownBot } from '../roster.ts'

const PROGRAM = 'proc:'

/** Returns the command of an external bot, as in `proc:python3 bot.py`; the caller of the arena starts it. */
export const programIn = (bot: string): string | undefined =>
  bot.startsWith(PROGRAM) && bot.length > PROGRAM.length ? bot.slice(PROGRAM.length) : undefined

/** Names of reference bots. They belong to the lab, which adds them to its arena. */
const REFERENCE_BOT =
  /^(?:so-ismcts|pimc-uct|(?:ceiling|open-hands)(?::\w+)?|champion-without:.+|(?:champion|expert)-\d+\.\d+\.\d+)$/

/** A bot that takes part in an experiment: a level, a character, a program or an added bot, and its budget. */
export interface Entrant {
  readonly bot: string
  /** As typed: `200ms` or `2000it`. `null` for a bot that answers at once. */
  readonly budget: string | null
}

/** Returns the default budget of a bot that was added to the arena; `undefined` if no bot of this name was added. */
export type AddedBudget = (bot: string) => Budget | undefined

const defaultBudget = (name: string, added: AddedBudget | undefined): Result<Budget | null> => {
  const budget = programIn(name) === undefined ? added?.(name) : DEFAULT_BUDGETS.champion
  if (budget !== undefined) return ok(budget)
  if (REFERENCE_BOT.test(name)) return added === undefined ? refuse('reference-bot', { bot: name }) : unknownBot(name)
  const profile = profileOf(name)
  if (!profile.ok) return profile
  return ok(isThinker(profile.value.level) ? DEFAULT_BUDGETS[profile.value.level] : null)
}

/** Splits a name and its budget. A command may contain an @. */
const splitBudget = (text: string): string[] => {
  if (programIn(text) === undefined) return text.split('@')
  const at = text.lastIndexOf('@')
  return at >= 0 && parseBudget(text.slice(at + 1)).ok ? [text.slice(0, at), text.slice(at + 1)] : [text]
}

/** Parses `champion` or `champion@200ms`. `budget` applies to bots without one. */
export const parseEntrant = (text: string, budget?: Budget, added?: AddedBudget): Result<Entrant> => {
  const [bot = '', own, ...rest] = splitBudget(text.trim())
  const usual = defaultBudget(bot, added)
  if (!usual.ok) return usual
  if (rest.length > 0) return refuse('bad-budget', { budget: [own, ...rest].join('@') })
  const typed = own === undefined ? ok(budget) : parseBudget(own)
  if (!typed.ok) return typed
  const chosen = usual.value === null ? null : (typed.value ?? usual.value)
  return ok({ bot, budget: chosen === null ? null : makeBudget(chosen) })
}

/** Parses the bots of an experiment, separated by commas. */
export const parseEntrants = (text: string, budget?: Budget, added?: AddedBudget): Result<readonly Entrant[]> => {
  const entrants: Entrant[] = []
  for (const word of text.split(',')) {
    const entrant = parseEntrant(word, budget, added)
    if (!entrant.ok) return entrant
    entrants.push(entrant.value)
  }
  return ok(entrants)
}

import { type Budget, type Json, ok, type Position, type Result, refuse, type Seen } from '@halfpint/core'
import { makeBudget, parseBudget } from '../budget.ts'
import { isThinker, natureOf, USUAL_BUDGETS } from '../roster.ts'
import type { Means } from '../thought.ts'
import { YARDSTICKS, type Yardstick } from './measured.ts'

/** The bot that is told all hands, and champions that are told them in one phase only: for measuring. */
const CEILINGS: { readonly [name: string]: string } = {
  ceiling: '',
  'ceiling:predict': 'predict',
  'ceiling:bet': 'bet',
  'ceiling:pass': 'pass',
  'ceiling:play': 'play',
}

/** The phase in which a bot is told all hands; empty for every phase. */
export const foreseenPhase = (bot: string): string | undefined =>
  Object.hasOwn(CEILINGS, bot) ? CEILINGS[bot] : undefined

/** Bots of former versions: frozen, and brought by who runs the arena. */
export const FROZEN = ['champion-0.1.0', 'expert-0.1.0'] as const

const PROGRAM = 'proc:'

/** The command of a program that plays, as in `proc:python3 bot.py`: who runs the arena starts it. */
export const programIn = (bot: string): string | undefined =>
  bot.startsWith(PROGRAM) && bot.length > PROGRAM.length ? bot.slice(PROGRAM.length) : undefined

const WITHOUT = 'champion-without:'

/** The part that a champion is to do without, as in `champion-without:inference`: for measuring only. */
export const missingPart = (bot: string): string | undefined =>
  bot.startsWith(WITHOUT) ? bot.slice(WITHOUT.length) : undefined

/** The published search of this name. */
export const yardstickOf = (bot: string): Yardstick | undefined => YARDSTICKS.find(name => name === bot)

/** A bot as it takes part: a level, a regular of the pub or one for measuring, and how long it may think. */
export interface Entrant {
  readonly bot: string
  /** As typed, `200ms` or `2000it`; `null` for a bot that answers at once. */
  readonly budget: string | null
}

/** A bot that who runs the arena brings along: a function of a view, which may take its time. */
export type Guest = (view: Seen<Position>, legal: readonly Json[], means: Means) => Json | Promise<Json>

/** Finds the guest of this name for a game; `undefined` if nobody of that name was brought. */
export type Guests = (bot: string, game: string) => Guest | undefined

/** Nobody was brought. */
export const NO_GUESTS: Guests = () => undefined

const usualBudget = (name: string): Result<Budget | null> => {
  const frozen = FROZEN.find(each => each === name)
  if (frozen === 'expert-0.1.0') return ok(USUAL_BUDGETS.expert)
  const measures =
    foreseenPhase(name) !== undefined ||
    programIn(name) !== undefined ||
    missingPart(name) !== undefined ||
    yardstickOf(name) !== undefined
  if (frozen !== undefined || measures) return ok(USUAL_BUDGETS.champion)
  const nature = natureOf(name)
  if (!nature.ok) return nature
  return ok(isThinker(nature.value.level) ? USUAL_BUDGETS[nature.value.level] : null)
}

/** A name and its budget; a command may have an @ of its own. */
const partsOf = (text: string): string[] => {
  if (programIn(text) === undefined) return text.split('@')
  const at = text.lastIndexOf('@')
  return at >= 0 && parseBudget(text.slice(at + 1)).ok ? [text.slice(0, at), text.slice(at + 1)] : [text]
}

/** A bot as typed, `champion` or `champion@200ms`; the given budget is for those that name none. */
export const parseEntrant = (text: string, budget?: Budget): Result<Entrant> => {
  const [bot = '', own, ...rest] = partsOf(text.trim())
  const usual = usualBudget(bot)
  if (!usual.ok) return usual
  if (rest.length > 0) return refuse('bad-budget', { budget: [own, ...rest].join('@') })
  const typed = own === undefined ? ok(budget) : parseBudget(own)
  if (!typed.ok) return typed
  const chosen = usual.value === null ? null : (typed.value ?? usual.value)
  return ok({ bot, budget: chosen === null ? null : makeBudget(chosen) })
}

/** The bots of an experiment as typed, with commas between them. */
export const parseEntrants = (text: string, budget?: Budget): Result<readonly Entrant[]> => {
  const entrants: Entrant[] = []
  for (const word of text.split(',')) {
    const entrant = parseEntrant(word, budget)
    if (!entrant.ok) return entrant
    entrants.push(entrant.value)
  }
  return ok(entrants)
}

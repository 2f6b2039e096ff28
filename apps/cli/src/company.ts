import {
  CHARACTERS,
  type Character,
  isThinker,
  LEVELS,
  type Nature,
  natureOf,
  parseBudget,
  parseEntrant,
  rosterOf,
  USUAL_BUDGETS,
} from '@halfpint/bots'
import {
  type Budget,
  type Json,
  must,
  ok,
  type Position,
  type Random,
  type Result,
  refuse,
  type Seen,
} from '@halfpint/core'
import type { Words } from '@halfpint/words'

/** A bot at a table: a level or a regular of the pub, and how long it may think. */
export interface Guest {
  readonly bot: string
  readonly nature: Nature
  readonly budget: Budget
}

/** Who sits down with the player if nobody else is asked for. */
export const USUAL_COMPANY: readonly Character[] = ['gustl', 'tilde', 'bruno', 'wanda', 'jasper', 'oda']

const readGuest = (text: string, budget: Budget | undefined): Result<Guest> => {
  const entrant = parseEntrant(text, budget)
  if (!entrant.ok) return entrant
  const { bot } = entrant.value
  const nature = natureOf(bot)
  if (!nature.ok) return nature
  const own = entrant.value.budget === null ? ok(USUAL_BUDGETS[nature.value.level]) : parseBudget(entrant.value.budget)
  return own.ok ? ok({ bot, nature: nature.value, budget: own.value }) : own
}

/** The bots as typed, with commas between them; the budget is for those that name none. */
export const readGuests = (text: string, budget: string | undefined): Result<readonly Guest[]> => {
  const common = budget === undefined ? ok(undefined) : parseBudget(budget)
  if (!common.ok) return common
  const guests: Guest[] = []
  for (const word of text.split(',')) {
    const guest = readGuest(word, common.value)
    if (!guest.ok) return guest
    guests.push(guest.value)
  }
  return ok(guests)
}

/** One guest for each place: as named, or the only one named for all. */
export const seatGuests = (guests: readonly Guest[], places: number): Result<readonly Guest[]> => {
  if (guests.length === places) return ok(guests)
  if (guests.length === 1) return ok(Array.from({ length: places }, () => guests[0] as Guest))
  return refuse('bots-do-not-fit', { bots: guests.length, places })
}

/** What a guest does, thought out here and now. */
export const decide = (
  gameId: string,
  { nature, budget }: Guest,
  view: Seen<Position>,
  legal: readonly Json[],
  random: Random,
): Json => {
  const choose = must(rosterOf(gameId)).levels[nature.level]
  return choose(view, legal, { random, budget, now: () => performance.now(), temper: nature.temper })
}

/** Whether a guest takes its time. */
export const takesTime = ({ nature }: Guest): boolean => isThinker(nature.level)

/** Levels and regulars in words, for the end of a command's help. */
export const companyHelp = ({ bots }: Words, paint: (text: string) => string): string => {
  const characters: { readonly [who in Character]: { readonly name: string; readonly about: string } } = bots.characters
  const width = Math.max(...CHARACTERS.map(who => who.length))
  const regulars = CHARACTERS.map(who => `  ${who.padEnd(width)}  ${characters[who].name} ${characters[who].about}`)
  return ['', `${paint(bots.botsHelp)} ${LEVELS.join(', ')}`, paint(bots.charactersHelp), ...regulars, ''].join('\n')
}

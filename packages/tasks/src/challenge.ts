import { CHARACTERS, LEVELS, rosterOf } from '@halfpint/bots'
import {
  type AnyGame,
  type AnyOptions,
  type BySeat,
  type Json,
  type Line,
  must,
  type OptionRule,
  ok,
  type Position,
  type Result,
  refuse,
  type Seat,
  step,
  take,
  usual,
} from '@halfpint/core'
import { type Digit, type DigitReader, readDigits, writeDigits } from './digits.ts'
import { TASK_GAME_IDS, taskGameOf } from './games.ts'
import { decksOf, type Task } from './task.ts'

/** Deals that somebody offers to others: by which rules, from which seat, against whom. */
export type Challenge = {
  readonly game: string
  readonly options: AnyOptions
  /** Where the challenger sat, and everybody who takes it up sits. */
  readonly seat: Seat
  /** The bots by seat; `null` where the challenger sat. */
  readonly company: BySeat<string | null>
  readonly name: string
}

/** A game that somebody played, for others to play the same deals: who sat where, and every choice. */
export type PlayedGame = Challenge & {
  /** Every fact of the game. */
  readonly log: readonly Json[]
}

/** A link's first letter: how the rest is to be read. */
const PLAYED = 'g'
const FRESH = 'f'

/** So many fresh deals there are. */
const SEEDS = 1n << 48n

/** Who may sit at a table of a link, in the order in which links number them; new ones are added at the end. */
const COMPANY: readonly string[] = [...LEVELS, ...CHARACTERS]

const LONGEST_NAME = 24

const digit = (value: number, of: number): Digit => [BigInt(value), BigInt(of)]
const taken = (reader: DigitReader, of: number): number => Number(reader.take(BigInt(of)))

const rangeOf = (rule: OptionRule): { least: number; size: number } =>
  rule.kind === 'choice'
    ? { least: 0, size: rule.values.length }
    : { least: rule.least, size: rule.most - rule.least + 1 }

/** Options as digits: for each whether it is as usual, and if not what it is. */
const optionDigits = ({ optionRules }: AnyGame, options: AnyOptions): readonly Digit[] =>
  Object.entries(optionRules).flatMap(([name, rule]) => {
    const value = options[name] as Json
    if (JSON.stringify(value) === JSON.stringify(usual(rule))) return [digit(0, 2)]
    const { least, size } = rangeOf(rule)
    const numbers = rule.kind === 'choice' ? [rule.values.indexOf(String(value))] : [value].flat().map(Number)
    return [digit(1, 2), ...numbers.map(number => digit(number - least, size))]
  })

const readOptionDigits = ({ optionRules }: AnyGame, reader: DigitReader): AnyOptions =>
  Object.fromEntries(
    Object.entries(optionRules).map(([name, rule]) => {
      if (taken(reader, 2) === 0) return [name, usual(rule)]
      const { least, size } = rangeOf(rule)
      const next = (): number => least + taken(reader, size)
      if (rule.kind === 'choice') return [name, rule.values[next()] as string]
      return [name, rule.kind === 'whole' ? next() : Array.from({ length: rule.length }, next)]
    }),
  )

/** Walks through a game fact by fact: `deal` gives each deck, `act` each choice of the seat that is asked first. */
const walk = (
  game: AnyGame,
  opened: Position,
  deal: (state: Position) => readonly Json[],
  act: (seat: Seat, legal: readonly Json[]) => number | undefined,
): Json[] | undefined => {
  const line: Line<Position, Json> = { state: opened, log: [] }
  for (;;) {
    const { state } = line
    const turn = game.turn(state)
    if (turn.kind === 'over') return line.log
    if (turn.kind === 'chance') take(game, line, [{ type: 'dealt', deck: deal(state) }])
    else {
      const seat = turn.seats[0] as Seat
      const legal = game.legal(game.view(state, seat))
      const choice = act(seat, legal)
      if (choice === undefined) return undefined
      must(step(game, line, seat, legal[choice] as Json))
    }
  }
}

/** A name as digits: cut between letters, not within one. */
export const nameDigits = (name: string): readonly Digit[] => {
  const letters = [...name]
  let bytes = new TextEncoder().encode(name)
  while (bytes.length > LONGEST_NAME) {
    letters.pop()
    bytes = new TextEncoder().encode(letters.join(''))
  }
  return [digit(bytes.length, LONGEST_NAME + 1), ...Array.from(bytes, byte => digit(byte, 256))]
}

/** The inverse of `nameDigits`. */
export const readName = (reader: DigitReader): string =>
  new TextDecoder().decode(Uint8Array.from({ length: taken(reader, LONGEST_NAME + 1) }, () => taken(reader, 256)))

const headDigits = (game: AnyGame, { company, seat, options, name }: Challenge): Digit[] => [
  digit(TASK_GAME_IDS.indexOf(game.id), TASK_GAME_IDS.length),
  digit(company.length - game.seats.least, game.seats.most - game.seats.least + 1),
  digit(seat, company.length),
  ...company.map(bot => digit(bot === null ? 0 : 1 + COMPANY.indexOf(bot), 1 + COMPANY.length)),
  ...optionDigits(game, options),
  ...nameDigits(name),
]

/** What stands before the deals of a link, and the game as it is opened. */
const readHead = (reader: DigitReader): Result<{ challenge: Challenge; game: AnyGame; opened: Position }> => {
  const id = TASK_GAME_IDS[taken(reader, TASK_GAME_IDS.length)] as string
  const { game } = must(rosterOf(id))
  const seats = game.seats.least + taken(reader, game.seats.most - game.seats.least + 1)
  const seat = taken(reader, seats)
  const company = Array.from({ length: seats }, () => COMPANY[taken(reader, 1 + COMPANY.length) - 1] ?? null)
  const options = game.options.read(readOptionDigits(game, reader))
  const name = readName(reader)
  const opened = options.ok ? game.open(options.value, seats) : options
  const isAlone = company.every((bot, at) => (bot === null) === (at === seat))
  if (!options.ok || !opened.ok || !isAlone) return refuse('bad-link')
  return ok({ challenge: { game: id, options: options.value, seat, company, name }, game, opened: opened.value })
}

/** Deals that nobody has played yet, as the letters of a link; `seed` is a number of chance below 2^48. */
export const encodeFresh = (challenge: Challenge, seed: number): Result<string> => {
  const roster = rosterOf(challenge.game)
  if (!roster.ok) return roster
  return ok(FRESH + writeDigits([...headDigits(roster.value.game, challenge), [BigInt(seed), SEEDS]]))
}

/** A whole finished game as the letters of a link: deals and every choice, nothing else of the decks. */
export const encodeGame = (played: PlayedGame): Result<string> => {
  const roster = rosterOf(played.game)
  const tasks = taskGameOf(played.game)
  if (!roster.ok) return roster
  if (!tasks.ok) return tasks
  const { game, wishOf } = roster.value
  const seats = played.company.length
  const digits = headDigits(game, played)
  const opened = must(game.open(must(game.options.read(played.options)), seats))
  const decks: (readonly Json[])[] = []
  const wishes: { readonly seat: Seat; readonly action: Json }[] = []
  let state: Position = opened
  for (const event of played.log) {
    const { type, deck } = event as { readonly type: string; readonly deck?: readonly Json[] }
    if (type === 'dealt') decks.push(deck ?? [])
    const wish = wishOf(event, state)
    if (wish !== undefined) wishes.push(wish)
    state = game.evolve(state, event)
  }
  if (game.turn(state).kind !== 'over') return refuse('unfinished-game')
  const walked = walk(
    game,
    opened,
    now => {
      const deck = decks[now.round] as readonly Json[]
      digits.push(...tasks.value.deals.write(deck, now))
      return deck
    },
    (seat, legal) => {
      // Seats that choose at the same time are written in seat order, whoever was first.
      const wish = wishes.find(each => each.seat === seat)
      if (wish === undefined) return undefined
      wishes.splice(wishes.indexOf(wish), 1)
      // The same cards in another order are the same: a card is in the hand or in the row, never in both.
      const told = (action: Json): string => game.actions.make(action).split(' ').toSorted().join(' ')
      const made = told(wish.action)
      const choice = legal.findIndex(action => told(action) === made)
      if (choice < 0) return undefined
      digits.push(digit(choice, legal.length))
      return choice
    },
  )
  return walked === undefined ? refuse('unfinished-game') : ok(PLAYED + writeDigits(digits))
}

/** The game that a link holds, played through by the rules; a link that was changed is refused. */
export const decodeGame = (text: string): Result<PlayedGame> => {
  const read = text.startsWith(PLAYED) ? readDigits(text.slice(1)) : refuse('bad-link')
  if (!read.ok) return read
  const reader = read.value
  const head = readHead(reader)
  if (!head.ok) return head
  const { challenge, game, opened } = head.value
  const { deals } = must(taskGameOf(game.id))
  const log = walk(
    game,
    opened,
    state => deals.read(reader, state),
    (_, legal) => taken(reader, legal.length),
  )
  return log === undefined || !reader.isDone() ? refuse('bad-link') : ok({ ...challenge, log })
}

/** The task to play the same deals; should a game take more rounds than the first one did, they follow from its link. */
export const taskFrom = (link: string, { game, options, seat, company, log }: PlayedGame): Task => ({
  seed: link.slice(-24),
  game,
  options,
  seat,
  company,
  decks: decksOf(log),
})

/** What a link holds: the challenge, the task to play, and the challenger's game if it was played. */
export interface Linked {
  readonly challenge: Challenge
  readonly task: Task
  readonly log: readonly Json[] | null
}

/** Reads a link of either kind. */
export const readLink = (link: string): Result<Linked> => {
  if (!link.startsWith(FRESH)) {
    const played = decodeGame(link)
    if (!played.ok) return played
    const { log, ...challenge } = played.value
    return ok({ challenge, task: taskFrom(link, played.value), log })
  }
  const read = readDigits(link.slice(1))
  if (!read.ok) return read
  const head = readHead(read.value)
  if (!head.ok) return head
  const seed = read.value.take(SEEDS)
  if (!read.value.isDone()) return refuse('bad-link')
  const { name: _, ...deals } = head.value.challenge
  return ok({ challenge: head.value.challenge, task: { ...deals, seed: `fresh ${seed}`, decks: [] }, log: null })
}

import { CHARACTERS, LEVELS, rosterOf } from '@halfpint/bots'
import {
  type AnyGame,
  type AnyOptions,
  type BySeat,
  type Json,
  must,
  type OptionRule,
  ok,
  type Position,
  type Result,
  refuse,
  type Seat,
  usual,
} from '@halfpint/core'
import { type Digit, type DigitReader, readDigits, writeDigits } from './digits.ts'
import { TASK_GAME_IDS, taskGameOf } from './games.ts'
import type { Task } from './task.ts'

/** A game that somebody played, for others to play the same deals: who sat where, and every choice. */
export type PlayedGame = {
  readonly game: string
  readonly options: AnyOptions
  /** Where the challenger sat. */
  readonly seat: Seat
  /** The bots by seat; `null` where the challenger sat. */
  readonly company: BySeat<string | null>
  readonly name: string
  /** Every fact of the game. */
  readonly log: readonly Json[]
}

/** A link's first letter: how the rest is to be read. */
const VERSION = 'g'

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
  act: (state: Position, seat: Seat, legal: readonly Json[]) => number | undefined,
): Json[] | undefined => {
  const log: Json[] = []
  let state = opened
  const take = (events: readonly Json[]): void => {
    for (const event of events) {
      state = game.evolve(state, event)
      log.push(event)
    }
  }
  for (;;) {
    const turn = game.turn(state)
    if (turn.kind === 'over') return log
    if (turn.kind === 'chance') take([{ type: 'dealt', deck: deal(state) }])
    else {
      const seat = turn.seats[0] as Seat
      const legal = game.legal(game.view(state, seat))
      const choice = act(state, seat, legal)
      if (choice === undefined) return undefined
      take(must(game.decide(state, seat, legal[choice] as Json)))
    }
  }
}

const bytesOf = (name: string): readonly number[] => [...new TextEncoder().encode(name)].slice(0, LONGEST_NAME)

/** A whole finished game as the letters of a link: deals and every choice, nothing else of the decks. */
export const encodeGame = (played: PlayedGame): Result<string> => {
  const roster = rosterOf(played.game)
  const tasks = taskGameOf(played.game)
  if (!roster.ok) return roster
  if (!tasks.ok) return tasks
  const { game, wishOf } = roster.value
  const seats = played.company.length
  const name = bytesOf(played.name)
  const digits: Digit[] = [
    digit(TASK_GAME_IDS.indexOf(played.game), TASK_GAME_IDS.length),
    digit(seats - game.seats.least, game.seats.most - game.seats.least + 1),
    digit(played.seat, seats),
    ...played.company.map(bot => digit(bot === null ? 0 : 1 + COMPANY.indexOf(bot), 1 + COMPANY.length)),
    ...optionDigits(game, played.options),
    digit(name.length, LONGEST_NAME + 1),
    ...name.map(byte => digit(byte, 256)),
  ]
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
    (_, seat, legal) => {
      // Seats that choose at the same time are written in seat order, whoever was first.
      const [wish] = wishes.splice(
        wishes.findIndex(each => each.seat === seat),
        1,
      )
      if (wish === undefined) return undefined
      // The same cards in another order are the same: a card is in the hand or in the row, never in both.
      const told = (action: Json): string => game.actions.make(action).split(' ').toSorted().join(' ')
      const made = told(wish.action)
      const choice = legal.findIndex(action => told(action) === made)
      if (choice < 0) return undefined
      digits.push(digit(choice, legal.length))
      return choice
    },
  )
  return walked === undefined ? refuse('unfinished-game') : ok(VERSION + writeDigits(digits))
}

/** The game that a link holds, played through by the rules; a link that was changed is refused. */
export const decodeGame = (text: string): Result<PlayedGame> => {
  if (!text.startsWith(VERSION)) return refuse('bad-link')
  const read = readDigits(text.slice(1))
  if (!read.ok) return read
  const reader = read.value
  const id = TASK_GAME_IDS[taken(reader, TASK_GAME_IDS.length)] as string
  const { game } = must(rosterOf(id))
  const seats = game.seats.least + taken(reader, game.seats.most - game.seats.least + 1)
  const seat = taken(reader, seats)
  const company = Array.from({ length: seats }, () => {
    const bot = taken(reader, 1 + COMPANY.length)
    return bot === 0 ? null : (COMPANY[bot - 1] as string)
  })
  const options = game.options.read(readOptionDigits(game, reader))
  const name = Uint8Array.from({ length: taken(reader, LONGEST_NAME + 1) }, () => taken(reader, 256))
  const opened = options.ok ? game.open(options.value, seats) : options
  if (!options.ok || !opened.ok || company[seat] !== null) return refuse('bad-link')
  const { deals } = must(taskGameOf(id))
  const log = walk(
    game,
    opened.value,
    state => deals.read(reader, state),
    (_, __, legal) => taken(reader, legal.length),
  )
  if (log === undefined || !reader.isDone()) return refuse('bad-link')
  return ok({ game: id, options: options.value, seat, company, name: new TextDecoder().decode(name), log })
}

/** The task to play the same deals; should a game take more rounds than the first one did, they follow from its link. */
export const taskFrom = (link: string, { game, options, seat, company, log }: PlayedGame): Task => ({
  seed: link.slice(-24),
  game,
  options,
  seat,
  company,
  decks: log.flatMap(event => {
    const { type, deck } = event as { readonly type: string; readonly deck?: readonly Json[] }
    return type === 'dealt' ? [deck ?? []] : []
  }),
})
